import type { Screens } from './sketch.ts';
import { type Point, roughness, spread } from './terrain.ts';

/** The coast seen from the side, from the escarpment to the sea, in units of its drawing. */
export type CampSection = {
  width: number;
  height: number;
  /** Height of the ground at a place; smaller values are higher. */
  groundAt: (x: number) => number;
  shore: number;
  mast: number;
  tall: number;
  /** The two ends of the microwave link: on the mast, and on the escarpment. */
  dish: Point;
  relay: Point;
  satellite: Point;
  room: number;
  cabins: Point[];
  people: number[];
  /** Where a second mast had been planned, and how tall it would have been. */
  planned: readonly [place: number, tall: number];
  turbines: Turbine[];
  /** Levels at which they stand, from far to near. */
  ranks: number[];
  /** What the cells of the mast hold. */
  cover: Point[];
};

type Turbine = { foot: Point; scale: number };
/** Turbines at one distance: how many, their scale, and how far above the near ground they stand. */
type Rank = readonly [count: number, scale: number, rise: number];

/** What one turbine generates in the drawing, in megawatts: an example that adds up to the record. */
export const MEGAWATTS = 5;

type Measures = Pick<
  CampSection,
  'width' | 'height' | 'shore' | 'mast' | 'tall' | 'satellite' | 'room' | 'planned'
> & {
  plain: number;
  cliff: readonly [top: number, foot: number, level: number];
  relay: readonly [place: number, tall: number];
  dishes: number;
  cabins: readonly number[];
  people: number[];
  farm: readonly [from: number, to: number];
  ranks: readonly Rank[];
  reach: Point;
};

const LAYOUTS: Record<Screens, Measures> = {
  wide: {
    width: 1440,
    height: 580,
    plain: 452,
    shore: 1318,
    cliff: [118, 214, 250],
    relay: [66, 84],
    mast: 500,
    tall: 330,
    dishes: 70,
    satellite: [660, 44],
    room: 528,
    cabins: [268, 336, 404],
    people: [256, 482, 640],
    planned: [706, 300],
    farm: [764, 1264],
    ranks: [
      [36, 0.075, 112],
      [26, 0.115, 94],
      [18, 0.17, 72],
      [12, 0.22, 46],
      [8, 0.28, 8],
    ],
    reach: [232, 1326],
  },
  narrow: {
    width: 640,
    height: 860,
    plain: 700,
    shore: 600,
    cliff: [60, 120, 430],
    relay: [34, 80],
    mast: 246,
    tall: 470,
    dishes: 90,
    satellite: [400, 70],
    room: 268,
    cabins: [142],
    people: [128, 226, 384],
    planned: [470, 400],
    farm: [164, 562],
    ranks: [
      [30, 0.07, 250],
      [24, 0.09, 222],
      [19, 0.12, 186],
      [15, 0.16, 140],
      [12, 0.2, 84],
    ],
    reach: [124, 612],
  },
};

/** The ground: level on the escarpment and on the plain, and under the sea beyond the shore. */
const layGround =
  ({ cliff: [top, foot, level], plain, shore }: Measures) =>
  (x: number): number => {
    if (x <= top) return level + 5 * roughness(5, x / 60);
    if (x > shore) return plain + (x - shore) * 0.5;
    if (x >= foot) return plain;
    const share = (x - top) / (foot - top);
    return level + (plain - level) * Math.min(1, share ** 1.4 + 0.1 * roughness(9, share * 4) * (1 - share));
  };

/** What the cells of the mast hold, from the ground on one side to the ground on the other. */
const layCover = ({ mast, tall, plain, reach: [from, to] }: Measures): Point[] =>
  spread(-Math.PI / 2, Math.PI / 2, 49).map((angle): Point => [
    mast + (angle < 0 ? mast - from : to - mast) * Math.sin(angle),
    plain - (tall - 4) * (1 - Math.abs(Math.sin(angle)) ** 6) ** 0.4,
  ]);

const layFarm = ({ ranks, farm: [from, to], plain }: Measures): Turbine[] =>
  ranks.flatMap(([count, scale, rise], rank) =>
    spread(from + (rank % 2) * 9, to - (rank % 2) * 9, count).map((x): Turbine => ({
      foot: [x, plain - rise],
      scale,
    })),
  );

/** Lays out the section: the plain is level below whatever stands on it. */
export function layCampSection(screens: Screens): CampSection {
  const measures = LAYOUTS[screens];
  const { plain, mast, tall, dishes, cabins, ranks } = measures;
  const groundAt = layGround(measures);
  const [relay, relayTall] = measures.relay;
  return {
    ...measures,
    groundAt,
    dish: [mast, plain - tall + dishes],
    relay: [relay, groundAt(relay) - relayTall],
    cabins: cabins.flatMap((x): Point[] => [
      [x, plain - 1],
      [x + 5, plain - 28],
    ]),
    turbines: layFarm(measures),
    cover: layCover(measures),
    ranks: ranks.map(([, , rise]) => plain - rise),
  };
}
