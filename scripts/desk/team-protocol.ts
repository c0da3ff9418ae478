import { z } from 'zod';
import { overviewPart } from './protocol.ts';

/** Protocol between desk and server for teamwork. */

const place = { file: z.string(), key: z.string() };

/** Results of a commit or push. */
const endings = [
  'sent',
  'joined',
  'committed',
  'nothing',
  'taken',
  'conflict',
  'removed',
  'notJoined',
  'notSent',
  'notCommitted',
  'merging',
  'unreadable',
  'noIdentity',
  'detached',
  'noRepository',
] as const;
/** What to do with files that one side removed and the other changed. */
const removalChoice = z.enum(['remove', 'keep']);
export type RemovalChoice = z.infer<typeof removalChoice>;

/** The current branch and the name of its remote. */
export const handInTarget = z.object({
  target: z.object({ branch: z.string(), remote: z.string().nullable() }).nullable(),
});
export type HandInTarget = z.infer<typeof handInTarget>;

export const handedIn = handInTarget.extend({
  result: z.enum(endings),
  /** Files that were committed. */
  files: z.array(z.string()),
  /** Uncommitted files outside the folder that belong to its texts. */
  left: z.array(z.string()),
  /** Output of git, or the files with conflicts. */
  detail: z.string(),
  part: overviewPart,
});
export type HandedIn = z.infer<typeof handedIn>;

const version = z.object({ at: z.string(), by: z.string(), text: z.string() });
export const versions = z.object({
  /** The last committed versions, newest first. */
  versions: z.array(version),
  /** Who confirmed or reviewed the text; null if that is not committed. */
  signed: z.object({ at: z.string(), by: z.string(), reviewed: z.boolean() }).nullable(),
});
export type Versions = z.infer<typeof versions>;

/** A suggestion from the owner's command, or why there is none. */
export const suggestion = z.object({
  result: z.enum(['done', 'same', 'empty', 'slow', 'failed', 'garbled']),
  text: z.string(),
  detail: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

const word = z.string().trim().min(1);

/** Schemas of the calls. */
export const teamCalls = {
  /** Adds a comment to a text. */
  remark: z.object({ ...place, text: z.string().trim().min(1) }),
  /** Closes the comments that the user has seen. */
  settle: z.object({ ...place, seen: z.array(z.string()) }),
  /** Commits the changes of the folder. */
  'hand-in': z.object({ message: z.string().trim().min(1) }),
  /** Pushes the commits. */
  send: z.object({ choice: removalChoice.optional() }),
  /** Returns the push target. */
  target: z.object({}),
  /** Returns earlier versions of a text and its signer. */
  versions: z.object(place),
  suggest: z.object({ ...place, text: z.string() }),
  /** Fixes syntax errors that have one possible correction. */
  'fix-file': z.object({ file: z.string() }),
  'add-term': z.object({ en: word, ar: word }),
  /** Marks a translation as intended, as the user saw it. */
  mean: z.object({ ...place, text: z.string(), source: z.string() }),
} as const;
export type TeamCallName = keyof typeof teamCalls;
export type TeamCalls = { [Name in TeamCallName]: z.infer<(typeof teamCalls)[Name]> };
