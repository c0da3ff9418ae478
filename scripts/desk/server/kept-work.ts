import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { writeWhole } from '../../locales/write-whole.ts';
import { type Change, type Draft, isSamePlace, type KeptWork, keptWork } from '../protocol.ts';

/** Where drafts and the list of changes stand inside the locales folder: no bundle, not in git. */
const KEPT_FILE = join('.drafts', 'desk.json');

/** A file that an entry was written into, as it was and as it is; nothing where it was not there. */
const writtenFile = z.object({ path: z.string(), before: z.string().nullable(), after: z.string() });
export type WrittenFile = z.infer<typeof writtenFile>;
const stored = keptWork.extend({
  /** What was written with an entry, by the number of its change. */
  written: z.record(z.string(), z.array(writtenFile)).default({}),
});
/** The file, in which older desks named the changes of a session otherwise. */
const storedFile = z.preprocess(
  (file) => (isRecord(file) && 'sitting' in file ? { session: file['sitting'], ...file } : file),
  stored,
);

type NewChange = Change extends infer Each ? (Each extends Change ? Omit<Each, 'id'> : never) : never;

/** What outlives the server beside the bundles: every draft, and what was changed in this session. */
export type WorkKeeper = {
  current: () => KeptWork;
  keepDraft: (draft: Draft) => void;
  dropDraft: (place: { file: string; key: string }) => void;
  addChange: (change: NewChange, files?: readonly WrittenFile[]) => void;
  /** The files that a change has written, for its undo. */
  filesOf: (id: number) => readonly WrittenFile[];
  removeChange: (id: number) => void;
  /** Begins a new list of changes. */
  closeSession: () => void;
};

/** Keeps work in a locales folder. */
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
      const id = 1 + Math.max(0, ...work.session.map((each) => each.id));
      const written = files === undefined ? work.written : { ...work.written, [id]: [...files] };
      keep({ ...work, session: [...work.session, { ...change, id }], written });
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
      return { drafts: [], session: [], written: {} };
    // What cannot be understood is not written over: somebody may still fix it.
    throw new Error(`${path} cannot be read. Mend it or move it away.`, { cause: error });
  }
}
