import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type Draft, isSamePlace, type KeptWork, keptWork } from '../protocol.ts';
import { writeWhole } from './write-whole.ts';

/** Where drafts and the list of changes stand inside the locales folder: no bundle, not in git. */
const KEPT_FILE = join('.drafts', 'desk.json');

type NewChange = Change extends infer Each ? (Each extends Change ? Omit<Each, 'id'> : never) : never;

/** What outlives the server beside the bundles: every draft, and what was changed in this sitting. */
export type WorkKeeper = {
  current: () => KeptWork;
  keepDraft: (draft: Draft) => void;
  dropDraft: (place: { file: string; key: string }) => void;
  addChange: (change: NewChange) => void;
  removeChange: (id: number) => void;
  /** Begins a new list of changes. */
  closeSitting: () => void;
};

/** Keeps work in a locales folder. */
export function openKeptWork(folder: string): WorkKeeper {
  const path = join(folder, KEPT_FILE);
  let work = readWork(path);
  const keep = (next: KeptWork) => {
    writeWhole(path, `${JSON.stringify(next, null, 2)}\n`);
    work = next;
  };
  const others = (place: { file: string; key: string }) =>
    work.drafts.filter((draft) => !isSamePlace(draft, place));
  return {
    current: () => work,
    keepDraft: (draft) => keep({ ...work, drafts: [...others(draft), draft] }),
    dropDraft: (place) => {
      if (work.drafts.some((draft) => isSamePlace(draft, place))) keep({ ...work, drafts: others(place) });
    },
    addChange: (change) => {
      const id = 1 + Math.max(0, ...work.sitting.map((each) => each.id));
      keep({ ...work, sitting: [...work.sitting, { ...change, id }] });
    },
    removeChange: (id) => keep({ ...work, sitting: work.sitting.filter((each) => each.id !== id) }),
    closeSitting: () => keep({ ...work, sitting: [] }),
  };
}

function readWork(path: string): KeptWork {
  try {
    return keptWork.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { drafts: [], sitting: [] };
    // What cannot be understood is not written over: somebody may still mend it.
    throw new Error(`${path} cannot be read. Mend it or move it away.`, { cause: error });
  }
}
