import { reach, stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut } from './cut.ts';
import { box, combine, disc, levels, outline, type Parts, trace, uprights } from './cut-pen.ts';
import { breakOff, cabinet } from './cut-things.ts';

/** Half the breadth of the tower at its foot and where the drawing leaves the rest of it out, and how high that is, cm. */
const [FOOT, THERE, TOP] = [220, 198, 1180];
const [DOOR, PLATFORM] = [150, 560];

const tower: Parts = {
  room: outline([
    [-FOOT, 0],
    [-THERE, TOP],
    [THERE, TOP],
    [FOOT, 0],
  ]),
  stone: outline([
    [-820, -310],
    [-820, -260],
    [-300, -170],
    [-300, 0],
    [300, 0],
    [300, -170],
    [820, -260],
    [820, -310],
  ]),
  cut:
    trace([
      [-FOOT, 0],
      [-THERE, TOP],
    ]) +
    trace([
      [FOOT, 0],
      [THERE, TOP],
    ]) +
    levels([DOOR, PLATFORM], -214, 214),
  back:
    uprights([-150, -106], DOOR, TOP) +
    levels(
      Array.from({ length: 34 }, (_, at) => DOOR + 20 + at * 30),
      -150,
      -106,
    ),
  object:
    box(-90, PLATFORM + 10, 90, 190) +
    box(10, PLATFORM + 10, 70, 190) +
    box(90, PLATFORM + 10, 90, 190) +
    box(86, DOOR + 10, 64, 200),
  screen: box(98, DOOR + 146, 40, 32) + box(20, PLATFORM + 140, 50, 34),
  riser: `M-45 240V${-DOOR - 6}M-45-356V-${TOP}M-45-${PLATFORM - 30}H118V-${DOOR + 210}M45-${PLATFORM - 30}V-${PLATFORM + 10}`,
};

/** The way in: a stair to the door, a service car, and the cabin of the transformer. */
const outside: Parts = {
  frame:
    trace([
      [222, 150],
      [300, 150],
      [300, 120],
      [340, 120],
      [340, 90],
      [380, 90],
      [380, 60],
      [420, 60],
      [420, 30],
      [460, 30],
      [460, 0],
    ]) +
    trace([
      [300, 250],
      [300, 150],
    ]) +
    trace([
      [300, 250],
      [460, 100],
      [460, 0],
    ]),
  object: box(500, 0, 400, 280) + box(480, 280, 440, 16),
  fine: uprights([600, 700, 800], 0, 280) + levels([60, 80, 100], 520, 590),
  front:
    outline([
      [-760, 40],
      [-760, 120],
      [-690, 130],
      [-640, 190],
      [-470, 190],
      [-470, 40],
    ]) +
    outline([
      [-672, 132],
      [-632, 178],
      [-570, 178],
      [-570, 132],
    ]),
  tone: disc(-690, 38, 38) + disc(-530, 38, 38),
};

export const towerFoot: Cut = {
  id: 'renewables',
  form: 'lead',
  frame: { x: -720, width: 1700, sky: TOP + 60, earth: 400 },
  ground: [-BEYOND, 980],
  keep: 'Mid',
  parts: combine(tower, outside, cabinet(-80, DOOR), breakOff(-290, 290, TOP), {
    people: reach(36, DOOR) + reach(-128 - 6, 860) + walk(262, 150, -1) + stand(-420) + walk(-340),
    riser: 'M640 240V-6M980 240H-45',
  }),
};
