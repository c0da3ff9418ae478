import { z } from 'zod';
import { outcome } from './protocol.ts';

/** What the desk and its server say to each other about entries that are added. */

const note = z.string();
/** A fact, by the name that `npm run locales -- add --set` has for it. */
const fact = z.object({
  name: z.string(),
  note,
  /** What an entry that exists has there. */
  example: z.string(),
  /** Values to choose from, or to be suggested, and what they are called. */
  options: z.array(z.object({ value: z.string(), title: z.string() })),
  /** Whether it has to be one of them. */
  isChoice: z.boolean(),
  isOptional: z.boolean(),
});
export type FormFact = z.infer<typeof fact>;

/** A text that every language writes; in front of its name stands the language: `ar.question`. */
const text = z.object({
  name: z.string(),
  note,
  /** By language. */
  examples: z.record(z.string(), z.string()),
  max: z.number().nullable(),
  isOptional: z.boolean(),
});
export type FormText = z.infer<typeof text>;

/** Texts that come as often as is wanted: `en.tags.0.label`. */
const rows = z.object({ name: z.string(), note, texts: z.array(text) });

const form = z.object({
  kind: z.string(),
  /** Id of the entry that the examples are taken from. */
  example: z.string(),
  facts: z.array(fact),
  texts: z.array(text),
  lists: z.array(rows),
  /** Words by which the search finds it: `search.en.keywords`. */
  search: z.array(text),
  /** Lists of pages that may show it, by the titles above them, and whether they do when nothing is chosen. */
  places: z.array(z.object({ name: z.string(), title: z.string(), isUsual: z.boolean() })),
});
export type EntryForm = z.infer<typeof form>;
export const entryForms = z.array(form);

/** What was typed into a form: values by the names of its fields. */
export const entryCall = z.object({
  kind: z.string(),
  values: z.record(z.string(), z.string()),
  show: z.array(z.string()),
});
export type EntryCall = z.infer<typeof entryCall>;

/** A reason against an entry, at a field or at none. */
const entryFinding = z.object({
  field: z.string().nullable(),
  /** File and key; empty where the field says enough. */
  place: z.string(),
  found: z.string(),
  expected: z.string(),
  remedy: z.string(),
});
export type EntryFinding = z.infer<typeof entryFinding>;

/** What an entry would be: its id, the files that it takes, what is left to be done, what keeps it out. */
export const entryCheckResult = z.object({
  id: z.string(),
  /** Key of its first text. */
  key: z.string(),
  files: z.array(z.string()),
  rest: z.string(),
  findings: z.array(entryFinding),
});
export type EntryCheckResult = z.infer<typeof entryCheckResult>;

export const entryOutcome = outcome.pick({ part: true }).extend({
  isDone: z.boolean(),
  checkResult: entryCheckResult,
});
export type EntryOutcome = z.infer<typeof entryOutcome>;
