import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFaces, fileOfFace, scriptRanges } from '#src/prerender/font-faces.server.ts';
import { measureWidth } from './measure-width.ts';
import system from './system-fonts.json' with { type: 'json' };

type SystemFont = (typeof system.fonts)[number];
type Script = keyof typeof scriptRanges;

/** Ascent and descent of the site's fonts (table `hhea`), as shares of the font size. */
const heights = { latin: { ascent: 1.025, descent: 0.275 }, arabic: { ascent: 1.085, descent: 0.415 } };

/** Parts matched separately: digits and spaces get exact widths, and no later rule of their script applies to them. */
const parts: readonly { part: string; script: Script; words: readonly string[]; range: string }[] = [
  { part: 'latin', script: 'latin', words: system.latin.split(' '), range: scriptRanges.latin },
  { part: 'digits', script: 'latin', words: ['0'], range: 'U+30-39' },
  { part: 'gap', script: 'latin', words: [' '], range: 'U+20' },
  { part: 'arabic', script: 'arabic', words: system.arabic.split(' '), range: scriptRanges.arabic },
];

async function measureFace(name: string, words: readonly string[], weight?: number): Promise<number> {
  const face = allFaces.find((each) => each.name === name);
  if (face === undefined) throw new Error(`The site has no face "${name}".`);
  return measureWidth(await readFile(join(import.meta.dirname, '../..', fileOfFace(face))), words, weight);
}

const percent = (share: number, digits = 0) => `${Number((share * 100).toFixed(digits))}%`;

async function matchFont({ place, part: name, weight, names, width }: SystemFont) {
  const part = parts.find((each) => each.part === name);
  if (part === undefined) throw new Error(`Nothing is matched by the name "${name}".`);
  const { script, words, range } = part;
  const own =
    script === 'latin'
      ? await measureFace('latin', words, weight)
      : await measureFace(`arabic-${weight}`, words);
  const { ascent, descent } = heights[script];
  const size = own / width;
  const sources = names.map((each) => `local("${each}")`).join(',');
  const rule = `@font-face{font-family:"Site Stand-in ${place}";font-weight:${weight};src:${sources};size-adjust:${percent(size, 1)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};unicode-range:${range}}`;
  return { script, rule };
}

/** Writes `@font-face` rules that scale system fonts to the size of the site's fonts, by script. */
export async function writeFallbackFonts(): Promise<Record<Script, string>> {
  const rules = await Promise.all(system.fonts.map(matchFont));
  const write = (script: Script) =>
    rules
      .filter((each) => each.script === script)
      .map(({ rule }) => rule)
      .join('');
  return { latin: write('latin'), arabic: write('arabic') };
}
