// Text as outlined paths: fonts come from the @fontsource packages, HarfBuzz shapes and draws them.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Direction, Face, Font, Variation, shape } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

const FILES = {
  latin: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-normal.woff2',
  italic: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-italic.woff2',
  arabic: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
  'arabic-regular': '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
};
export type FontName = keyof typeof FILES;

export type Box = {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
};

/** A drawn shape: path data in SVG coordinates (y points down), and the bounding box of its ink. */
export type Shape = {
  d: string;
  box: Box;
};

export type TextStyle = {
  font?: FontName;
  size: number;
  /** `weight` and `stretch` apply to variable fonts only. */
  weight?: number;
  stretch?: number;
  /** Letter spacing in thousandths of the size; ignored for Arabic, whose letters are joined. */
  tracking?: number;
};

const cache = new Map<FontName, Face>();

/** Converts WOFF2 to SFNT. subset-font has no types, so the result is checked. */
async function sfnt(woff2: Uint8Array, characters: string): Promise<Uint8Array> {
  const convert: unknown = require('subset-font');
  if (typeof convert !== 'function') {
    throw new TypeError('subset-font is not a function');
  }
  const pending: unknown = Reflect.apply(convert, undefined, [woff2, characters, { targetFormat: 'sfnt' }]);
  const data = await pending;
  if (!(data instanceof Uint8Array)) {
    throw new TypeError('subset-font gave no bytes');
  }
  return data;
}

const isArabic = (name: FontName): boolean => name.startsWith('arabic');

/** Loads all fonts with the characters that the drawings need. */
export async function openFonts(characters: string): Promise<void> {
  const names: FontName[] = ['latin', 'italic', 'arabic', 'arabic-regular'];
  for (const name of names) {
    const data = await sfnt(await readFile(require.resolve(FILES[name])), characters);
    cache.set(name, new Face(new Blob(Uint8Array.from(data))));
  }
}

export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Creates a font in its own units, with the style's weight and width. */
function fontFor(face: Face, style: TextStyle): Font {
  const font = new Font(face);
  font.setScale(face.upem, face.upem);
  if (!isArabic(style.font ?? 'latin')) {
    font.setVariations([
      new Variation('wght', style.weight ?? 600),
      new Variation('wdth', style.stretch ?? 100),
    ]);
  }
  return font;
}

function shaped(words: string, font: Font, arabic: boolean): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(words);
  if (arabic) {
    buffer.setDirection(Direction.RTL);
    buffer.setScript('Arab');
    buffer.setLanguage('ar');
  } else {
    buffer.guessSegmentProperties();
  }
  shape(font, buffer);
  return buffer;
}

/** Outlines a text that starts at the origin. `advance` is its width. */
export function text(words: string, style: TextStyle): Shape & { advance: number } {
  const name = style.font ?? 'latin';
  const face = cache.get(name);
  if (face === undefined) {
    throw new Error(`font not open: ${name}`);
  }
  const font = fontFor(face, style);
  const buffer = shaped(words, font, isArabic(name));
  const k = style.size / face.upem;
  const tracking = isArabic(name) ? 0 : ((style.tracking ?? 0) / 1000) * style.size;
  const positions = buffer.getGlyphPositions();
  const xs: number[] = [];
  const ys: number[] = [];
  let d = '';
  let pen = 0;
  for (const [index, info] of buffer.getGlyphInfos().entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    for (const { type, values } of font.glyphToJson(info.codepoint)) {
      const points = values.map((value, i) =>
        i % 2 === 0 ? pen + (xOffset + value) * k : -(yOffset + value) * k,
      );
      xs.push(...points.filter((_, i) => i % 2 === 0));
      ys.push(...points.filter((_, i) => i % 2 === 1));
      d += type + points.map(round).join(' ');
    }
    pen += xAdvance * k + tracking;
  }
  const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  return { d, box, advance: pen };
}

/** Moves path data of absolute M, L, Q, C, A and Z commands, and scales it around the origin. */
export function place(source: Shape, dx: number, dy: number, scale = 1): Shape {
  const d = source.d.replaceAll(/([MLQCA])([^MLQCAZ]*)/g, (_, type: string, list: string) => {
    const numbers = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = numbers.map((value, i) => {
      if (type === 'A') {
        const slot = i % 7;
        return slot < 2 ? value * scale : slot < 5 ? value : value * scale + (slot === 5 ? dx : dy);
      }
      return value * scale + (i % 2 === 0 ? dx : dy);
    });
    return type + moved.map(round).join(' ');
  });
  const { x0, y0, x1, y1 } = source.box;
  return { d, box: { x0: x0 * scale + dx, y0: y0 * scale + dy, x1: x1 * scale + dx, y1: y1 * scale + dy } };
}

export function union(shapes: readonly Shape[]): Box {
  return {
    x0: Math.min(...shapes.map(({ box }) => box.x0)),
    y0: Math.min(...shapes.map(({ box }) => box.y0)),
    x1: Math.max(...shapes.map(({ box }) => box.x1)),
    y1: Math.max(...shapes.map(({ box }) => box.y1)),
  };
}
