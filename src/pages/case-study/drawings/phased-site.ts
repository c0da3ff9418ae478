import { BOW, type CoastalPlain, layPlain } from './coastal-plain.ts';
import { type Field, type SiteLayout, siteLayouts } from './phased-layouts.ts';
import type { Format } from './sketch.ts';
import { type Point, roughness, spread } from './terrain.ts';
import { outlineCover } from './viewshed.ts';

type Turbine = { foot: Point; tall: number };

/** One phase of construction, on a fan of gravel of its own: rows of turbines, with its ring of fiber between them. */
export type Phase = {
  /** From one end to the other; with both rooms it is closed. */
  ring: Point[];
  /** The farthest first. */
  turbines: Turbine[];
  cover: Point[];
  mast: Point;
  /** Where the ring is led to the two rooms of the core, and the way to each of them. */
  leads: readonly [Point[], Point[]];
};

/** A wind farm that was built in three phases, between mountains and sea. */
export type PhasedSite = CoastalPlain & {
  phases: readonly [Phase, Phase, Phase];
  rooms: readonly [Point, Point];
  /** The two ways out: of fiber from the first room, by microwave from the second. */
  out: Point[];
  dish: Point;
  relay: Point;
  /** Where the link goes on from the relay, out of the drawing. */
  beyond: Point;
  cabin: Point;
};

/** Turbines in each row of a phase, the farthest row first. */
const ROWS = [
  [15, 16, 16, 17],
  [16, 17, 17, 18],
  [16, 17, 17, 18],
] as const;
/** What one turbine generates in the drawing, in megawatts: an example that adds up to the record. */
export const MEGAWATTS = 5.5;

/** Points of a ring, and how many of them are left out where it is led to the rooms. */
const RING = 64;
const OPENING = 6;

const distance = ([x, y]: Point, [px, py]: Point) => Math.hypot(px - x, py - y);

/** A ring that is open on the side of a place: from the end at the reading start of the opening around to the other. */
function openToward(ring: readonly Point[], place: Point): Point[] {
  const nearest = ring.reduce((best, point) =>
    distance(point, place) < distance(best, place) ? point : best,
  );
  const first = ring.indexOf(nearest) - Math.floor(OPENING / 2);
  return Array.from({ length: ring.length - OPENING + 2 }, (_, step) => {
    const index = first - step;
    return ring.at(((index % ring.length) + ring.length) % ring.length) ?? nearest;
  });
}

/** Ground of a phase: places are shares of its breadth and of its depth, between -1 and 1; rows bow out on their fan. */
function surveyField({ levelOf, distanceAt, middle }: CoastalPlain, field: Field, step: number) {
  const [far, near] = [distanceAt(field.far), distanceAt(field.near)];
  const aside = (field.middle - middle) * ((far + near) / 2);
  return (across: number, toward: number): Turbine['foot'] => {
    const away = ((far + near) / 2 - (toward * (far - near)) / 2) * (1 + BOW * across ** 2);
    return [middle + (aside + across * step * 8.2) / away, levelOf(away)];
  };
}

/** A trench from the end of a ring to a room: it comes from the side, or from above or below where the ring lies there. */
function leadTo([x, y]: Point, room: Point): Point[] {
  const aside = x - room[0];
  const down = y - room[1];
  const knee: Point =
    Math.abs(aside) < Math.abs(down)
      ? [room[0] + aside * 0.45, room[1] + Math.sign(down) * 60]
      : [room[0] + Math.sign(aside) * 70, room[1] - 6];
  return [[x, y], knee, room];
}

function layPhase(plain: CoastalPlain, layout: SiteLayout, phase: 0 | 1 | 2): Phase {
  const { rooms, step, tall } = layout;
  const placeOf = surveyField(plain, layout.phases[phase], step);
  const turbines = ROWS[phase].flatMap((count, row) =>
    spread(-1, 1, count).map((across, column): Turbine => {
      const foot = placeOf(across, -1 + (row * 2) / 3 + 0.05 * roughness(phase + row * 5, column));
      return { foot, tall: tall / plain.distanceAt(foot[1]) };
    }),
  );
  const round = spread(0, 2 * Math.PI, RING + 1).slice(1);
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
  const [one, other] = rooms;
  const open = openToward(
    round.map((angle) => placeOf(1.04 * square(Math.sin(angle)), 0.68 * square(Math.cos(angle)))),
    layout.gate,
  );
  const [begin = one, end = other] = [open[0], open.at(-1)];
  const isTurned = distance(begin, one) + distance(end, other) > distance(end, one) + distance(begin, other);
  const ring = isTurned ? open.toReversed() : open;
  const mast = placeOf(0, 0.02);
  const tops = turbines.map(({ foot: [x, y], tall: high }): Point => [x, y - high * 1.48]);
  return {
    ring,
    turbines,
    mast,
    cover: outlineCover(plain, mast, [...turbines.map(({ foot }) => foot), ...tops, ...ring], {
      margin: 26 / plain.distanceAt(mast[1]),
      seed: 40 + phase,
    }),
    leads: [leadTo(ring[0] ?? one, one), leadTo(ring.at(-1) ?? other, other)],
  };
}

/** Lays out the phases: each one brings a ring with its turbines and its own mast, and joins the same two rooms. */
export function layPhases(format: Format): PhasedSite {
  const plain = layPlain(format);
  const layout = siteLayouts[format];
  const phases = [
    layPhase(plain, layout, 0),
    layPhase(plain, layout, 1),
    layPhase(plain, layout, 2),
  ] as const;
  const { rooms, out, dish, relay, beyond } = layout;
  const [{ mast }] = phases;
  return {
    ...plain,
    phases,
    rooms,
    out: [rooms[0], ...out],
    dish,
    relay,
    beyond,
    cabin: [mast[0] - 74, mast[1] + 6],
  };
}
