import { z } from 'zod';
import { overviewPart } from './protocol.ts';

/** What the desk and its server say to each other about what several people do together. */

const place = { file: z.string(), key: z.string() };

/** What became of changes that were handed in: every way in which that ends. */
const endings = [
  'sent',
  'joined',
  'committed',
  'nothing',
  'taken',
  'conflict',
  'notJoined',
  'notSent',
  'notCommitted',
  'merging',
  'unreadable',
  'noIdentity',
  'detached',
  'noRepository',
] as const;
/** The branch on which somebody works, and what git calls the place that it is sent to. */
export const handInTarget = z.object({
  target: z.object({ branch: z.string(), remote: z.string().nullable() }).nullable(),
});
export type HandInTarget = z.infer<typeof handInTarget>;

export const handedIn = handInTarget.extend({
  result: z.enum(endings),
  /** Files that were committed. */
  files: z.array(z.string()),
  /** Files beside the folder that its texts need, and that were not committed. */
  left: z.array(z.string()),
  /** What git says of it, or files in which somebody has to choose. */
  detail: z.string(),
  part: overviewPart,
});
export type HandedIn = z.infer<typeof handedIn>;

const version = z.object({ at: z.string(), by: z.string(), text: z.string() });
export const versions = z.object({
  /** The last texts of a place that were committed, the newest first. */
  versions: z.array(version),
  /** Who has confirmed it, or reviewed it; nothing where that is not committed. */
  signed: z.object({ at: z.string(), by: z.string(), reviewed: z.boolean() }).nullable(),
});
export type Versions = z.infer<typeof versions>;

/** A text of the owner's command, or why there is none. */
export const suggestion = z.object({
  result: z.enum(['done', 'same', 'empty', 'slow', 'failed', 'garbled']),
  text: z.string(),
  detail: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

const word = z.string().trim().min(1);

/** What the desk asks for. */
export const teamCalls = {
  /** Says something about a text. */
  remark: z.object({ ...place, text: z.string().trim().min(1) }),
  /** Closes what somebody has read of it. */
  settle: z.object({ ...place, seen: z.array(z.string()) }),
  /** Commits the changes of the folder. */
  'hand-in': z.object({ message: z.string().trim().min(1) }),
  /** Sends what was committed. */
  send: z.object({}),
  /** Where it would go. */
  target: z.object({}),
  /** What a text was before, and who has signed it. */
  versions: z.object(place),
  suggest: z.object({ ...place, text: z.string() }),
  /** Fixes what keeps a file from being read, where that has one right form only. */
  'fix-file': z.object({ file: z.string() }),
  'add-term': z.object({ en: word, ar: word }),
  /** Says that a text differs from others of its source with good reason, as somebody has seen it. */
  mean: z.object({ ...place, text: z.string(), source: z.string() }),
} as const;
export type TeamCallName = keyof typeof teamCalls;
export type TeamCalls = { [Name in TeamCallName]: z.infer<(typeof teamCalls)[Name]> };
