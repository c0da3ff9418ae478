import { listTags } from '#src/content/read/markup.server.ts';
import type { Fault } from '#src/content/read/problem.server.ts';

const richTags: readonly string[] = ['strong', 'link'];
const ENTITY = /&(?:#[0-9]+|#x[0-9a-f]+|[a-z]+);/i;

/** Checks the markup of a text: `<strong>` and `<link>`, in pairs, where the note of the field names them. */
export function checkMarkup(text: string, note: string): Fault[] {
  const tags = listTags(text);
  const allowed = richTags.filter((name) => note.includes(`<${name}>`));
  const foreign = tags.find(({ name, isPlain }) => !isPlain || !allowed.includes(name));
  if (foreign !== undefined) {
    return [explainForeign(foreign.all, foreign.name, allowed)];
  }
  const entity = ENTITY.exec(text);
  if (entity) {
    return [
      {
        found: `the character code ${entity[0]}`,
        expected: 'the character itself',
        remedy: `replace ${entity[0]} by the character that it stands for`,
      },
    ];
  }
  const unpaired = findUnpaired(tags);
  return unpaired === undefined ? [] : [explainUnpaired(unpaired.name, unpaired.isClosing)];
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

function explainForeign(all: string, name: string, allowed: readonly string[]): Fault {
  const expected =
    allowed.length === 0
      ? 'a text without tags'
      : `no tags but ${allowed.map((tag) => `<${tag}>…</${tag}>`).join(' and ')}`;
  const isBold = ['b', 'em', 'i'].includes(name.toLowerCase()) && allowed.includes('strong');
  const remedy = isBold
    ? `replace ${all} by <strong>, its end by </strong>`
    : `remove ${all} and what closes it`;
  return { found: `the tag ${all}`, expected, remedy };
}

function explainUnpaired(name: string, isClosing: boolean): Fault {
  return isClosing
    ? {
        found: `</${name}> without the tag that it closes`,
        expected: `<${name}>…</${name}> in pairs, one inside the other`,
        remedy: `add <${name}> before the words, or remove </${name}>`,
      }
    : {
        found: `<${name}> without its end`,
        expected: `<${name}>…</${name}> in pairs, one inside the other`,
        remedy: `close it with </${name}> behind the words`,
      };
}
