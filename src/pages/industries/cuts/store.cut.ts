import { HEIGHTS } from '#src/pages/industries/place.ts';
import { reach, sit, stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut, METER } from './cut.ts';
import { box, combine, levels, type Parts, row, type Spot, trace, uprights } from './cut-pen.ts';
import { cabinet, cart, radio } from './cut-things.ts';

const LENGTH = 3000;
const ROOF = HEIGHTS.store * METER;
const CEILING = 480;
const BACK = 2070;

const goods: readonly Spot[] = [
  [16, 24],
  [16, 24],
  [24, 30],
  [24, 30],
  [11, 27],
  [11, 27],
  [11, 27],
  [30, 18],
  [18, 31],
  [18, 31],
  [26, 22],
  [26, 22],
];

/** A run of shelves with what is sold. */
const shelves = (x: number): Parts => ({
  object: box(x, 0, 272, 205),
  goods: [14, 54, 94, 134, 174].map((height) => row(x + 4, height, goods)).join(''),
  fine: levels([14, 54, 94, 134, 174], x, x + 272) + uprights([x + 91, x + 181], 0, 205),
});

/** Stock on a rack of three boards. */
const stock = (x: number): Parts => ({
  object: levels([12, 150, 290], x, x + 330) + uprights([x, x + 330], 0, 410),
  goods: [12, 150, 290]
    .map((height, at) =>
      row(x + 14, height, [
        [90, 70 + 12 * at],
        [92, 96 - 9 * at],
        [100, 62 + 20 * at],
      ]),
    )
    .join(''),
});

const checkout: Parts = {
  staff: sit(398, 22),
  front: box(352, 0, 330, 84) + box(352, 84, 96, 12) + box(664, 84, 18, 9),
  fine: levels([70], 452, 682) + uprights([447], 96, 112) + uprights([668], 84, 226),
  goods: row(520, 84, [
    [18, 26],
    [30, 16],
    [12, 28],
    [24, 20],
  ]),
  screen: box(432, 112, 34, 28) + box(646, 226, 44, 28) + box(484, 84, 9, 22),
  people:
    reach(536, 0, -1) + reach(640, 0, -1) + stand(724) + walk(806, 0, -1) + stand(962) + walk(1046, 0, -1),
  tone: box(738, 58, 26, 24),
};

const building: Parts = {
  room: box(0, 0, LENGTH, ROOF),
  back:
    levels([ROOF - 26, CEILING + 34], 0, LENGTH) +
    trace(Array.from({ length: 26 }, (_, at): Spot => [at * 120, at % 2 === 0 ? CEILING + 34 : ROOF - 26])) +
    uprights([300, 860, 1420, 1980, 2540], CEILING, CEILING + 34) +
    uprights([14, 100], 0, 300),
  object:
    [240, 800, 1360, 2480].map((x) => box(x, CEILING - 9, 150, 9)).join('') +
    box(-270, 318, 270, 22) +
    uprights([-258], 0, 318) +
    box(120, 0, 8, 150) +
    box(214, 0, 8, 150),
  front: box(1240, ROOF, 330, 130) + box(1300, ROOF + 130, 90, 30) + box(1900, ROOF, 120, 70),
  riser:
    levels([CEILING], 447, BACK + 75) +
    `M447-${CEILING}V-140M668-${CEILING}V-254M${BACK + 75}-${CEILING}V-206M${BACK + 75} 240V-6`,
  cut:
    trace([
      [0, 300],
      [0, ROOF],
      [LENGTH, ROOF],
      [LENGTH, 0],
    ]) + uprights([BACK], 230, ROOF),
};

/** The store from its door past the registers to the stock behind the shelves. */
export const store: Cut = {
  id: 'retail',
  form: 'wide-end',
  frame: { x: -300, width: 2540, sky: 770, earth: 320 },
  ground: [-300, BEYOND],
  keep: 'Min',
  parts: combine(
    building,
    checkout,
    shelves(1150),
    shelves(1452),
    shelves(1754),
    cart(826, 0, -1),
    cart(1066, 0, -1),
    radio(940, CEILING - 30, CEILING),
    radio(1590, CEILING - 30, CEILING),
    cabinet(BACK + 40),
    stock(2230),
    stock(2580),
    {
      people:
        walk(40, 0, -1) +
        walk(-170) +
        stand(256) +
        reach(1300) +
        stand(1560) +
        walk(1760, 0, -1) +
        reach(2196),
      screen: box(1586, 104, 9, 18) + [1200, 1502, 1804].map((x) => box(x + 26, 336, 120, 30)).join(''),
      riser: uprights([1286, 1588, 1890], 366, CEILING),
    },
  ),
};
