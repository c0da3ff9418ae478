import { z } from 'zod';
import type { State } from '../locales/text-state.ts';

/** What the desk and its server say to each other. */

/** Address of the desk; the calls of its server stand below it. */
export const DESK_PATH = '/admin/translate';
export const API_PATH = `${DESK_PATH}/api/`;
/** A path that is none of the site's: there stands the page for addresses that are not known. */
export const UNKNOWN_PATH = '/unknown';
/** What the server tells the desk on its own: the bundles have changed on disk. */
export const CHANGED_EVENT = 'desk:changed';

/** The states of a text in the order in which they ask for somebody. */
export const taskOrder = [
  'stale',
  'new',
  'changed',
  'translated',
  'reviewed',
] as const satisfies readonly State[];

/** One text: the bundle that holds it, `ar/pages/home.json`, and its keys, joined by dots. */
const place = { file: z.string(), key: z.string() };

const text = z.object({
  ...place,
  /** Number by which the texts of a page name it. */
  mark: z.number(),
  /** What the file holds; nothing where the language has not written it. */
  text: z.string().nullable(),
  /** The text of the default language that it translates. */
  source: z.string().nullable(),
  /** `unknown` where what was confirmed cannot be read, `unreadable` where the text or its source cannot. */
  state: z.enum([...taskOrder, 'unknown', 'unreadable']),
  note: z.string(),
  max: z.number().nullable(),
  /** Characters that a visitor sees of a text that has a limit. */
  length: z.number(),
  /** Plural form. */
  form: z.string().nullable(),
  /** Whether somebody has said that it differs from others of its source with good reason. */
  isIntended: z.boolean(),
});
export type DeskText = z.infer<typeof text>;

const finding = z.object({
  ...place,
  found: z.string(),
  expected: z.string(),
  remedy: z.string(),
  isWarning: z.boolean(),
  canMean: z.boolean(),
});
export type Finding = z.infer<typeof finding>;

/** A text that was written and is not in its file yet. `base` is what the file held. */
const draft = z.object({ ...place, text: z.string(), base: z.string().nullable() });
export type Draft = z.infer<typeof draft>;

/** A text before and after a change; nothing where the file lacked it. */
const written = z.object({ ...place, before: z.string().nullable(), after: z.string() });
export type Written = z.infer<typeof written>;

const signature = z.object({ source: z.string().optional(), text: z.string(), reviewed: z.boolean() });
const change = z.discriminatedUnion('kind', [
  z.object({
    ...written.shape,
    kind: z.literal('text'),
    id: z.number(),
    /** Texts that were written with it, as each needs the other. */
    beside: z.array(written).default([]),
  }),
  z.object({
    kind: z.literal('state'),
    id: z.number(),
    /** Texts that were signed in one step. */
    signed: z.array(z.object({ ...place, before: signature.nullable(), after: signature })).min(1),
  }),
  z.object({
    kind: z.literal('entry'),
    id: z.number(),
    /** Kind and id of the entry that was added, or a term, and the files that it took. */
    entry: z.string(),
    name: z.string(),
    files: z.array(z.string()),
  }),
]);
/** What was changed in this session. */
export type Change = z.infer<typeof change>;

export const keptWork = z.object({ drafts: z.array(draft), session: z.array(change) });
export type KeptWork = z.infer<typeof keptWork>;

const side = z.string().nullable();
/** Texts that the two sides of a merge have written differently, and what git calls the sides. */
const sides = z.object({
  names: z.object({ here: z.string(), there: z.string() }),
  texts: z.array(z.object({ key: z.string(), here: side, there: side })),
});
export type Sides = z.infer<typeof sides>;

/** A file that cannot be read. */
const broken = z.object({
  file: z.string(),
  line: z.number().nullable(),
  found: z.string(),
  remedy: z.string(),
  /** Whether the desk shows what it held before. */
  isShown: z.boolean(),
  sides: sides.nullable(),
  /** Whether it can be fixed in one step. */
  canFix: z.boolean(),
});
export type BrokenFile = z.infer<typeof broken>;

/** What was said about a text; `at` names it among the others. */
const said = z.object({ at: z.string(), by: z.string(), text: z.string(), closedBy: z.string().nullable() });
const thread = z.object({ ...place, said: z.array(said) });
export type Thread = z.infer<typeof thread>;

/** What stands in the bundles; those of the named paths, or all. What is broken is always told whole. */
export const overviewPart = keptWork.extend({
  texts: z.array(text),
  findings: z.array(finding),
  broken: z.array(broken),
  threads: z.array(thread),
  /** Whether a command of the owner suggests texts. */
  canSuggest: z.boolean(),
  paths: z.array(z.string()),
  /** Whether the findings are all there are. */
  isChecked: z.boolean(),
});
export type OverviewPart = z.infer<typeof overviewPart>;

/** The pages, by their addresses, on which each text stands as they are served; by its mark. */
export const places = z.record(z.string(), z.array(z.string()));
export type Places = z.infer<typeof places>;

/** Answers to the calls that change something; each comes with what has changed by it. */
export const outcome = z.object({
  result: z.enum(['done', 'kept', 'conflict', 'unreadable', 'gone']),
  /** What keeps a text from its file. */
  findings: z.array(finding),
  /** What the file holds, when it is another text than the one that was edited. */
  disk: z.string().nullable(),
  part: overviewPart,
});
export type Outcome = z.infer<typeof outcome>;

/** Answer to the replacement of words in many texts: those that were left as they were, each with the reason. */
export const replaceOutcome = z.object({
  /** Nothing is found where somebody has changed the text meanwhile. */
  refused: z.array(z.object({ ...place, finding: finding.nullable() })),
  part: overviewPart,
});
export type ReplaceOutcome = z.infer<typeof replaceOutcome>;

/** What a text would be: its faults, its length, how it is painted. */
export const checkResult = z.object({
  findings: z.array(finding),
  length: z.number(),
  painted: z.string(),
  /** The text with everything fixed that has one right form only. */
  mended: z.string(),
});
export type CheckResult = z.infer<typeof checkResult>;

/** A text and its source as somebody has seen them, so that nothing else is signed. */
const seen = { ...place, text: z.string().nullable(), source: z.string().nullable() };

/** What the desk asks for. */
export const calls = {
  aid: z.object(place),
  check: z.object({ ...place, text: z.string() }),
  draft: z.object({ ...place, text: z.string().nullable(), base: z.string().nullable() }),
  save: z.object({ ...place, text: z.string(), base: z.string().nullable() }),
  replace: z.object({ texts: z.array(z.object({ ...place, text: z.string(), base: z.string() })).min(1) }),
  confirm: z.object({ texts: z.array(z.object(seen)).min(1), reviewed: z.boolean() }),
  undo: z.object({ id: z.number() }),
  resolve: z.object({
    file: z.string(),
    texts: z.array(sides.shape.texts.element.extend({ takes: z.enum(['here', 'there']) })),
  }),
  close: z.object({}),
} as const;
export type CallName = keyof typeof calls;
export type Calls = { [Name in CallName]: z.infer<(typeof calls)[Name]> };

/** Returns whether a file of the folder holds what was signed or said, and no texts. */
export function isState(file: string): boolean {
  return file.startsWith('state/');
}

/** Returns whether two places are the same. */
export function isSamePlace(a: { file: string; key: string }, b: { file: string; key: string }): boolean {
  return a.file === b.file && a.key === b.key;
}
