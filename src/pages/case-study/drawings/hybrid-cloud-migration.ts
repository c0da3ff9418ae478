import { lanesOf, layMoves, type NightLayout, nightLayouts } from './night-moves.ts';
import { drawPerson } from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, spread } from './terrain.ts';

/** What labels keep free at the edge where reading ends: the margin of the page. */
const MARGIN = 72;

type Label = 'room' | 'night' | 'open' | 'own' | 'lines' | 'stores';

/** Writes places along the way that time takes: across the drawing, or down on narrow screens. */
function createWay(format: Format, layout: NightLayout, isMirrored: boolean) {
  const isUpright = format === 'narrow';
  const [width, height] = isUpright ? [layout.breadth, layout.length] : [layout.length, layout.breadth];
  const pen = createPen(width, isMirrored);
  const turn = ([along, across]: Point): Point => (isUpright ? [across, along] : [along, across]);
  const at = (place: Point) => pen.at(turn(place)).join(' ');
  return {
    width,
    height,
    pen,
    turn,
    line: (places: readonly Point[]) => pen.line(places.map(turn)),
    /** A bend between two lanes that begins and ends along the way. */
    bend: ([from, lane]: Point, [to, other]: Point) => {
      const middle = (from + to) / 2;
      return `M${at([from, lane])}C${at([middle, lane])} ${at([middle, other])} ${at([to, other])}`;
    },
    box: ([along, across]: Point, long: number, broad: number) => {
      const [x, y] = turn([along, across]);
      return isUpright ? pen.box(x, y, broad, long) : pen.box(x, y, long, broad);
    },
  };
}

type Way = ReturnType<typeof createWay>;

/** Every application on a line of its own: it stays until its night, and goes over to one of the clouds. */
function drawMoves(layout: NightLayout, way: Way): Layer[] {
  const { from, to, nights, night } = layout;
  const moves = layMoves().map((move) => {
    const [before, after] = lanesOf(move, layout);
    const start = nights[move.group] ?? from;
    return { before, after, start, end: start + night };
  });
  const draw = (path: (move: (typeof moves)[number]) => string) => moves.map(path).join('');
  return [
    {
      look: 'fine',
      d: draw(({ before, start }) =>
        way.line([
          [from, before],
          [start, before],
        ]),
      ),
    },
    {
      look: 'path',
      d: draw(({ after, end }) =>
        way.line([
          [end, after],
          [to, after],
        ]),
      ),
    },
    { look: 'moved', d: draw(({ before, after, start, end }) => way.bend([start, before], [end, after])) },
    { look: 'hair', d: draw(({ before }) => way.box([from - 12, before - 2], 12, 4)) },
    { look: 'signalFill', d: draw(({ after }) => way.box([to, after - 2], 14, 4)) },
  ];
}

/** The nights, dark, each with somebody who is awake. */
function drawNights({ nights, night, dark, lanes }: NightLayout, way: Way): Layer[] {
  const people = nights.map((start) => drawPerson(way.pen.at(way.turn([start + night / 2, lanes[0] - 30]))));
  const [first, last] = dark;
  return [
    { look: 'night', d: nights.map((start) => way.box([start, first], night, last - first)).join('') },
    { look: 'awake', d: people.join('') },
  ];
}

/** Stores on lines of their own, with people before them. */
function drawStores({ to, stores: place }: NightLayout, stores: readonly number[], way: Way): Layer[] {
  return [
    {
      look: 'path',
      d: stores
        .map((store) =>
          way.line([
            [to + 24, store],
            [place, store],
          ]),
        )
        .join(''),
    },
    {
      look: 'object',
      d: stores.map((store) => way.box([place, store - 11], 30, 22)).join(''),
    },
    { look: 'sun', d: stores.map((store) => way.box([place + 8, store - 4], 8, 8)).join('') },
    {
      look: 'lit',
      d: stores
        .slice(0, 3)
        .map((store) => drawPerson(way.pen.at(way.turn([place + 46, store + 11]))))
        .join(''),
    },
  ];
}

/** How far the second line between the clouds stays away from the first. */
const APART = 60;

/** Two lines between the clouds that share neither a way nor a door. */
export const linesBetween = (to: number, open: number, own: number): readonly [Point[], Point[]] => [
  [
    [to + 16, open],
    [to + 16, own],
  ],
  [
    [to - 4, open],
    [to - 4, open + 26],
    [to + 16 - APART, open + 26],
    [to + 16 - APART, own - 26],
    [to - 4, own - 26],
    [to - 4, own],
  ],
];

/** The two clouds with the two lines between them, and the stores beside the own one. */
function drawClouds(layout: NightLayout, way: Way): Layer[] {
  const { to, lanes, step } = layout;
  const moves = layMoves();
  const [open, , own] = lanes;
  const count = moves.filter(({ isPublic }) => isPublic).length;
  const openEnd = open + (count - 1) * step;
  const ownEnd = own - (moves.length - count - 1) * step;
  const frame = (first: number, last: number) => way.box([to - 10, first - 12], 34, last - first + 24);
  return [
    { look: 'cut', d: frame(ownEnd, own) },
    { look: 'fine', d: frame(open, openEnd) },
    {
      look: 'signal',
      d: linesBetween(to, openEnd + 12, ownEnd - 12)
        .map((each) => way.line(each))
        .join(''),
    },
    ...drawStores(layout, spread(ownEnd + 4, own - 4, 4), way),
  ];
}

function placeLabels(layout: NightLayout, format: Format): LabelPlace<Label>[] {
  const { from, to, lanes, nights, night, breadth, length, step } = layout;
  const [open, room, own] = lanes;
  const ownStart = own - 17 * step;
  const gap = (open + 29 * step + ownStart) / 2;
  return format === 'wide'
    ? [
        { label: 'room', at: [from - 12, room - 22] },
        { label: 'night', at: [nights[0] ?? 0, breadth - 36] },
        { label: 'open', at: [to, open - 28] },
        { label: 'own', at: [to + 24, breadth - 36], anchor: 'end' },
        { label: 'lines', at: [length - MARGIN, gap + 6], anchor: 'end' },
        { label: 'stores', at: [length - MARGIN, breadth - 36], anchor: 'end' },
      ]
    : [
        { label: 'room', at: [room + 120, from - 44] },
        { label: 'night', at: [(room + lanes[2]) / 2 + 40, (nights[0] ?? 0) + night + 22] },
        { label: 'open', at: [open + 60, to + 60] },
        { label: 'own', at: [ownStart - 40, to + 46] },
        { label: 'lines', at: [gap, to - 14] },
        { label: 'stores', at: [ownStart - 40, to + 98] },
      ];
}

/** 48 applications on their way out of one room: by night, group by group, into two clouds. */
export const drawHybridCloudMigration: Draw<Label, Format> = (format, isMirrored) => {
  const layout = nightLayouts[format];
  const way = createWay(format, layout, isMirrored);
  return {
    width: way.width,
    height: way.height,
    layers: [...drawNights(layout, way), ...drawMoves(layout, way), ...drawClouds(layout, way)],
    labels: placeLabels(layout, format).map((place) => ({ ...place, at: way.pen.at(place.at) })),
  };
};
