import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import { type Change, type Draft, isSamePlace, type KeptWork, keptWork } from '../protocol.ts';

/** File with drafts and changes inside the locales folder; not a bundle, ignored by git. */
const KEPT_FILE = join('.drafts', 'desk.json');

/** A file written with an entry, before and after; `before` is null if it did not exist. */
const writtenFile = z.object({ path: z.string(), before: z.string().nullable(), after: z.string() });
export type WrittenFile = z.infer<typeof writtenFile>;
const stored = keptWork.extend({
  /** Highest id of any change so far: another tab may still show a change that is gone. */
  last: z.number().default(0),
  /** Files written with an entry, by the id of the change. */
  written: z.record(z.string(), z.array(writtenFile)).default({}),
});
/** Migration: older versions call `session` `sitting`. */
const storedFile = z.preprocess(
  (file) => (isRecord(file) && 'sitting' in file ? { session: file['sitting'], ...file } : file),
  stored,
);

type NewChange = Change extends infer Each ? (Each extends Change ? Omit<Each, 'id'> : never) : never;

/** Work that survives a server restart: drafts and the changes of this session. */
export type WorkKeeper = {
  current: () => KeptWork;
  keepDraft: (draft: Draft) => void;
  dropDraft: (place: { file: string; key: string }) => void;
  addChange: (change: NewChange, files?: readonly WrittenFile[]) => void;
  /** Returns the files that a change wrote, for its undo. */
  filesOf: (id: number) => readonly WrittenFile[];
  removeChange: (id: number) => void;
  /** Starts a new list of changes. */
  closeSession: () => void;
};

/** Opens the stored work of a locales folder. */
export function openKeptWork(folder: string): WorkKeeper {
  const path = join(folder, KEPT_FILE);
  let work = readWork(path);
  const keep = (next: z.infer<typeof stored>) => {
    writeWhole(path, `${JSON.stringify(next, null, 2)}\n`);
    work = next;
  };
  const others = (place: { file: string; key: string }) =>
    work.drafts.filter((draft) => !isSamePlace(draft, place));
  return {
    current: () => ({ drafts: work.drafts, session: work.session }),
    keepDraft: (draft) => keep({ ...work, drafts: [...others(draft), draft] }),
    dropDraft: (place) => {
      if (work.drafts.some((draft) => isSamePlace(draft, place))) keep({ ...work, drafts: others(place) });
    },
    addChange: (change, files) => {
      const id = 1 + Math.max(work.last, ...work.session.map((each) => each.id));
      const written = files === undefined ? work.written : { ...work.written, [id]: [...files] };
      keep({ ...work, session: [...work.session, { ...change, id }], last: id, written });
    },
    filesOf: (id) => work.written[String(id)] ?? [],
    removeChange: (id) => {
      const { [String(id)]: _gone, ...written } = work.written;
      keep({ ...work, session: work.session.filter((each) => each.id !== id), written });
    },
    closeSession: () => keep({ ...work, session: [], written: {} }),
  };
}

function readWork(path: string): z.infer<typeof stored> {
  try {
    return storedFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { drafts: [], session: [], last: 0, written: {} };
    // An unreadable file is not overwritten: the user may be able to repair it.
    throw new Error(`${path} cannot be read. Fix it or move it away.`, { cause: error });
  }
}
