import { HEIGHTS } from '#src/pages/industries/place.ts';
import { reach, sit, stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut, METER } from './cut.ts';
import { box, combine, disc, levels, outline, type Parts, uprights } from './cut-pen.ts';
import { bed, breakOff, cabinet, radio, screens } from './cut-things.ts';

const BREADTH = 3200;
const STOREY = HEIGHTS.hospital.floor * METER;
const SHOWN = 4;
const TOP = SHOWN * STOREY;
const [SHAFT, SHAFT_END] = [1440, 1650];
const RISER = 1545;
const storeys = [0, 1, 2, 3].map((at) => at * STOREY);
const [imaging, ward, theater] = [STOREY, 2 * STOREY, 3 * STOREY];

const perStorey = storeys.map((floor): Parts => {
  const tray = floor + STOREY - 70;
  return combine(
    {
      back: levels([floor + STOREY - 44], 0, BREADTH),
      riser: levels([tray], 180, 2900),
      object: [90, 560, 1080, 1800, 2300, 2800].map((x) => box(x, floor + STOREY - 54, 130, 9)).join(''),
    },
    radio(1300, tray - 30, tray),
    radio(2500, tray - 30, tray),
    cabinet(RISER - 35, floor),
  );
});

const ambulance: Parts = {
  front:
    outline([
      [-700, 40],
      [-700, 190],
      [-676, 262],
      [-370, 262],
      [-370, 40],
    ]) + box(-660, 180, 60, 54),
  fine: uprights([-560, -470], 60, 250) + levels([120], -700, -370),
  tone: disc(-620, 38, 38) + disc(-430, 38, 38),
  object: box(-780, 390, 780, 26) + uprights([-760, -330], 0, 390),
};

/** A bed on wheels. */
const stretcher = (x: number): Parts => ({ ...bed(x), screen: '' });

const emergency: Parts = combine(ambulance, stretcher(-120), {
  people: walk(-250) + walk(26) + reach(560, 0, 1) + walk(1220, 0, -1),
  staff: sit(690, 20, -1) + sit(900) + sit(990) + sit(1080),
  front: box(590, 0, 80, 108) + box(580, 108, 100, 6),
  screen: box(636, 116, 9, 38),
  object: box(880, 38, 260, 8) + uprights([890, 1130], 0, 38),
  back: uprights([200, 290], 0, 240) + levels([240], 200, 290),
});

/** The ring of the scanner, its table, and the room from which it is worked. */
const scanner: Parts = combine(
  {
    object: disc(420, imaging + 122, 112) + box(330, imaging, 180, 24),
    top: disc(420, imaging + 122, 44),
    front: box(430, imaging + 88, 330, 10) + box(640, imaging, 90, 88),
    people: reach(860, imaging, -1) + stand(1230, imaging),
    fine: box(900, imaging + 100, 10, 130),
  },
  {
    people: outline(
      [
        [440, 98],
        [440, 116],
        [560, 122],
        [690, 112],
        [700, 98],
      ],
      0,
      imaging,
    ),
  },
  screens(1060, imaging),
);

const wards: Parts = combine(bed(170, ward), bed(470, ward), bed(770, ward), screens(1130, ward), {
  people: reach(620, ward, -1) + walk(960, ward) + stand(1270, ward),
});

/** A table below its lamps, and the team around it. */
const operation: Parts = {
  front: box(330, theater + 84, 250, 12) + box(420, theater, 60, 84),
  people:
    outline(
      [
        [340, 96],
        [340, 116],
        [420, 124],
        [560, 112],
        [570, 96],
      ],
      0,
      theater,
    ) +
    reach(290, theater) +
    stand(470, theater) +
    reach(630, theater, -1) +
    walk(1000, theater, -1),
  object:
    uprights([460], theater + 290, theater + 381) +
    outline(
      [
        [400, 262],
        [430, 290],
        [490, 290],
        [520, 262],
      ],
      0,
      theater,
    ) +
    box(160, theater, 60, 150) +
    box(740, theater, 50, 110),
  screen: box(150, theater + 156, 80, 48) + box(730, theater + 116, 70, 46),
  riser: `M190-${theater + 355}V-${theater + 204}M765-${theater + 355}V-${theater + 162}`,
};

export const hospital: Cut = {
  id: 'healthcare',
  form: 'tall-end',
  frame: { x: -800, width: 2540, sky: TOP + 150, earth: 240 },
  ground: [-BEYOND, BEYOND],
  keep: 'Min',
  parts: combine(
    {
      room: box(0, 0, BREADTH, TOP + 90),
      riser: `M${RISER} 240V${-TOP - 90}`,
      cut:
        levels([...storeys.slice(1), TOP], 0, BREADTH) +
        uprights([0], 280, TOP + 90) +
        uprights([BREADTH], 0, TOP + 90) +
        storeys.map((floor) => uprights([SHAFT, SHAFT_END], floor + 215, floor + STOREY)).join(''),
      back:
        uprights([880], imaging, ward - 44) +
        uprights([920], ward + 215, theater - 44) +
        uprights([900], theater + 215, TOP - 44),
    },
    breakOff(-90, BREADTH, TOP + 90),
    ...perStorey,
    emergency,
    scanner,
    wards,
    operation,
    bed(1180, theater),
    bed(1960, ward),
    bed(2300, ward),
    screens(1980, imaging),
    bed(1960, theater),
    bed(2300, theater),
    screens(2380),
    { people: walk(1830) + stand(2560) + walk(2200, imaging, -1) + reach(2420, ward, -1) },
  ),
};
