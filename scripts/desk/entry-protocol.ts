import { z } from 'zod';
import { outcome } from './protocol.ts';

/** Protocol between desk and server for adding entries. */

const note = z.string();
/** A fact, named as in `npm run locales -- add --set`. */
const fact = z.object({
  name: z.string(),
  note,
  /** The value of an existing entry. */
  example: z.string(),
  /** Values to choose from, or suggestions, with their names. */
  options: z.array(z.object({ value: z.string(), title: z.string() })),
  /** True if the value must be one of the options. */
  isChoice: z.boolean(),
  isOptional: z.boolean(),
});
export type FormFact = z.infer<typeof fact>;

/** A text with a value per language; field names start with the language: `ar.question`. */
const text = z.object({
  name: z.string(),
  note,
  /** By language. */
  examples: z.record(z.string(), z.string()),
  max: z.number().nullable(),
  isOptional: z.boolean(),
});
export type FormText = z.infer<typeof text>;

/** A list with any number of rows: `en.tags.0.label`. */
const rows = z.object({ name: z.string(), note, texts: z.array(text) });

const form = z.object({
  kind: z.string(),
  /** Id of the entry that the examples are taken from. */
  example: z.string(),
  facts: z.array(fact),
  texts: z.array(text),
  lists: z.array(rows),
  /** Search words of the entry: `search.en.keywords`. */
  search: z.array(text),
  /** Lists of pages that can show the entry, with their titles; `isUsual` lists do so by default. */
  places: z.array(z.object({ name: z.string(), title: z.string(), isUsual: z.boolean() })),
});
export type EntryForm = z.infer<typeof form>;
export const entryForms = z.array(form);

/** Values of a form by field name. */
export const entryCall = z.object({
  kind: z.string(),
  values: z.record(z.string(), z.string()),
  show: z.array(z.string()),
});
export type EntryCall = z.infer<typeof entryCall>;

/** A problem of an entry; `field` is null if it belongs to no field. */
const entryFinding = z.object({
  field: z.string().nullable(),
  /** File and key; empty if the field is sufficient. */
  place: z.string(),
  found: z.string(),
  expected: z.string(),
  remedy: z.string(),
});
export type EntryFinding = z.infer<typeof entryFinding>;

/** Result of checking an entry: its id, its files, the remaining steps and its problems. */
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
