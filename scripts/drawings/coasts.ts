import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { z } from 'zod';
import { dayTones, mapLines } from '#src/features/map/day-tones.ts';
import { type Coordinates, mapFrames, pressShapes, projectPoint } from '#src/features/map/project-point.ts';
import * as shades from '#src/theme/shades.ts';
import { colors } from '#src/theme/tokens.ts';
import { readWorldAtlas } from '#src/prerender/map-geometry-plugin.server.ts';

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

/** Drawing units per projection unit, so that all coordinates are integers. */
const FINENESS = 10;
/** Area below which corners are removed, square degrees: less than a pixel of the largest map. */
const SMALLEST_CORNER = 0.004;
/** Area below which islands are removed, square drawing units: about a dot. */
const SMALLEST_ISLAND = 120;
/** How far land extends beyond the frame, so that no coastline is drawn along its edge. */
const MARGIN = 60;
/** Colors of each map. */
const sheets = {
  reach: {
    sea: colors.ink,
    land: shades.nightLand,
    coast: shades.nightCoast,
    water: shades.nightWater,
  },
  'press-america': dayTones,
  'press-mena': dayTones,
} as const;

type CoastShape = keyof typeof sheets;

const frameOf = (shape: CoastShape) => ({
  width: mapFrames[shape].width * FINENESS,
  height: mapFrames[shape].height * FINENESS,
});

const position = z.array(z.number()).transform(([x = 0, y = 0]): Point => [x, y]);
const outlines = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.array(z.array(z.array(position))) }) })),
});

/** Reads the rings of all land, in degrees. */
function readLand(): Ring[] {
  const world = simplify(presimplify(readWorldAtlas()), SMALLEST_CORNER);
  const { features } = outlines.parse(feature(world, 'land'));
  return features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

function place(coordinates: Coordinates, shape: CoastShape): Point {
  const { x, y } = projectPoint(coordinates, shape);
  const frame = frameOf(shape);
  return [Math.round((x / 100) * frame.width), Math.round((y / 100) * frame.height)];
}

/** Returns the part of a ring on one side of a horizontal or vertical line. */
function cut(ring: Ring, axis: 0 | 1, limit: number, side: 1 | -1): Ring {
  const isInside = (point: Point) => side * (point[axis] - limit) >= 0;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) ?? point;
    if (isInside(before) === isInside(point)) return isInside(point) ? [point] : [];
    const share = (limit - before[axis]) / (point[axis] - before[axis]);
    const meet: Point = [
      Math.round(before[0] + share * (point[0] - before[0])),
      Math.round(before[1] + share * (point[1] - before[1])),
    ];
    return isInside(point) ? [meet, point] : [meet];
  });
}

function cutToFrame(ring: Ring, shape: CoastShape): Ring {
  const frame = frameOf(shape);
  const east = cut(cut(ring, 0, -MARGIN, 1), 0, frame.width + MARGIN, -1);
  return cut(cut(east, 1, -MARGIN, 1), 1, frame.height + MARGIN, -1);
}

function measureArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [fromX, fromY] = ring.at(at - 1) ?? [x, y];
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(twice) / 2;
}

function writeRing([first, ...others]: Ring): string {
  if (first === undefined) return '';
  let [x, y] = first;
  const steps = others.flatMap(([toX, toY]) => {
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ')];
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** Draws the coasts in a map frame: land, and the water along it. */
function drawFrame(shape: CoastShape): string {
  const { land, coast, water } = sheets[shape];
  const rings = readLand().map((ring) =>
    cutToFrame(
      ring.map(([longitude, latitude]) => place([longitude, latitude], shape)),
      shape,
    ),
  );
  const outline = rings
    .filter((ring) => measureArea(ring) > SMALLEST_ISLAND)
    .map(writeRing)
    .join('');
  return [
    `<defs><path id="${shape}-land" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${outline}"/></defs>`,
    `<use href="#${shape}-land" stroke="${water}" stroke-width="${mapLines.water}"/>`,
    `<use href="#${shape}-land" fill="${land}" stroke="${coast}" stroke-width="${mapLines.coast}"/>`,
  ].join('');
}

/** Draws the coasts of one map. */
export function drawCoasts(shape: CoastShape): string {
  const { width, height } = frameOf(shape);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawFrame(shape)}</svg>\n`;
}

/** Draws the coasts of the press maps below each other in one file; each has a named view. */
export function drawPressCoasts(): string {
  let top = 0;
  const parts = pressShapes.map((shape) => {
    const { width, height } = frameOf(shape);
    const view = `<view id="${shape}" viewBox="0 ${top} ${width} ${height}"/>`;
    const map = `<svg y="${top}" width="${width}" height="${height}">${drawFrame(shape)}</svg>`;
    top += height;
    return view + map;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>\n`;
}
