import { type CampSection, layCampSection } from './camp-section.ts';
import { drawDish, drawMast, drawPerson, drawSatellite, drawTerminal, drawTurbine } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

type Label = 'satellite' | 'microwave' | 'mast' | 'room' | 'cells' | 'second';
type Pen = ReturnType<typeof createPen>;

/** The sea: it ends the plain, and the land below it cuts it off. */
function drawSea({ width, height, groundAt, shore, horizon }: CampSection, line: Pen['line']): Layer[] {
  const level = groundAt(shore) + 5;
  const bay = (width - shore) * 1.25;
  const coast = spread(0, 1, 16).map((share): Point => [
    shore + bay * share ** 1.6,
    level - (level - horizon) * share,
  ]);
  const swell = [0.22, 0.45, 0.66].map((share) => {
    const [from, y] = coast[Math.round(share * 15)] ?? [shore, level];
    return line([
      [from + 14, y],
      [width, y],
    ]);
  });
  return [
    {
      look: 'water',
      d: `${line([...coast, [width + bay, horizon], [width + bay, height], [shore - 40, level]])}z`,
    },
    { look: 'hair', d: line(coast) + swell.join('') },
  ];
}

/** What the cells of the mast hold, with rings around its foot: it lies on the ground. */
function drawCover({ cover, mast, shore, groundAt }: CampSection, line: Pen['line']): Layer[] {
  const level = groundAt(shore);
  const rings = [0.3, 0.65].map((share) =>
    line(cover.map(([x, y]): Point => [mast + (x - mast) * share, level + (y - level) * share])),
  );
  return [
    { look: 'cover', d: `${line(cover)}z` },
    { look: 'hair', d: rings.join('') },
    { look: 'path', d: line(cover) },
  ];
}

/** The ground that is cut, from the escarpment down to the sea, with layers in the earth. */
function drawLand(section: CampSection, { box, line, x }: Pen): Layer[] {
  const { width, height, groundAt, horizon } = section;
  const places = spread(0, width, 96);
  const layer = (levelAt: (place: number) => number) =>
    line(places.map((place): Point => [place, levelAt(place)]));
  const ground = layer(groundAt);
  const behind = [0, 1, 2].map((row) =>
    layer(
      (place) =>
        Math.min(groundAt(place) - 8, horizon) -
        row * 12 * (1 + 0.6 * roughness(30 + row, (place / width) * 8)),
    ),
  );
  const strata = [1, 2, 3].map((row) =>
    layer((place) => groundAt(place) * (1 - row * 0.2) + height * row * 0.2),
  );
  return [
    { look: 'contour', d: behind.join('') },
    { look: 'plain', d: box(0, horizon, width, height - horizon) },
    ...drawSea(section, line),
    ...drawCover(section, line),
    { look: 'earth', d: `${ground}V${height}H${x(0)}z` },
    { look: 'contour', d: strata.join('') },
    { look: 'cut', d: ground },
  ];
}

/** A mast of which nothing but the outline was ever there. */
const outlineMast = ([x, ground]: Point, tall: number) =>
  `M${x - 15} ${ground}L${x - 4} ${ground - tall}h8L${x + 15} ${ground}`;

/** The farm in perspective: every turbine stands within what the mast covers. */
function drawFarm({ turbines, planned, groundAt }: CampSection, { at }: Pen): Layer[] {
  const ghost: Layer[] =
    planned === undefined
      ? []
      : [{ look: 'ghost', d: outlineMast(at([planned[0], groundAt(planned[0])]), planned[1]) }];
  return [
    {
      look: 'tone',
      d: turbines.map(({ foot, scale }, turn) => drawTurbine(at(foot), scale, 48 + turn * 9)).join(''),
    },
    ...ghost,
  ];
}

/** The camp: a network room in a container, cut open, cabins whose windows are lit, and people. */
function drawCamp({ room, cabins, groundAt, people }: CampSection, { at, box, line }: Pen): Layer[] {
  const floor = groundAt(room) - 3;
  const racks = [10, 30, 50, 70].map((place) => box(room + place, floor - 36, 12, 33));
  const windows = cabins.flatMap(([x, y]) => [14, 36].map((place) => box(x + place, y - 20, 12, 9)));
  return [
    { look: 'paper', d: cabins.map(([x, y]) => box(x, y - 27, 62, 25)).join('') },
    { look: 'sun', d: windows.join('') },
    { look: 'paper', d: box(room, floor - 44, 92, 44) },
    { look: 'cut', d: box(room, floor - 44, 92, 44) },
    { look: 'signalFill', d: racks.join('') },
    {
      look: 'object',
      d: line([
        [room + 76, floor - 44],
        [room + 76, floor - 56],
      ]),
    },
    { look: 'lit', d: people.map((x) => drawPerson(at([x, groundAt(x) - 2]))).join('') },
  ];
}

/** The mast, what it has taken on, and the ways in and out. */
function drawLinks(section: CampSection, isMirrored: boolean, pen: Pen): Layer[] {
  const { mast, tall, dish, relay, room, satellite, groundAt } = section;
  const { at, line } = pen;
  const toward = isMirrored ? -1 : 1;
  const terminal: Point = [room + 76, groundAt(room) - 62];
  const [tx, ty] = at(terminal);
  const [mx, my] = at([mast, groundAt(mast) - tall]);
  const foot = groundAt(relay[0]);
  return [
    { look: 'reserve', d: line([terminal, [satellite[0], satellite[1] + 8]]) },
    { look: 'signal', d: line([dish, relay]) },
    // The link ends where fiber goes on.
    {
      look: 'fiber',
      d: line([
        [relay[0], foot],
        [relay[0], foot + 26],
        [0, foot + 26],
      ]),
    },
    {
      look: 'signal',
      d: line([
        [mast, groundAt(mast) - 8],
        [room, groundAt(room) - 8],
      ]),
    },
    { look: 'paper', d: drawSatellite(at(satellite)) },
    {
      look: 'object',
      d:
        drawMast(at([mast, groundAt(mast)]), tall, 17) + drawMast(at([relay[0], foot]), foot - relay[1] + 10),
    },
    { look: 'signal', d: `M${mx - 8} ${my + 20}v-30m8 26v-34m8 38v-30` },
    {
      look: 'solid',
      d: drawDish(at(dish), -toward) + drawDish(at(relay), toward) + drawTerminal([tx, ty], toward),
    },
  ];
}

function placeLabels(section: CampSection, format: Format): LabelPlace<Label>[] {
  const { mast, tall, room, satellite, dish, relay, groundAt, shore } = section;
  const [second, outlined] = section.planned ?? [0, 0];
  const top = groundAt(mast) - tall;
  const below = groundAt(shore);
  const half: Point = [(dish[0] + relay[0]) / 2, (dish[1] + relay[1]) / 2];
  return format === 'wide'
    ? [
        { label: 'satellite', at: [satellite[0] + 58, satellite[1] + 7] },
        { label: 'room', at: [room + 46, below + 46], anchor: 'middle', ground: 'onEarth' },
        { label: 'microwave', at: [half[0], half[1] + 38], anchor: 'middle' },
        { label: 'mast', at: [mast - 26, top - 2], anchor: 'end' },
        { label: 'cells', at: [shore, below + 46], anchor: 'end', ground: 'onEarth' },
        { label: 'second', at: [second + 24, groundAt(second) - outlined + 30] },
      ]
    : [
        { label: 'satellite', at: [satellite[0] + 70, satellite[1]] },
        { label: 'room', at: [room + 46, below + 42] },
        { label: 'microwave', at: [half[0], half[1] - 34] },
        { label: 'mast', at: [mast + 38, top - 16] },
        { label: 'cells', at: [shore - 26, below + 42] },
        { label: 'second', at: [second, groundAt(second) - outlined - 26] },
      ];
}

/** The coast from the escarpment to the sea: one mast that began with the camp and now serves the whole farm. */
export const drawRedSeaCoast: Draw<Label, Format> = (format, isMirrored) => {
  const section = layCampSection(format);
  const { width, height } = section;
  const pen = createPen(width, isMirrored);
  return {
    width,
    height,
    layers: [
      ...drawLand(section, pen),
      ...drawFarm(section, pen),
      ...drawCamp(section, pen),
      ...drawLinks(section, isMirrored, pen),
    ],
    labels: placeLabels(section, format).map((place) => ({ ...place, at: pen.at(place.at) })),
  };
};
