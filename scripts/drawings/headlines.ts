import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openFonts, place, text } from '../brand/outline.ts';
import { writeRelative } from './relative-path.ts';

/** Units of the drawing for the size of the type. */
const SIZE = 1000;
/** That of headlines in Latin script, in thousandths of their size. */
const TRACKING = -26;

const bundle = z.object({ sections: z.object({ hero: z.object({ title: z.string() }) }) });

/** The lines of a headline: it breaks where a plain blank stands. */
async function readLines(language: 'en' | 'ar'): Promise<string[]> {
  const file = new URL(`../../locales/${language}/pages/services-web-development.json`, import.meta.url);
  const { sections } = bundle.parse(JSON.parse(await readFile(file, 'utf8')));
  return sections.hero.title.split(' ').map((line) => line.replaceAll('\u00A0', ' '));
}

/** Both headlines as outlines, each line from its own pen at the side where its script begins. */
export async function drawHeadlines(): Promise<string> {
  const lines = { latin: await readLines('en'), arabic: await readLines('ar') };
  await openFonts([...lines.latin, ...lines.arabic].join(''));
  const latin = lines.latin.map((line) => text(line, { size: SIZE, weight: 600, tracking: TRACKING }).d);
  const arabic = lines.arabic.map((line) => {
    const shape = text(line, { font: 'arabic', size: SIZE });
    return place(shape, -shape.box.x1, 0).d;
  });
  return `/** The headlines of the page as outlines, line by line, in thousandths of their size. Drawn by \`scripts/outlines.ts\`. */
export const headlines = ${JSON.stringify({ latin: latin.map(writeRelative), arabic: arabic.map(writeRelative) })};
`;
}
