import type { Format } from './sketch.ts';
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
  /** Where a second mast had been planned, and how tall it would have been; a sheet, which cannot say so, has none. */
  planned?: readonly [place: number, tall: number];
  turbines: Turbine[];
  /** Level at which the plain ends. */
  horizon: number;
  /** What the cells of the mast hold, on the ground behind the cut. */
  cover: Point[];
};

type Turbine = { foot: Point; scale: number };
/** Turbines at one distance: how many, how far apart, and their size as a share of what stands at the cut. */
type Rank = readonly [count: number, apart: number, share: number];

/** What one turbine generates in the drawing, in megawatts: an example that adds up to the record. */
export const MEGAWATTS = 5;
/** Turbines for which one stands that is drawn. */
export const STANDS_FOR = 10;

type Measures = Pick<
  CampSection,
  'width' | 'height' | 'horizon' | 'shore' | 'mast' | 'tall' | 'satellite' | 'room' | 'planned'
> & {
  plain: number;
  cliff: readonly [top: number, foot: number, level: number];
  relay: readonly [place: number, tall: number];
  dishes: number;
  cabins: readonly number[];
  people: number[];
  /** Where the rows of turbines meet, their scale at the cut, and their ranks from far to near. */
  farm: { vanish: number; scale: number; ranks: readonly Rank[] };
  reach: readonly [from: number, to: number, depth: number];
};

const LAYOUTS: Record<Format, Measures> = {
  wide: {
    width: 1440,
    height: 560,
    plain: 452,
    horizon: 256,
    shore: 1318,
    cliff: [118, 214, 250],
    relay: [66, 84],
    mast: 500,
    tall: 330,
    dishes: 70,
    satellite: [660, 44],
    room: 528,
    cabins: [268, 336, 404],
    people: [256, 477, 640, 1088],
    planned: [706, 300],
    farm: {
      vanish: 1050,
      scale: 0.46,
      ranks: [
        [1, 0, 0.36],
        [2, 112, 0.47],
        [3, 165, 0.66],
        [4, 170, 0.97],
      ],
    },
    reach: [232, 1326, 148],
  },
  narrow: {
    width: 640,
    height: 800,
    plain: 700,
    horizon: 488,
    shore: 624,
    cliff: [40, 84, 430],
    relay: [20, 80],
    mast: 200,
    tall: 430,
    dishes: 90,
    satellite: [330, 70],
    room: 222,
    cabins: [104],
    people: [94, 330, 482],
    planned: [356, 370],
    farm: {
      vanish: 508,
      scale: 0.42,
      ranks: [
        [3, 64, 0.45],
        [2, 104, 0.56],
        [3, 92, 0.7],
        [2, 112, 0.97],
      ],
    },
    reach: [92, 640, 148],
  },
  sheet: {
    width: 1200,
    height: 720,
    plain: 560,
    horizon: 330,
    shore: 1096,
    cliff: [176, 262, 336],
    relay: [118, 84],
    mast: 520,
    tall: 420,
    dishes: 84,
    satellite: [646, 92],
    room: 550,
    cabins: [290, 358, 426],
    people: [278, 664, 930],
    farm: {
      vanish: 890,
      scale: 0.46,
      ranks: [
        [1, 0, 0.36],
        [2, 92, 0.47],
        [3, 128, 0.66],
        [4, 122, 0.97],
      ],
    },
    reach: [264, 1106, 190],
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
    const fall = share ** 1.4 + 0.3 * roughness(9, share * 4) * share * (1 - share);
    return level + (plain - level) * Math.min(1, fall);
  };

/** What the cells of the mast hold: a line on the plain, from where the ground is cut to where it is cut again. */
const layCover = ({ plain, reach: [from, to, depth] }: Measures): Point[] =>
  spread(-Math.PI / 2, Math.PI / 2, 49).map((angle): Point => [
    (from + to) / 2 + ((to - from) / 2) * Math.sin(angle),
    plain - depth * Math.sqrt(1 - Math.sin(angle) ** 4),
  ]);

const levelOf = ({ horizon, plain }: Measures, share: number) => horizon + (plain - horizon) * share;

/** Turbines in perspective, those of a rank between those of the next one. */
const layFarm = (measures: Measures): Turbine[] => {
  const { vanish, scale, ranks } = measures.farm;
  return ranks.flatMap(([count, apart, share]) =>
    Array.from({ length: count }, (_, place): Turbine => ({
      foot: [vanish + (place - (count - 1) / 2) * apart, levelOf(measures, share)],
      scale: scale * share,
    })),
  );
};

/** Lays out the section: the plain is level below whatever stands on it. */
export function layCampSection(format: Format): CampSection {
  const measures = LAYOUTS[format];
  const { plain, mast, tall, dishes, cabins } = measures;
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
  };
}
