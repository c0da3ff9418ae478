import { z } from 'zod';

const pair = z.object({ source: z.string(), text: z.string() });
/** Help for writing a text. */
export const aid = z.object({
  /** The confirmed source and text; null if git does not have them. */
  was: z.object({ source: z.string().nullable(), text: z.string().nullable() }),
  /** Glossary terms in its source. */
  terms: z.array(pair),
  /** Other texts with similar sources, most similar first. */
  similar: z.array(pair),
});
export type Aid = z.infer<typeof aid>;
