import { type MicrowavePath, microwavePaths } from './microwave-path.ts';
import {
  drawDish,
  drawDot,
  drawMast,
  drawPerson,
  drawSatellite,
  drawTerminal,
  drawTurbine,
} from './shapes.ts';
import type { Draw, Format, LabelPlace, Layer } from './sketch.ts';
import { createPen, type Point, roughness, spread } from './terrain.ts';

type Label = 'farm' | 'line' | 'halfway' | 'satellite' | 'fiber';

const GROUND_POINTS = 96;
const ZONE_POINTS = 41;
/** The turbines at the near end: place as a share of the width, scale, angle of the first blade. */
const TURBINES = {
  wide: [
    [0.016, 0.74, 14],
    [0.066, 0.58, 52],
  ],
  narrow: [[0.03, 0.7, 14]],
  sheet: [
    [0.02, 0.82, 14],
    [0.08, 0.64, 52],
  ],
} as const;

const satelliteOf = ({ width, height }: MicrowavePath): Point => [width * 0.33, height * 0.083];
/** The dish of the link in reserve: before the mast, so that nothing stands between it and the satellite. */
const terminalOf = ({ near }: MicrowavePath) => near.upper[0] + 46;
const roomOf = ({ near }: MicrowavePath) => near.upper[0] - 52;
const cabinOf = ({ far }: MicrowavePath) => far.upper[0] + 24;
const middleOf = ({ near, far }: MicrowavePath) => (near.upper[0] + far.upper[0]) / 2;

/** Ridges behind the hop, the ground that is cut, and layers in the earth. */
function drawLand(path: MicrowavePath, isMirrored: boolean): Layer[] {
  const { width, height, near, far, groundAt, lineAt, clearanceAt } = path;
  const { line, x } = createPen(width, isMirrored);
  const places = spread(0, width, GROUND_POINTS);
  const layer = (levelAt: (place: number) => number) =>
    line(places.map((place): Point => [place, levelAt(place)]));
  // No ridge behind the hop looks as if it stood in the zone that stays clear.
  const highestAt = (place: number) =>
    place > near.upper[0] && place < far.upper[0] ? lineAt(place) + clearanceAt(place) + 8 : 0;
  const ridgeAt = (row: number, place: number) =>
    groundAt(place) - 12 - row * 16 * (1 + 0.55 * roughness(40 + row, (place / width) * 7));
  const behind = [1, 2, 3].map((row) => layer((place) => Math.max(highestAt(place), ridgeAt(row, place))));
  const strata = [1, 2, 3, 4].map((row) =>
    layer((place) => groundAt(place) * (1 - row * 0.15) + (height - 148) * row * 0.15 + row * 22),
  );
  const ground = layer(groundAt);
  return [
    { look: 'contour', d: behind.join('') },
    { look: 'earth', d: `${ground}V${height}H${x(0)}z` },
    { look: 'contour', d: strata.join('') },
    { look: 'cut', d: ground },
  ];
}

/** The line from mast to mast with the zone that stays clear, and the link in reserve, which leaves the drawing. */
function drawLinks(path: MicrowavePath, isMirrored: boolean): Layer[] {
  const { width, height, near, far, groundAt, lineAt, clearanceAt } = path;
  const { line } = createPen(width, isMirrored);
  const along = spread(near.upper[0], far.upper[0], ZONE_POINTS);
  const edge = (side: number) =>
    along.map((place): Point => [place, lineAt(place) + side * clearanceAt(place)]);
  const terminal = terminalOf(path);
  const [place, y] = satelliteOf(path);
  return [
    { look: 'cover', d: `${line([...edge(1), ...edge(-1).toReversed()])}z` },
    { look: 'path', d: line([near.upper, far.lower]) + line([near.lower, far.upper]) },
    { look: 'signal', d: line([near.upper, far.upper]) },
    {
      look: 'reserve',
      d: line([
        [terminal, groundAt(terminal) - 18],
        [place, y + 8],
        [width, height * 0.3],
      ]),
    },
  ];
}

/** What is in the ground: cables from the dishes to the rooms at both ends, and fiber to the turbines and onward. */
function drawCables(path: MicrowavePath, isMirrored: boolean, turbines: readonly number[]): Layer[] {
  const { width, far, groundAt } = path;
  const { line } = createPen(width, isMirrored);
  const [room, cabin] = [roomOf(path) + 16, cabinOf(path) + 16];
  const dig = (from: number, to: number, deep: number): Point[] => [
    [from, groundAt(from)],
    [from, groundAt(from) + deep],
    [to, groundAt(from) + deep],
  ];
  const rise = (place: number): Point => [place, groundAt(place)];
  const risers = turbines.map((place) => line([[place, groundAt(room) + 26], rise(place)]));
  return [
    {
      look: 'path',
      d: [terminalOf(path), path.near.upper[0]]
        .map((to) => line([...dig(room, to, 12), rise(to)]))
        .concat(line([...dig(cabin, far.upper[0], 12), rise(far.upper[0])]))
        .join(''),
    },
    { look: 'fiber', d: line(dig(room, 0, 26)) + risers.join('') + line(dig(cabin, width, 26)) },
  ];
}

/** What stands on the ground and above it. */
function drawStations(path: MicrowavePath, isMirrored: boolean): Layer[] {
  const { width, near, far, groundAt } = path;
  const { at, box } = createPen(width, isMirrored);
  const onGround = (place: number) => at([place, groundAt(place)]);
  const toward = isMirrored ? -1 : 1;
  const [tx, ty] = onGround(terminalOf(path));
  const rooms = [roomOf(path), cabinOf(path)];
  const masts = [near, far].map(({ upper: [place, top] }) =>
    drawMast(onGround(place), groundAt(place) - top + 8),
  );
  const dishes = [
    ...[near.upper, near.lower].map((dish) => drawDish(at(dish), toward)),
    ...[far.upper, far.lower].map((dish) => drawDish(at(dish), -toward)),
  ];
  return [
    { look: 'paper', d: drawSatellite(at(satelliteOf(path))) },
    { look: 'object', d: `${masts.join('')}M${tx} ${ty}v-14` },
    {
      look: 'solid',
      d: [
        ...dishes,
        drawTerminal([tx, ty - 14], toward),
        ...rooms.map((room) => box(room, groundAt(room) - 24, 32, 24)),
      ].join(''),
    },
    { look: 'lit', d: drawPerson(onGround(width * 0.3)) },
  ];
}

function drawHalfway(path: MicrowavePath, isMirrored: boolean): Layer[] {
  const { width, height, groundAt } = path;
  const { at, line } = createPen(width, isMirrored);
  const middle = middleOf(path);
  const ground: Point = [middle, groundAt(middle)];
  return [
    { look: 'fine', d: line([ground, [middle, height - 62]]) },
    { look: 'paper', d: drawDot(at(ground), 5) },
  ];
}

function placeLabels(path: MicrowavePath, isWide: boolean): LabelPlace<Label>[] {
  const { width, height, near, far, groundAt, lineAt, clearanceAt } = path;
  const [place, y] = satelliteOf(path);
  const above = lineAt(width * 0.66) - clearanceAt(width * 0.66);
  const shore = groundAt(cabinOf(path));
  return isWide
    ? [
        { label: 'farm', at: [72, groundAt(0) + 60], ground: 'onEarth' },
        { label: 'line', at: [width * 0.66, above - 18], anchor: 'middle' },
        { label: 'halfway', at: [middleOf(path), height - 36], anchor: 'middle', ground: 'onEarth' },
        { label: 'satellite', at: [place + 58, y + 7] },
        { label: 'fiber', at: [width - 72, shore + 60], anchor: 'end', ground: 'onEarth' },
      ]
    : [
        { label: 'farm', at: [near.upper[0], groundAt(near.upper[0]) + 44] },
        { label: 'line', at: [width * 0.66, above - 30] },
        { label: 'halfway', at: [middleOf(path), height - 42] },
        { label: 'satellite', at: [place + 72, y] },
        { label: 'fiber', at: [far.upper[0] + 16, shore + 66] },
      ];
}

/** A microwave hop over a ridge, from the wind farm at the reading start to the fiber. */
export const drawMicrowaveHop: Draw<Label, Format> = (screens, isMirrored) => {
  const path = microwavePaths[screens];
  const { width, height, groundAt } = path;
  const { at } = createPen(width, isMirrored);
  const farm = TURBINES[screens].map(([share, scale, angle]) =>
    drawTurbine(at([width * share, groundAt(width * share)]), scale, angle),
  );
  return {
    width,
    height,
    layers: [
      ...drawLand(path, isMirrored),
      ...drawLinks(path, isMirrored),
      { look: 'tone', d: farm.join('') },
      ...drawCables(
        path,
        isMirrored,
        TURBINES[screens].map(([share]) => width * share),
      ),
      ...drawStations(path, isMirrored),
      ...drawHalfway(path, isMirrored),
    ],
    labels: placeLabels(path, screens === 'wide').map((place) => ({ ...place, at: at(place.at) })),
  };
};
