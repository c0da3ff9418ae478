import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { openFonts, place, text } from '../brand/outline.ts';
import { mergeCurves } from './merge-curves.ts';
import { writeRelative } from './relative-path.ts';

/** Sizes of the texts on the screen of the phone in the hand, where it is large, and whether they are second lines. */
const LOOKS = {
  order: { size: 27 },
  state: { size: 23 },
  waiting: { size: 20, isSecond: true },
  place: { size: 21 },
  save: { size: 25 },
  title: { size: 23 },
  text: { size: 19, isSecond: true },
};
/** Units of the drawing for one of the screen. */
const FINENESS = 3;
/** How far a curve may run beside the letter's. */
const TOLERANCE = 0.8;

type Look = { size: number; isSecond?: boolean };
type Draw = (words: string, look: Look) => string;

const task = z.object({ title: z.string(), text: z.string() });
const screen = z.object({
  order: z.string(),
  state: z.string(),
  waiting: z.string(),
  place: z.string(),
  save: z.string(),
});
const bundle = z.object({
  sections: z.object({
    hero: z.object({ sampleScreen: screen, sampleTasks: z.record(z.string(), task) }),
  }),
});

async function readTexts(language: 'en' | 'ar') {
  const file = new URL(`../../locales/${language}/pages/services-app-development.json`, import.meta.url);
  const { sampleScreen, sampleTasks } = bundle.parse(JSON.parse(await readFile(file, 'utf8'))).sections.hero;
  return { ...sampleScreen, tasks: Object.values(sampleTasks) };
}

const write = (d: string) => writeRelative(mergeCurves(d, TOLERANCE));

const drawLatin: Draw = (words, { size, isSecond = false }) =>
  write(text(words, { size: size * FINENESS, weight: isSecond ? 400 : 600 }).d);

/** Arabic runs to the left from its pen; the numbers in it have the other font, and run to the right. */
const drawArabic: Draw = (words, { size, isSecond = false }) => {
  let pen = 0;
  const runs = words.split(/(\d[\d.]*)/).filter((run) => run !== '');
  const drawn = runs.map((run) => {
    const shape = text(run, {
      size: size * FINENESS,
      ...(/^\d/.test(run)
        ? { weight: isSecond ? 400 : 600 }
        : { font: isSecond ? 'arabic-regular' : 'arabic' }),
    });
    pen -= shape.advance;
    return place(shape, pen, 0).d;
  });
  return write(drawn.join(''));
};

function drawScreen({ tasks, ...texts }: Awaited<ReturnType<typeof readTexts>>, draw: Draw) {
  return {
    order: draw(texts.order, LOOKS.order),
    state: draw(texts.state, LOOKS.state),
    waiting: draw(texts.waiting, LOOKS.waiting),
    place: draw(texts.place, LOOKS.place),
    save: draw(texts.save, LOOKS.save),
    titles: tasks.map(({ title }) => draw(title, LOOKS.title)),
    // The hand covers that of the last task.
    texts: tasks.slice(0, -1).map((each) => draw(each.text, LOOKS.text)),
  };
}

/** The texts of the screen as outlines, each from its own pen at the side where its script begins. */
export async function drawTwinTexts(): Promise<string> {
  const texts = { latin: await readTexts('en'), arabic: await readTexts('ar') };
  await openFonts(JSON.stringify(texts));
  const latin = drawScreen(texts.latin, drawLatin);
  const arabic = drawScreen(texts.arabic, drawArabic);
  return `/** Texts of the screen of the twin as outlines, in thirds of its units. Drawn by \`scripts/outlines.ts\`. */
export const twinTexts = ${JSON.stringify({ latin, arabic })};
`;
}
