import { HEIGHTS } from '#src/pages/industries/place.ts';
import { stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut, METER } from './cut.ts';
import { box, combine, disc, levels, outline, type Parts, type Spot, trace, uprights } from './cut-pen.ts';
import { line } from './plant-line.ts';
import { cabinet, radio, screens } from './cut-things.ts';

const [LENGTH, TEETH] = [4800, 5];
const RIDGE = HEIGHTS.plant * METER;
const EAVES = RIDGE - 320;
const TOOTH = LENGTH / TEETH;
const teeth = Array.from({ length: TEETH }, (_, at) => at * TOOTH);
const roof = teeth.flatMap((x): Spot[] => [
  [x, RIDGE],
  [x + TOOTH, EAVES],
]);
const hull: readonly Spot[] = [[0, 0], ...roof, [LENGTH, 0]];
const [RAIL, TRAY] = [720, 620];
const CONTROL = 3900;

const building: Parts = {
  room: outline(hull),
  back:
    teeth
      .slice(1)
      .map((x) => box(x - 8, EAVES, 16, 300))
      .join('') +
    teeth
      .map((x) =>
        trace([
          [x, EAVES],
          [x + 180, RIDGE - 60],
          [x + 340, EAVES],
          [x + 500, RIDGE - 167],
          [x + 660, EAVES],
          [x + 780, RIDGE - 260],
          [x + TOOTH, EAVES],
        ]),
      )
      .join('') +
    levels([EAVES], 0, LENGTH) +
    teeth
      .slice(1)
      .map((x) => box(x - 12, 0, 24, EAVES))
      .join(''),
  object:
    box(20, RAIL, CONTROL - 60, 26) +
    box(1690, RAIL + 26, 240, 40) +
    box(1760, RAIL - 60, 80, 60) +
    uprights([1800], 500, RAIL - 60) +
    box(1730, 470, 140, 30) +
    box(-510, 0, 340, 1500) +
    box(-890, 0, 340, 1500),
  frame: trace([
    [-170, 520],
    [-60, 520],
    [360, 500],
    [380, 480],
  ]),
  riser: levels([TRAY], 390, 4600) + `M4600 240V-6M4600-206V-${TRAY}`,
  cut: trace([[0, 0], ...roof, [LENGTH, 400]]),
};

const controlRoom: Parts = combine(
  {
    front: box(CONTROL, 330, 480, 12),
    object: uprights([CONTROL + 20, CONTROL + 460], 0, 330) + box(CONTROL, 342, 480, 250),
    fine: uprights([CONTROL + 160, CONTROL + 320], 342, 592),
    riser: `M${CONTROL + 240}-${TRAY}V-480`,
  },
  screens(CONTROL + 120, 342),
  { people: stand(CONTROL + 400, 342), screen: box(CONTROL + 220, 470, 120, 70) },
);

const dock: Parts = {
  object: box(4860, 120, 700, 270) + box(4800, 100, 60, 22),
  tone: disc(5000, 52, 52) + disc(5120, 52, 52),
  fine: levels([120], 4860, 5560),
};

export const plant: Cut = {
  id: 'manufacturing',
  form: 'strip',
  frame: { x: -440, width: 5560, sky: 1330, earth: 320 },
  ground: [-BEYOND, BEYOND],
  keep: 'Mid',
  parts: combine(
    building,
    line,
    controlRoom,
    dock,
    radio(1100, TRAY - 40, TRAY),
    radio(3020, TRAY - 40, TRAY),
    cabinet(4565),
    {
      people: walk(4460, 0, -1) + walk(-60),
    },
  ),
};
