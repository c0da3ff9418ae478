import { z } from 'zod';
import type { State } from '../locales/text-state.ts';

/** Protocol between desk and server. */

/** URL path of the desk; its API is below it. */
export const DESK_PATH = '/admin/translate';
export const API_PATH = `${DESK_PATH}/api/`;
/** A path that does not exist on the site, used to preview the 404 page. */
export const UNKNOWN_PATH = '/unknown';
/** Event from the server: bundles have changed on disk. */
export const CHANGED_EVENT = 'desk:changed';

/** Text states, most urgent first. */
export const taskOrder = [
  'stale',
  'new',
  'changed',
  'translated',
  'reviewed',
] as const satisfies readonly State[];

/** Place of a text: its bundle, such as `ar/pages/home.json`, and its keys joined by dots. */
const place = { file: z.string(), key: z.string() };

const text = z.object({
  ...place,
  /** Number that identifies the text in pages. */
  mark: z.number(),
  /** Text in the file; null if the language has not written it. */
  text: z.string().nullable(),
  /** The default-language text that it translates. */
  source: z.string().nullable(),
  /** `unknown` if the signatures are unreadable, `unreadable` if the text or its source is. */
  state: z.enum([...taskOrder, 'unknown', 'unreadable']),
  note: z.string(),
  max: z.number().nullable(),
  /** Visible characters of a text with a limit. */
  length: z.number(),
  /** Plural form. */
  form: z.string().nullable(),
  /** True if the translation was marked as intended. */
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

/** A written text that is not in its file yet. `base` is the text in the file at that time. */
const draft = z.object({ ...place, text: z.string(), base: z.string().nullable() });
export type Draft = z.infer<typeof draft>;

/** A text before and after a change; `before` is null if the file lacked it. */
const written = z.object({ ...place, before: z.string().nullable(), after: z.string() });
export type Written = z.infer<typeof written>;

const signature = z.object({ source: z.string().optional(), text: z.string(), reviewed: z.boolean() });
const change = z.discriminatedUnion('kind', [
  z.object({
    ...written.shape,
    kind: z.literal('text'),
    id: z.number(),
    /** Texts written together with it, because they depend on each other. */
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
    /** Kind and id of the added entry (or a term), and its files. */
    entry: z.string(),
    name: z.string(),
    files: z.array(z.string()),
  }),
]);
/** A change of this session. */
export type Change = z.infer<typeof change>;

export const keptWork = z.object({ drafts: z.array(draft), session: z.array(change) });
export type KeptWork = z.infer<typeof keptWork>;

const side = z.string().nullable();
/** Texts that differ between the two sides of a merge, and git's labels of the sides. */
const sides = z.object({
  names: z.object({ here: z.string(), there: z.string() }),
  texts: z.array(z.object({ key: z.string(), here: side, there: side })),
});
export type Sides = z.infer<typeof sides>;

/** An unreadable file. */
const broken = z.object({
  file: z.string(),
  line: z.number().nullable(),
  found: z.string(),
  remedy: z.string(),
  /** True if the desk shows its last readable version. */
  isShown: z.boolean(),
  sides: sides.nullable(),
  /** True if it can be fixed in one step. */
  canFix: z.boolean(),
});
export type BrokenFile = z.infer<typeof broken>;

/** A comment on a text; `at` identifies it. */
const said = z.object({ at: z.string(), by: z.string(), text: z.string(), closedBy: z.string().nullable() });
const thread = z.object({ ...place, said: z.array(said) });
export type Thread = z.infer<typeof thread>;

/** State of the bundles of `paths`, or of all. `broken` always covers all files. */
export const overviewPart = keptWork.extend({
  texts: z.array(text),
  findings: z.array(finding),
  broken: z.array(broken),
  threads: z.array(thread),
  /** True if the site owner has a command that suggests texts. */
  canSuggest: z.boolean(),
  paths: z.array(z.string()),
  /** True if `findings` is complete. */
  isChecked: z.boolean(),
});
export type OverviewPart = z.infer<typeof overviewPart>;

/** The addresses of the pages that contain each text in their HTML, by mark. */
export const places = z.record(z.string(), z.array(z.string()));
export type Places = z.infer<typeof places>;

/** Response to a call that changes something, with the changed state. */
export const outcome = z.object({
  result: z.enum(['done', 'kept', 'conflict', 'unreadable', 'gone']),
  /** Problems that keep a text out of its file. */
  findings: z.array(finding),
  /** The text in the file, if it differs from the one that was edited. */
  disk: z.string().nullable(),
  part: overviewPart,
});
export type Outcome = z.infer<typeof outcome>;

/** Response to replacing words: the texts that were left unchanged, each with the reason. */
export const replaceOutcome = z.object({
  /** `finding` is null if the text has changed on disk since. */
  refused: z.array(z.object({ ...place, finding: finding.nullable() })),
  part: overviewPart,
});
export type ReplaceOutcome = z.infer<typeof replaceOutcome>;

/** Result of checking a text: its problems, length and rendering. */
export const checkResult = z.object({
  findings: z.array(finding),
  length: z.number(),
  painted: z.string(),
  /** The text with all automatic fixes. */
  mended: z.string(),
});
export type CheckResult = z.infer<typeof checkResult>;

/** A text and its source as the user saw them, so nothing else is signed. */
const seen = { ...place, text: z.string().nullable(), source: z.string().nullable() };

/** Schemas of the calls. */
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

/** True if a file contains signatures or comments instead of texts. */
export function isState(file: string): boolean {
  return file.startsWith('state/');
}

/** True if two places are equal. */
export function isSamePlace(a: { file: string; key: string }, b: { file: string; key: string }): boolean {
  return a.file === b.file && a.key === b.key;
}
