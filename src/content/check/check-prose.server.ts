import type { Fault } from '#src/content/read/problem.server.ts';
import type { Quotes } from './check-typography.server.ts';
import type { TextEntry } from './collect-entries.server.ts';

type Entries = ReadonlyMap<string, TextEntry>;
const DOUBLED = /(?<![\p{L}\p{M}\p{N}’])(\p{L}[\p{L}\p{M}’]*)\s+\1(?![\p{L}\p{M}\p{N}])/giu;
const NOTE = /(?<!\p{L})(?:TODO|FIXME|TBD|XXX+|[Ll]orem ipsum)(?!\p{L})/u;

/** Finds doubled words, except those in `repeats` (`*` matches any letters), and leftover notes such as TODO. */
export function checkProse(text: string, repeats: readonly string[] = []): Fault[] {
  const meant = repeats.join('|').replaceAll('*', '.*');
  const doubled = [...text.matchAll(DOUBLED)]
    .map(([, word = '']) => word)
    .filter((word) => !new RegExp(`^(?:${meant})$`, 'iu').test(word));
  const note = NOTE.exec(text)?.[0];
  return [
    ...doubled.map((word): Fault => ({ code: 'word-doubled', values: { word } })),
    ...(note === undefined ? [] : [{ code: 'note-left', values: { note } } as const]),
  ];
}

/** Checks that brackets and quotes are paired. The texts before and after a figure are checked as one. */
export function checkMarks(entry: TextEntry, entries: Entries, quotes?: Quotes): Fault[] {
  const key = entry.path.at(-1);
  const sibling = (name: string) => entries.get([...entry.path.slice(0, -1), name].join('.'))?.value;
  if (key === 'after' && sibling('before') !== undefined) return [];
  const whole = key === 'before' ? `${entry.value}${sibling('after') ?? ''}` : entry.value;
  const own = quotes?.map((quote) => quote.trim()).join('');
  // Some closing quotes are also apostrophes.
  const pairs = ['()', '[]', ...(own === undefined ? ['«»', '“”'] : [own.replace(/.’$/u, '')])];
  return pairs.flatMap(([first = '', second = '']): Fault[] => {
    const mark = findUnpaired(whole, first, second);
    const partner = mark === first ? second : first;
    return mark === undefined ? [] : [{ code: 'mark-unpaired', values: { mark, partner } }];
  });
}

/** Returns the mark whose partner is missing; both may be the same character. */
function findUnpaired(text: string, first: string, second: string): string | undefined {
  let depth = 0;
  for (const mark of text) {
    const isOpening = mark === first && (first !== second || depth === 0);
    depth += isOpening ? 1 : mark === second ? -1 : 0;
    if (depth < 0) return second;
  }
  return depth > 0 ? first : undefined;
}
