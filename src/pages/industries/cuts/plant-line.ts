import { reach, sit, stand, walk } from './cut-figures.ts';
import { box, boxAt, combine, disc, levels, outline, type Parts, trace, uprights } from './cut-pen.ts';

/** How high things travel along the line, and the tray whose cable reaches each machine, cm. */
const BELT = 82;
const TRAY = 620;

/** A machine's cable from the tray, and the panel that a worker stands at. */
const wired = (x: number, top: number): string => `M${x}-${TRAY}V-${top}`;
const panel = (x: number): Parts => ({
  object: box(x - 4, 0, 8, 112),
  screen: box(x - 20, 112, 40, 34),
});

const belt = (from: number, to: number): Parts => ({
  front: box(from, BELT - 14, to - from, 14),
  fine: uprights(
    Array.from({ length: Math.floor((to - from) / 130) + 1 }, (_, at) => from + 20 + at * 130),
    0,
    BELT - 14,
  ),
});

const goods = (from: number, count: number, breadth: number, height: number) =>
  Array.from({ length: count }, (_, at) => box(from + at * (breadth + 46), BELT, breadth, height)).join('');

/** A press: frame, ram and die. */
const press: Parts = {
  object:
    box(330, 0, 60, 330) +
    box(640, 0, 60, 330) +
    box(310, 330, 410, 90) +
    outline([
      [330, 420],
      [350, 480],
      [430, 480],
      [450, 420],
    ]),
  front: box(450, 190, 130, 140) + box(420, 160, 190, 30) + box(400, 0, 230, BELT - 14),
  fine: uprights([480, 515, 550], 190, 330),
  tone: disc(670, 372, 26),
  riser: wired(390, 480),
};

/** An arm that lifts from its foot to a side. */
const arm = (x: number, side: 1 | -1): Parts => ({
  object:
    boxAt(x, side, -36, 0, 72, 46) +
    outline(
      [
        [-20, 46],
        [-12, 190],
        [14, 190],
        [22, 46],
      ],
      x,
      0,
      side,
    ) +
    outline(
      [
        [-14, 178],
        [124, 246],
        [132, 226],
        [0, 160],
      ],
      x,
      0,
      side,
    ) +
    outline(
      [
        [118, 240],
        [138, 232],
        [142, 150],
        [128, 150],
      ],
      x,
      0,
      side,
    ),
  tone: disc(x, 180, 20) + disc(x + 128 * side, 238, 14) + boxAt(x, side, 116, 138, 40, 12),
  riser: wired(x, 200),
});

/** A tunnel that is heated, with its flue. */
const oven: Parts = {
  object:
    box(2010, 40, 640, 190) + box(2080, 230, 60, 160) + box(2510, 230, 60, 160) + box(2060, 390, 530, 40),
  fine: uprights([2130, 2250, 2370, 2490], 60, 210) + levels([60, 210], 2030, 2630),
  screen: box(2296, 150, 68, 44),
  riser: wired(2330, 230),
};

/** A cell that packs, behind its fence. */
const packing: Parts = {
  object: box(3060, 0, 330, 270) + box(3090, 270, 120, 40),
  fine: uprights([3110, 3160, 3210, 3260, 3310], 100, 240) + levels([100, 240], 3080, 3370),
  screen: box(3330, 150, 40, 40),
  riser: wired(3225, 270),
};

const pallet = (x: number, floor = 0): string =>
  box(x, floor, 120, 14) +
  box(x + 4, floor + 14, 54, 50) +
  box(x + 62, floor + 14, 54, 50) +
  box(x + 4, floor + 64, 54, 50) +
  box(x + 62, floor + 64, 54, 50);

/** A truck with forks, its driver, and what it lifts. */
const forklift: Parts = {
  goods: pallet(4000, 70) + pallet(3590) + pallet(3720),
  frame: trace([
    [4190, 60],
    [4200, 214],
    [4300, 214],
    [4330, 90],
  ]),
  front:
    outline([
      [4160, 24],
      [4160, 70],
      [4230, 74],
      [4280, 100],
      [4350, 100],
      [4350, 24],
    ]) +
    box(4132, 20, 12, 230) +
    box(4010, 62, 122, 8),
  staff: sit(4262, 52, -1),
  tone: disc(4190, 26, 26) + disc(4316, 26, 26),
};

/** The line from the press to the pallets, with the shift beside it. */
export const line: Parts = combine(
  belt(700, 2010),
  belt(2650, 3560),
  press,
  arm(1000, 1),
  arm(1560, -1),
  oven,
  packing,
  forklift,
  panel(820),
  panel(1820),
  panel(2800),
  {
    goods: goods(740, 10, 70, 30) + goods(2680, 4, 60, 44) + goods(3400, 2, 56, 50),
    people:
      reach(230) +
      reach(870, 0, -1) +
      stand(1270) +
      reach(1770) +
      walk(1930, 0, -1) +
      reach(2750) +
      stand(2950) +
      reach(3480, 0, 1) +
      walk(3880, 0, -1),
  },
);
