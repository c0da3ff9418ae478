import type { SectionContent } from '#src/content/content-types.ts';
import type { Point } from '#src/ui/site-drawing/path.ts';
import type { Field } from './iso-lines.ts';

/** The plan, in units; a unit is four meters. */
export const PLAN = { width: 1600, height: 1000 } as const;
const METERS = 4;

/** Where a phone is held above its ground. */
const PHONE_M = 1.5;
/** What is lost for every meter of ground that stands in the line of sight, and at most. */
const LOSS_DB_PER_M = 0.4;
const MOST_LOSS_DB = 26;
const SIGHT_STEPS = 32;

/** A place of the plan where a phone holds a call, and where it still finds the network. */
export const LEVELS = { covered: 0, edge: -5 } as const;

/** The site that the plan shows: its ground, its masts, and how far they reach. */
export type Site = SectionContent<'coverage-plan'>['site'];

/** Height of the ground in meters: rolling land with hills on it. */
function layGround(hills: Site['sampleHills']): Field {
  const turned = hills.map(({ turn = 0, ...hill }) => ({
    ...hill,
    cos: Math.cos(turn),
    sin: Math.sin(turn),
  }));
  return ([x, y]) => {
    let height = 4 * Math.sin(x / 97 + y / 210) + 3 * Math.sin(y / 83 - x / 157);
    for (const hill of turned) {
      const dx = x - hill.at[0];
      const dy = y - hill.at[1];
      const across = (dx * hill.cos + dy * hill.sin) / hill.spread[0];
      const along = (dy * hill.cos - dx * hill.sin) / hill.spread[1];
      height += hill.height * Math.exp(-(across * across + along * along) / 2);
    }
    return height;
  };
}

/** How far the ground rises into the line of sight from an antenna to a place, in meters. */
function blockAt(groundAt: Field, mast: Point, antenna: number, place: Point): number {
  const from = groundAt(mast) + antenna;
  const to = groundAt(place) + PHONE_M;
  let most = 0;
  for (let step = 1; step < SIGHT_STEPS; step += 1) {
    const share = step / SIGHT_STEPS;
    const point: Point = [mast[0] + (place[0] - mast[0]) * share, mast[1] + (place[1] - mast[1]) * share];
    most = Math.max(most, groundAt(point) - (from + (to - from) * share));
  }
  return most;
}

/** The ground of a site in meters, and the strength of its strongest mast in decibels above what a call needs. */
export function surveySite({ sampleHills, sampleMasts, sampleAntenna, sampleReach }: Site) {
  const groundAt = layGround(sampleHills);
  const signalAt: Field = (place) =>
    Math.max(
      ...sampleMasts.map((mast) => {
        const meters = Math.hypot(place[0] - mast[0], place[1] - mast[1]) * METERS;
        const block = blockAt(groundAt, mast, sampleAntenna, place);
        const loss = Math.min(MOST_LOSS_DB, block * LOSS_DB_PER_M);
        return 20 * Math.log10(sampleReach / Math.max(meters, 1)) - loss;
      }),
    );
  return { groundAt, signalAt };
}
