import { z } from 'zod';

const pair = z.object({ source: z.string(), text: z.string() });
/** What helps to write a text. */
export const aid = z.object({
  /** Its source and itself as they were confirmed; nothing where git does not know them. */
  was: z.object({ source: z.string().nullable(), text: z.string().nullable() }),
  /** Terms of the glossary that its source holds. */
  terms: z.array(pair),
  /** Other texts with similar sources, the most similar first. */
  similar: z.array(pair),
});
export type Aid = z.infer<typeof aid>;
