import { HEIGHTS } from '#src/pages/industries/place.ts';
import { reach, sit, stand, walk } from './cut-figures.ts';
import { BEYOND, type Cut, METER } from './cut.ts';
import { box, combine, disc, levels, type Parts, uprights } from './cut-pen.ts';
import { breakOff, cabinet, radio, screens, workplace } from './cut-things.ts';

const BREADTH = 2200;
const STOREY = HEIGHTS.office.floor * METER;
const SHOWN = 4;
const TOP = SHOWN * STOREY;
/** The shaft of the lift, and beside it the room of the network. */
const [SHAFT, ROOM, ROOM_END] = [930, 1110, 1270];
const RISER = ROOM + 75;
const storeys = [0, 1, 2, 3].map((at) => at * STOREY);

/** What each storey has: its slab, its tray with the cable, two radios and a cabinet. */
const perStorey = storeys.map((floor): Parts => {
  const tray = floor + STOREY - 58;
  return combine(
    {
      back: levels([floor + STOREY - 34], 0, BREADTH),
      riser: levels([tray], 260, 1960),
      object: [80, 420, 1400, 1700].map((x) => box(x, floor + STOREY - 44, 120, 8)).join(''),
    },
    radio(330, tray - 26, tray),
    radio(1890, tray - 26, tray),
    cabinet(ROOM + 40, floor),
  );
});

const lobby: Parts = combine({
  staff: stand(300) + sit(1490, 0),
  front: box(215, 0, 190, 108) + box(560, 0, 34, 96) + box(640, 0, 34, 96) + box(720, 0, 34, 96),
  people: stand(480) + walk(690, 0, 1) + walk(850, 0, 1) + walk(1990, 0, -1) + walk(-130, 0, 1),
  screen: box(250, 110, 44, 30) + box(566, 100, 22, 12) + box(646, 100, 22, 12) + box(726, 100, 22, 12),
  object:
    box(1440, 0, 120, 42) +
    box(1440, 42, 14, 44) +
    box(1590, 0, 70, 40) +
    uprights([1800, 2100], 0, 240) +
    levels([240], 1800, 2100),
  back: uprights([1950, 30, 130], 0, 240),
});

const desks: Parts = combine(
  workplace(120, STOREY),
  workplace(395, STOREY, -1),
  screens(640, STOREY),
  screens(820, STOREY),
  workplace(1400, STOREY),
  workplace(1675, STOREY, -1),
  screens(1900, STOREY),
  { people: walk(520, STOREY, -1) + stand(2100, STOREY) },
);

const level = 2 * STOREY;
const meeting: Parts = combine(
  {
    staff: sit(250, level) + sit(640, level, -1) + reach(110, level),
    front: box(300, level + 70, 290, 6) + box(430, level, 30, 70),
    people: sit(380, level) + sit(520, level, -1),
    screen: box(150, level + 110, 10, 90) + box(345, level + 76, 34, 5),
    back: uprights([760], level, level + STOREY - 34),
    object: box(1330, level, 70, 120) + box(1345, level + 120, 40, 14),
  },
  screens(1560, level),
  screens(1740, level),
  screens(1920, level),
  { people: walk(850, level, 1) + reach(1440, level, -1) },
);

const top = 3 * STOREY;
const serviceDesk: Parts = combine(
  screens(150, top),
  screens(330, top),
  screens(510, top),
  workplace(700, top),
  workplace(1390, top),
  workplace(1665, top, -1),
  { people: stand(1860, top) + stand(1950, top) },
  { object: box(1820, top, 170, 0), screen: box(560, top + 170, 130, 76) },
);

export const office: Cut = {
  id: 'enterprise',
  form: 'tall-start',
  frame: { x: -290, width: 2660, sky: TOP + 150, earth: 330 },
  ground: [-BEYOND, 2370],
  keep: 'Mid',
  parts: combine(
    {
      room: box(0, 0, BREADTH, TOP + 90),
      back: uprights([SHAFT + 90], STOREY + 230, TOP + 90),
      object: box(SHAFT + 20, STOREY + 4, 140, 226) + uprights([SHAFT + 90], STOREY + 4, STOREY + 230),
      people: stand(SHAFT + 60, STOREY + 8),
      riser: `M${RISER} 240V${-TOP - 90}`,
      cut:
        levels([...storeys.slice(1), TOP], 0, SHAFT) +
        levels([...storeys.slice(1), TOP], ROOM, BREADTH) +
        uprights([0, BREADTH], 0, TOP + 90) +
        storeys.map((floor) => uprights([SHAFT, ROOM, ROOM_END], floor + 215, floor + STOREY)).join(''),
    },
    breakOff(-90, BREADTH + 90, TOP + 90),
    ...perStorey,
    lobby,
    desks,
    meeting,
    serviceDesk,
    { tone: disc(SHAFT + 90, TOP + 60, 22) },
  ),
};
