import { listPlaceholders } from '#src/content/read/placeholders.server.ts';
import { listTags } from '#src/content/read/markup.server.ts';

/** A piece of a text: words, a protected code, or the start or end of a tag pair. */
export type Piece =
  | { type: 'words'; text: string }
  | { type: 'code'; id: string; text: string }
  | { type: 'open'; id: string; name: string }
  | { type: 'close' };

/** Characters that XML does not allow, or not everywhere. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Splits a text into words and protected codes: placeholders, tags, characters that XML does not allow. */
export function splitText(text: string): Piece[] {
  const codes = listCodes(text);
  const pairs = pairTags(codes.map(({ all }) => all));
  const counts = new Map<string, number>();
  const makeId = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
  let end = 0;
  const pieces = codes.flatMap(({ all, name, index }, position): Piece[] => {
    const words: Piece = { type: 'words', text: text.slice(end, index) };
    end = index + all.length;
    const role = pairs.get(position);
    if (role === 'close') return [words, { type: 'close' }];
    const id = makeId(name);
    return [words, role === 'open' ? { type: 'open', id, name } : { type: 'code', id, text: all }];
  });
  return [...pieces, { type: 'words', text: text.slice(end) }];
}

type Code = { all: string; name: string; index: number };

function listCodes(text: string): Code[] {
  const placeholders = locate(text, listPlaceholders(text));
  const tags = locate(
    text,
    listTags(text).filter(({ isPlain }) => isPlain),
  );
  const characters = [...text.matchAll(FORBIDDEN)].map(({ 0: all, index }) => ({
    all,
    name: `character-${all.charCodeAt(0).toString(16)}`,
    index,
  }));
  return [...placeholders, ...tags, ...characters].toSorted((a, b) => a.index - b.index);
}

/** Locates pieces in a text; they must be in text order. */
function locate(text: string, found: readonly { all: string; name: string }[]): Code[] {
  let from = 0;
  return found.map(({ all, name }) => {
    const index = text.indexOf(all, from);
    from = index + all.length;
    return { all, name, index };
  });
}

/** Pairs opening and closing tags by their index among the codes; an unpaired tag stays a single code. */
function pairTags(codes: readonly string[]): Map<number, 'open' | 'close'> {
  const roles = new Map<number, 'open' | 'close'>();
  const opened: number[] = [];
  for (const [position, code] of codes.entries()) {
    if (/^<[^/]/.test(code)) opened.push(position);
    const last = opened.at(-1);
    if (!code.startsWith('</') || last === undefined || codes[last]?.slice(1) !== code.slice(2)) continue;
    roles.set(last, 'open').set(position, 'close');
    opened.pop();
  }
  return roles;
}
