import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openFonts, place, text } from '../brand/outline.ts';
import { writeRelative } from './relative-path.ts';

/** Sizes of the texts on the screen, from the top down. */
const SIZES = [22, 19, 19, 19, 19, 21];
/** Units of the drawing for one of the screen. */
const FINENESS = 5;

const words = z.object({ title: z.string() });
const bundle = z.object({
  sections: z.object({
    hero: z.object({
      sampleScreen: z.object({ order: z.string(), state: z.string(), save: z.string() }),
      sampleTasks: z.record(z.string(), words),
    }),
  }),
});

/** The first texts of the screen: its order, its state, three tasks and its button. */
async function readTexts(language: 'en' | 'ar'): Promise<string[]> {
  const file = new URL(`../../locales/${language}/pages/services-app-development.json`, import.meta.url);
  const { sampleScreen, sampleTasks } = bundle.parse(JSON.parse(await readFile(file, 'utf8'))).sections.hero;
  const tasks = Object.values(sampleTasks).map(({ title }) => title);
  return [sampleScreen.order, sampleScreen.state, ...tasks.slice(0, 3), sampleScreen.save];
}

function draw(words: string, size: number, isArabic: boolean): string {
  const shape = text(words, isArabic ? { font: 'arabic', size } : { size, weight: 600 });
  return writeRelative(isArabic ? place(shape, -shape.box.x1, 0).d : shape.d);
}

/** The texts of the screen as outlines, each from its own pen at the side where its script begins. */
export async function drawTwinTexts(): Promise<string> {
  const texts = { latin: await readTexts('en'), arabic: await readTexts('ar') };
  await openFonts([...texts.latin, ...texts.arabic].join(''));
  const latin = texts.latin.map((words, position) => draw(words, (SIZES[position] ?? 0) * FINENESS, false));
  const arabic = texts.arabic.map((words, position) => draw(words, (SIZES[position] ?? 0) * FINENESS, true));
  return `/** Texts of the screen of the twin as outlines, from the top down, in fifths of its units. Drawn by \`scripts/outlines.ts\`. */
export const twinTexts = ${JSON.stringify({ latin, arabic })};
`;
}
