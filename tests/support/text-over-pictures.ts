import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A line of text that stands over a picture, and the picture below it. */
export type LineOverPicture = {
  text: string;
  /** Least contrast that WCAG wants of text of its size and weight. */
  needed: number;
  /** Contrast of its color with the darkest and the brightest parts of the picture below it, whichever is worse. */
  contrast: number;
  /** How restless the picture below it is: mean step of lightness between neighboring pixels, of 100. */
  unrest: number;
};

type Box = { x: number; y: number; width: number; height: number };
type Line = Box & { text: string; color: readonly [number, number, number]; needed: number };
type Pixels = { data: Buffer; width: number; channels: number };

/** Shares of the pixels below a line that count as its darkest and its brightest part. */
const DARKEST = 0.05;
const BRIGHTEST = 0.95;
const BODY_CONTRAST = 4.5;
const LARGE_CONTRAST = 3;

/** Lines of text below which nothing but a picture is painted, as far as the window shows them. */
function listLines(page: Page): Promise<Line[]> {
  return page.evaluate(
    ([bodyContrast, largeContrast]) => {
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const isOpaque = (element: Element) => {
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor !== 'transparent' && !/, 0(?:\.\d+)?\)$|\/ 0/.test(backgroundColor);
      };
      const lines: Line[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (owner === null || (node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, fontSize, fontWeight } = getComputedStyle(owner);
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || height < 2) continue;
          const below = document.elementsFromPoint(x + width / 2, y + height / 2);
          const picture = below.find(
            (element) => element instanceof HTMLImageElement && element.closest('picture') !== null,
          );
          if (picture === undefined) continue;
          // What holds the picture is hit where its gradient lies over it; its ground is below.
          const above = below
            .slice(0, below.indexOf(picture))
            .filter((element) => !element.contains(picture));
          if (above.some(isOpaque)) continue;
          lines.push({
            text: (node.textContent ?? '').trim().slice(0, 40),
            color: [red, green, blue],
            needed: isLarge ? largeContrast : bodyContrast,
            x,
            y,
            width,
            height,
          });
        }
      }
      return lines;
    },
    [BODY_CONTRAST, LARGE_CONTRAST] as const,
  );
}

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminances = Array.from({ length: 256 }, (_, part) => linear(part / 255));
const luminanceOf = (red: number, green: number, blue: number) =>
  0.2126 * (luminances[red] ?? 0) + 0.7152 * (luminances[green] ?? 0) + 0.0722 * (luminances[blue] ?? 0);
const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
/** Lightness as the eye has it, of 100. */
const lightnessOf = (luminance: number) =>
  luminance > 0.008_856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;

function measureLine({ data, width: rowWidth, channels }: Pixels, line: Line): LineOverPicture {
  const at = (x: number, y: number) => {
    const start = (y * rowWidth + x) * channels;
    return luminanceOf(data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0);
  };
  const [left, right] = [
    Math.max(0, Math.floor(line.x)),
    Math.min(rowWidth - 1, Math.ceil(line.x + line.width)),
  ];
  const [top, bottom] = [Math.max(0, Math.floor(line.y)), Math.floor(line.y + line.height)];
  const all: number[] = [];
  let steps = 0;
  for (let y = top; y < bottom; y++) {
    let before = lightnessOf(at(left, y));
    for (let x = left; x < right; x++) {
      const luminance = at(x, y);
      const lightness = lightnessOf(luminance);
      all.push(luminance);
      steps += Math.abs(lightness - before);
      before = lightness;
    }
  }
  all.sort((a, b) => a - b);
  const own = luminanceOf(...line.color);
  const ends = [DARKEST, BRIGHTEST].map((share) => all[Math.floor(share * (all.length - 1))] ?? 0);
  return {
    text: line.text,
    needed: line.needed,
    contrast: Math.min(...ends.map((end) => contrastOf(own, end))),
    unrest: steps / Math.max(1, all.length),
  };
}

/** Measures every line of text of the first view that stands over a picture. */
export async function measureTextOverPictures(page: Page): Promise<LineOverPicture[]> {
  const lines = await listLines(page);
  if (lines.length === 0) return [];
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = lines.filter(({ y, height }) => y >= 0 && y + height <= viewport.height);
  if (shown.length === 0) return [];
  const [left, top] = [
    Math.floor(Math.min(...shown.map(({ x }) => Math.max(0, x)))),
    Math.floor(Math.min(...shown.map(({ y }) => y))),
  ];
  const clip = {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...shown.map(({ x, width }) => Math.min(viewport.width, x + width)))) - left,
    height: Math.ceil(Math.max(...shown.map(({ y, height }) => y + height))) - top,
  };
  // The pictures as they are painted below the text, gradients included.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main *, header * { color: transparent !important; text-shadow: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled', clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return shown.map((line) =>
    measureLine(
      { data, width: info.width, channels: info.channels },
      { ...line, x: line.x - left, y: line.y - top },
    ),
  );
}
