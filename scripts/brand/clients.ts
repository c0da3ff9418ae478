// Nine invented client logos, each with its own style, so they look like nine companies.
// Each has one color and fits a 160 x 56 field.
import { place, text, union, type Box, type Shape, type TextStyle } from './outline.ts';
import { disc, drawn, on, p, rect } from './parts.ts';

const FIELD = { width: 160, height: 56 };

/** Draws text with the left edge of its ink at x and its baseline at y. */
function line(words: string, x: number, y: number, style: TextStyle): Shape {
  const shape = text(words, style);
  return place(shape, x - shape.box.x0, y);
}

function centered(words: string, x: number, y: number, style: TextStyle): Shape {
  const shape = text(words, style);
  return place(shape, x - (shape.box.x0 + shape.box.x1) / 2, y);
}

/** Draws text with letter spacing chosen so that its ink has the given width. */
function fitted(words: string, x: number, y: number, width: number, style: TextStyle): Shape {
  const bare = text(words, { ...style, tracking: 0 });
  const tracking = ((width - (bare.box.x1 - bare.box.x0)) / (words.length - 1) / style.size) * 1000;
  return line(words, x, y, { ...style, tracking });
}

const widthOf = ({ box }: { box: Box }): number => box.x1 - box.x0;

/** Three curved blades around a hub; the name in wide capitals. */
function nordvind(): Shape[] {
  const c = 20;
  const blade = (turn: number): string =>
    `M${on(c, c, 3.6, turn + 62)}Q${on(c, c, 13, turn + 47)} ${on(c, c, 19.6, turn + 4)}` +
    `Q${on(c, c, 12.5, turn + 17)} ${on(c, c, 3.6, turn - 28)}A3.6 3.6 0 0 0 ${on(c, c, 3.6, turn + 62)}Z`;
  const mark = drawn([90, 210, 330].map(blade).join(''), 2.5, 0, 37.5, 31);
  return [
    place(mark, 0, 1),
    line('NORDVIND', 45, 19.4, { size: 18, weight: 650, tracking: 55 }),
    line('ENERGY', 45.2, 32.6, { size: 10.4, weight: 400, tracking: 190 }),
  ];
}

/** Half a sun above furrows. */
function helios(): Shape[] {
  const c = 19;
  const ray = (angle: number): string =>
    `M${on(c, 20, 12.4, angle + 5)}L${on(c, 20, 18.6, angle + 4)}L${on(c, 20, 18.6, angle - 4)}L${on(c, 20, 12.4, angle - 5)}Z`;
  const d =
    `M${p(c - 9.4, 20)}A9.4 9.4 0 0 1 ${p(c + 9.4, 20)}Z` +
    [18, 54, 90, 126, 162].map(ray).join('') +
    rect(0.4, 23, 37.2, 2.6) +
    rect(4.4, 28.4, 29.2, 2.6) +
    rect(9.4, 33.8, 19.2, 2.6);
  const name = line('helios', 46, 23, { size: 25, weight: 700, stretch: 100, tracking: -12 });
  return [
    drawn(d, 0.4, 1.4, 37.6, 36.4),
    name,
    line('fields', 46.6, 36.4, { size: 14.5, weight: 350, tracking: 30 }),
  ];
}

/** Two dunes under a low sun, above the name. */
function rimal(): Shape[] {
  const d =
    'M0 22C11 21 20.5 14.5 27 4.5C25.4 10 27.2 15.5 22.6 22Z' +
    'M28.8 7.4C28.2 12.5 29.8 17 26 22L47.5 22C38.8 19.6 32.4 15 28.8 7.4Z' +
    'M51.5 22C55 20 58 16.6 60.2 12.6C62.4 17.4 65.8 20.6 70 22Z' +
    disc(47.4, 6.6, 3.5);
  return [
    drawn(d, 0, 3.1, 70, 22),
    centered('RIMAL', 35, 39, { size: 16.5, weight: 500, stretch: 100, tracking: 340 }),
    centered('RENEWABLES', 35, 48.4, { size: 7, weight: 500, tracking: 150 }),
  ];
}

/** A grid of nodes, some of them connected. */
function ostrava(): Shape[] {
  const step = 14;
  const nodes = [0, 1, 2].flatMap((i) =>
    [0, 1, 2].map((j) => disc(5 + i * step, 5 + j * step, i === 1 && j === 1 ? 5 : 3.9)),
  );
  const wire = (x: number, y: number, w: number, h: number): string =>
    rect(5 + x * step - 1, 5 + y * step - 1, w * step + 2, h * step + 2);
  const d =
    nodes.join('') +
    wire(0, 0, 1, 0) +
    wire(1, 0, 0, 2) +
    wire(1, 1, 1, 0) +
    wire(0, 2, 1, 0) +
    wire(2, 1, 0, 1);
  return [
    drawn(d, 1, 1, 37, 37),
    line('Ostrava', 47, 17.2, { size: 20.5, weight: 650, tracking: -5 }),
    line('Grid', 47, 36.6, { size: 20.5, weight: 350, tracking: -2 }),
  ];
}

/** A wing; the name in italics. */
function kestrel(): Shape[] {
  const d =
    'M0 3C9 1.5 19 4.5 25 13.5C28.5 8 34 4.5 41 4C35.500 8 32.5 12.5 31.2 18.2C30 23.4 26.8 27 21.5 28.500C23.4 25.6 23.8 22.6 22.9 19.6C16.5 19.8 11 17.6 7.4 13.4C11 14.5 14.4 14.7 17.6 14C11.2 12.400 5.200 8.900 0 3Z';
  const name = line('Kestrel', 47, 21, { font: 'italic', size: 25, weight: 700, tracking: -14 });
  return [
    place(drawn(d, 0, 3, 41, 28.5), 0, 0),
    name,
    line('RETAIL', 47.4, 34, { font: 'italic', size: 10, weight: 500, tracking: 220 }),
  ];
}

/** A bridge with three arches; the Arabic name above the Latin one. */
function alJisr(): Shape[] {
  const body = 'M0 36L0 10.5Q23 3.5 46 10.5L46 36Z';
  const reversed = (x: number, r: number, rise: number): string =>
    `M${p(x - r, 36)}L${p(x + r, 36)}L${p(x + r, rise)}A${r} ${r} 0 0 0 ${p(x - r, rise)}Z`;
  const d =
    body + reversed(23, 8.6, 22) + reversed(7.2, 4.4, 25) + reversed(38.8, 4.4, 25) + rect(0, 38.4, 46, 2.2);
  const arabic = line('الجسر', 56, 21.5, { font: 'arabic', size: 25.5 });
  const latin = fitted('AL JISR GROUP', 56.4, 40.6, 74, { size: 8.6, weight: 600 });
  return [drawn(d, 0, 7, 46, 40.6), place(arabic, latin.box.x1 - arabic.box.x1, 0), latin];
}

/** Mosaic tiles; one is rotated. */
function tessera(): Shape[] {
  const s = 8.4;
  const gap = 2.2;
  const cell = (i: number, j: number): string => rect(i * (s + gap), j * (s + gap), s, s);
  const c = 2.5 * s + 2 * gap;
  const turned = [0, 90, 180, 270].map((k) => on(c + 1.2, s / 2 - 1.2, s * 0.707, k + 20));
  const d = [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1), cell(2, 1), cell(1, 2), cell(2, 2)].join('');
  const all = `${d}M${turned.toReversed().join('L')}Z`;
  return [
    drawn(all, 0, -2.8, 31.5, 29.6),
    line('tessera', 40.5, 21.6, { size: 30, weight: 600, stretch: 85, tracking: 4 }),
    line('stores', 41.2, 34, { size: 12, weight: 400, stretch: 85, tracking: 110 }),
  ];
}

/** Text in a ruled frame. */
function lumen(): Shape[] {
  const name = text('Lumen & Co', { size: 19.5, weight: 300, tracking: 55 });
  const w = widthOf(name) + 30;
  const h = 40;
  const rule = 1.3;
  const inner = `M${p(rule, rule)}L${p(rule, h - rule)}L${p(w - rule, h - rule)}L${p(w - rule, rule)}Z`;
  return [drawn(rect(0, 0, w, h) + inner, 0, 0, w, h), place(name, 15 - name.box.x0, h / 2 + 6.9)];
}

/** A heavy hexagon with a V cut out. */
function vantor(): Shape[] {
  const r = 20;
  const hex = [90, 30, -30, -90, -150, 150].map((k) => on(17.4, 20, r, k)).join('L');
  const cut = 'M5.600 10.800L12.3 10.800L17.4 23.4L22.5 10.800L29.2 10.800L20.3 31.600L14.5 31.600Z';
  const holes = cut.slice(1, -1).split('L').toReversed().join('L');
  const name = line('VANTOR', 43.5, 24.6, { size: 29, weight: 700, stretch: 85, tracking: 12 });
  return [
    drawn(`M${hex}ZM${holes}Z`, 0.1, 0, 34.7, 40),
    name,
    fitted('INDUSTRIES', 43.8, 38.6, widthOf(name) - 0.8, { size: 10.4, weight: 500, stretch: 100 }),
  ];
}

const CLIENTS: Record<string, { shapes: () => Shape[]; width: number; height: number }> = {
  nordvind: { shapes: nordvind, width: 148, height: 40 },
  helios: { shapes: helios, width: 124, height: 42 },
  rimal: { shapes: rimal, width: 104, height: 52 },
  ostrava: { shapes: ostrava, width: 124, height: 40 },
  kestrel: { shapes: kestrel, width: 138, height: 38 },
  'al-jisr': { shapes: alJisr, width: 134, height: 42 },
  tessera: { shapes: tessera, width: 136, height: 42 },
  lumen: { shapes: lumen, width: 138, height: 40 },
  vantor: { shapes: vantor, width: 136, height: 42 },
};

/** Returns the path data of every client logo, scaled to its size and centered in the field. */
export function clientLogos(): Map<string, string> {
  const out = new Map<string, string>();
  for (const [id, { shapes, width, height }] of Object.entries(CLIENTS)) {
    const parts = shapes();
    const box = union(parts);
    const k = Math.min(width / (box.x1 - box.x0), height / (box.y1 - box.y0));
    const dx = (FIELD.width - (box.x0 + box.x1) * k) / 2;
    const dy = (FIELD.height - (box.y0 + box.y1) * k) / 2;
    out.set(id, parts.map((part) => place(part, dx, dy, k).d).join(''));
  }
  return out;
}
