import { z } from 'zod';
import { type DeskText, overviewPart } from './protocol.ts';

const packed = z.object({ values: z.array(z.unknown()), columns: z.record(z.string(), z.array(z.number())) });

/**
 * Packs texts for the response: each distinct value once, and a column of value indexes per property. A large site has
 * a hundred thousand texts with few distinct values.
 */
export function packTexts(texts: readonly DeskText[]): z.infer<typeof packed> {
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  };
  const names = overviewPart.shape.texts.element.keyof().options;
  const columns = names.map((name) => [name, texts.map((text) => numberOf(text[name]))] as const);
  return { columns: Object.fromEntries(columns), values: [...numbers.keys()] };
}

function unpack({ values, columns }: z.infer<typeof packed>): unknown[] {
  const named = Object.entries(columns);
  return (named[0]?.[1] ?? []).map((_, index) => {
    const text: Record<string, unknown> = {};
    for (const [name, column] of named) text[name] = values[column[index] ?? -1];
    return text;
  });
}

/** A server response with packed texts. */
export const packedPart = overviewPart.extend({
  texts: packed.transform(unpack).pipe(overviewPart.shape.texts),
});
