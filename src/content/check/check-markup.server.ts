import { listTags } from '#src/content/read/markup.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';
import type { Phrase, Value } from '#src/content/read/words.server.ts';

const richTags: readonly string[] = ['strong', 'link'];
const ENTITY = /&(?:#[0-9]+|#x[0-9a-f]+|[a-z]+);/i;

/** Checks a text's markup: only the tags that the field's note names, in pairs, and each tag as often as `original` has it. */
export function checkMarkup(text: string, note: string, original = ''): Fault[] {
  const tags = listTags(text);
  const allowed = richTags.filter((name) => note.includes(`<${name}>`));
  const foreign = tags.find(({ name, isPlain }) => !isPlain || !allowed.includes(name));
  if (foreign !== undefined) {
    return [explainForeign(foreign.all, foreign.name, allowed)];
  }
  const entity = ENTITY.exec(text);
  if (entity) {
    return [{ code: 'character-code', values: { code: entity[0] } }];
  }
  const unpaired = findUnpaired(tags);
  if (unpaired !== undefined)
    return [{ code: unpaired.isClosing ? 'tag-unopened' : 'tag-unclosed', values: { name: unpaired.name } }];
  const count = (name: string, all: typeof tags) => all.filter((tag) => tag.all === `<${name}>`).length;
  return allowed
    .filter((name) => count(name, tags) < count(name, listTags(original)))
    .map((name) => ({ code: 'tag-missing', values: { name } }));
}

function findUnpaired(tags: readonly { name: string; isClosing: boolean }[]) {
  const open: { name: string; isClosing: boolean }[] = [];
  for (const tag of tags) {
    if (!tag.isClosing) {
      open.push(tag);
    } else if (open.pop()?.name !== tag.name) {
      return tag;
    }
  }
  return open[0];
}

function explainForeign(tag: string, name: string, allowed: readonly string[]): Fault {
  const tags = allowed.map((each): Phrase => ({ phrase: 'tag-pair', values: { name: each } }));
  const expected: Phrase =
    tags.length === 0 ? { phrase: 'no-tags' } : { phrase: 'only-tags', values: { tags: joinTags(tags) } };
  const isBold = ['b', 'em', 'i'].includes(name.toLowerCase()) && allowed.includes('strong');
  const remedy: Phrase = { phrase: isBold ? 'replace-bold' : 'remove-tag', values: { tag } };
  return { code: 'tag-foreign', values: { tag, expected, remedy } };
}

function joinTags(tags: readonly Phrase[]): Value {
  const [first, second] = tags;
  return first === undefined || second === undefined ? tags : { phrase: 'and', values: { first, second } };
}
