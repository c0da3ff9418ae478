import { type Box, drawBoxes, drawPeople, drawTurbine, SCALE, strike } from './section-pen.ts';

/** Heights of the drawn places, m: examples, all to one scale. */
export const HEIGHTS = {
  hub: 80,
  blade: 48,
  store: 6,
  office: { floor: 3.8, floors: 12 },
  plant: 12,
  branch: 4.5,
  hospital: { floor: 4.25, floors: 8 },
  person: 1.75,
} as const;

/** Breadth of the whole drawing, room above its ground line and earth below it, m. */
export const SHEET = { breadth: 296, sky: 136, earth: 14 } as const;
/** How deep the cable lies, m. */
export const TRENCH = 2.4;

type Look = 'room' | 'cut' | 'object' | 'fine' | 'tone' | 'people' | 'rack' | 'riser';
export type Place = {
  id: string;
  /** Middle of the place along the ground, m. */
  middle: number;
  /** How much of its height a phone shows, m. */
  top: number;
  layers: readonly { look: Look; d: string }[];
};

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Floors of a building, cut open: rooms, slabs, and the outer walls. */
function drawFloors(x: number, breadth: number, floor: number, floors: number) {
  const slabs = range(floors + 1).map((level) => strike([x, level * floor], [x + breadth, level * floor]));
  const walls = [x, x + breadth].map((at) => strike([at, 0], [at, floors * floor]));
  return {
    rooms: drawBoxes([[x, 0, breadth, floors * floor]]),
    slabs: slabs.join(''),
    walls: walls.join(''),
  };
}

const TOWER = 54;

const windFarm: Place = {
  id: 'renewables',
  middle: TOWER,
  top: 132,
  layers: [
    { look: 'tone', d: drawTurbine(TOWER, HEIGHTS.hub, HEIGHTS.blade) },
    { look: 'object', d: drawBoxes([[59, 0, 4, 2.8]]) + strike([59, 1.4], [63, 1.4]) },
    { look: 'rack', d: drawBoxes([[60, 0.4, 1, 1.8]]) },
    {
      look: 'riser',
      d: `${strike([TOWER, -TRENCH], [TOWER, HEIGHTS.hub])}${strike([60.5, -TRENCH], [60.5, 0.4])}`,
    },
    { look: 'people', d: drawPeople([65, 67, 45]) },
    {
      look: 'cut',
      d: `${strike([46, 0], [46, -1.6])}${strike([62, -1.6], [62, 0])}${strike([46, -1.6], [62, -1.6])}`,
    },
  ],
};

const [STORE, STORE_BREADTH] = [86, 30];
const shelves = range(6).map((shelf): Box => [STORE + 10.5 + shelf * 2.9, 0, 1.1, 2.1]);
const tills = range(3).map((till): Box => [STORE + 3 + till * 2.2, 0, 1.2, 1]);
const store: Place = {
  id: 'retail',
  middle: STORE + STORE_BREADTH / 2,
  top: 14,
  layers: [
    { look: 'room', d: drawBoxes([[STORE, 0, STORE_BREADTH, HEIGHTS.store]]) },
    {
      look: 'fine',
      d: range(4)
        .map((row) => strike([STORE + 10.5, 0.5 * (row + 1)], [STORE + 26, 0.5 * (row + 1)]))
        .join(''),
    },
    {
      look: 'object',
      d:
        drawBoxes([...shelves, ...tills]) +
        strike([STORE - 3, 4], [STORE, 4]) +
        drawBoxes([[STORE + 8, 6, 4, 1.6]]),
    },
    { look: 'rack', d: drawBoxes([[STORE + 28, 0.3, 1, 2]]) },
    {
      look: 'riser',
      d:
        strike([STORE + 28.5, -TRENCH], [STORE + 28.5, 0.3]) +
        strike([STORE + 28.5, 2.3], [STORE + 28.5, 5], [STORE + 3.6, 5], [STORE + 3.6, 1]),
    },
    {
      look: 'people',
      d: drawPeople([STORE - 1.5, STORE + 2, STORE + 4.7, STORE + 6.9, STORE + 12.7, STORE + 21.5]),
    },
    {
      look: 'cut',
      d: strike(
        [STORE, 0],
        [STORE, HEIGHTS.store],
        [STORE + STORE_BREADTH, HEIGHTS.store],
        [STORE + STORE_BREADTH, 0],
      ),
    },
  ],
};

const [OFFICE, OFFICE_BREADTH] = [126, 22];
const { floor: storey, floors: storeys } = HEIGHTS.office;
const office = drawFloors(OFFICE, OFFICE_BREADTH, storey, storeys);
const desks = range(storeys - 1).flatMap((level) =>
  [2, 6.5, 14].map((at): Box => [OFFICE + at + ((level * 2) % 3), (level + 1) * storey, 2.4, 0.8]),
);
const enterprise: Place = {
  id: 'enterprise',
  middle: OFFICE + OFFICE_BREADTH / 2,
  top: 52,
  layers: [
    { look: 'room', d: office.rooms },
    { look: 'object', d: drawBoxes(desks) + drawBoxes([[OFFICE + 4, storeys * storey, 6, 2.4]]) },
    {
      look: 'fine',
      d:
        strike([OFFICE + 10, 0], [OFFICE + 10, storeys * storey]) +
        strike([OFFICE + 13, 0], [OFFICE + 13, storeys * storey]),
    },
    {
      look: 'rack',
      d: drawBoxes(range(storeys).map((level): Box => [OFFICE + 11, level * storey + 0.4, 1, 2])),
    },
    { look: 'riser', d: strike([OFFICE + 11.5, -TRENCH], [OFFICE + 11.5, storeys * storey - 1]) },
    {
      look: 'people',
      d: range(storeys)
        .map((level) =>
          drawPeople(
            [[4], [8.6, 17], [3.4, 15.6], [19], [7, 9]][level % 5]?.map((at) => OFFICE + at) ?? [],
            level * storey,
          ),
        )
        .join(''),
    },
    { look: 'cut', d: office.slabs + office.walls },
  ],
};

const [PLANT, PLANT_BREADTH, TEETH] = [158, 48, 5];
const tooth = PLANT_BREADTH / TEETH;
const roof = range(TEETH).flatMap((at): [number, number][] => [
  [PLANT + at * tooth, HEIGHTS.plant],
  [PLANT + (at + 1) * tooth, HEIGHTS.plant - 3.2],
]);
const machines: Box[] = [
  [PLANT + 4, 0, 5, 2.6],
  [PLANT + 12, 0, 4, 3.6],
  [PLANT + 20, 0, 7, 2.2],
  [PLANT + 31, 0, 4, 3.2],
  [PLANT + 38, 0, 5, 2.4],
];
const plant: Place = {
  id: 'manufacturing',
  middle: PLANT + PLANT_BREADTH / 2,
  top: 22,
  layers: [
    { look: 'room', d: `${strike([PLANT, 0], ...roof, [PLANT + PLANT_BREADTH, 0])}z` },
    {
      look: 'object',
      d:
        drawBoxes(machines) +
        drawBoxes([
          [PLANT - 5, 0, 3.4, 15],
          [PLANT - 9, 0, 3.4, 15],
        ]) +
        strike([PLANT + 17, 8], [PLANT + 17, 5.4]) +
        strike([PLANT + 16, 5.4], [PLANT + 18, 5.4]),
    },
    {
      look: 'fine',
      d: strike([PLANT, 8], [PLANT + PLANT_BREADTH, 8]) + strike([PLANT + 4, 1.2], [PLANT + 43, 1.2]),
    },
    { look: 'rack', d: drawBoxes([[PLANT + 45.4, 0.3, 1.1, 2.2]]) },
    {
      look: 'riser',
      d:
        strike([PLANT + 46, -TRENCH], [PLANT + 46, 0.3]) +
        strike([PLANT + 46, 2.5], [PLANT + 46, 6.6], [PLANT + 6, 6.6]) +
        machines
          .map(([x, , breadth, height]) => strike([x + breadth / 2, 6.6], [x + breadth / 2, height]))
          .join(''),
    },
    { look: 'people', d: drawPeople([PLANT + 2.4, PLANT + 10.4, PLANT + 18.4, PLANT + 29, PLANT + 36.6]) },
    { look: 'cut', d: strike([PLANT, 0], ...roof, [PLANT + PLANT_BREADTH, 0]) },
  ],
};

const branches = [214, 226, 238];
const branchNetwork: Place = {
  id: 'financial-services',
  middle: 230,
  top: 14,
  layers: [
    { look: 'room', d: drawBoxes(branches.map((x): Box => [x, 0, 8, HEIGHTS.branch])) },
    {
      look: 'object',
      d: drawBoxes(
        branches.flatMap((x): Box[] => [
          [x + 3, 0, 1.6, 1.1],
          [x + 0.2, 0.6, 0.7, 1.3],
        ]),
      ),
    },
    { look: 'rack', d: drawBoxes(branches.map((x): Box => [x + 6.6, 0.3, 0.9, 1.9])) },
    {
      look: 'riser',
      d:
        branches
          .map(
            (x) =>
              strike([x + 6.8, -TRENCH], [x + 6.8, 0.3]) + strike([x + 7.3, -TRENCH * 2], [x + 7.3, 0.3]),
          )
          .join('') + strike([206, -TRENCH * 2], [250, -TRENCH * 2]),
    },
    {
      look: 'people',
      d: drawPeople(branches.flatMap((x, at) => [x + 5.4, x + 2, ...(at === 1 ? [x - 1.2] : [])])),
    },
    {
      look: 'cut',
      d: branches
        .map((x) => strike([x, 0], [x, HEIGHTS.branch], [x + 8, HEIGHTS.branch], [x + 8, 0]))
        .join(''),
    },
  ],
};

const [HOSPITAL, HOSPITAL_BREADTH] = [257, 32];
const { floor: ward, floors: wards } = HEIGHTS.hospital;
const block = drawFloors(HOSPITAL, HOSPITAL_BREADTH, ward, wards);
const beds = range(wards - 1).flatMap((level) =>
  [2, 6, 19, 23, 27].map((at): Box => [HOSPITAL + at, (level + 1) * ward + 0.5, 2, 0.4]),
);
const hospital: Place = {
  id: 'healthcare',
  middle: HOSPITAL + HOSPITAL_BREADTH / 2,
  top: 42,
  layers: [
    { look: 'room', d: block.rooms },
    {
      look: 'object',
      d: drawBoxes(beds) + strike([HOSPITAL - 5, 4], [HOSPITAL, 4]) + drawBoxes([[HOSPITAL - 7, 0.6, 5, 2]]),
    },
    {
      look: 'fine',
      d: [4.6, 9, 14, 17.4, 21.6, 25.6]
        .map((at) => strike([HOSPITAL + at, ward], [HOSPITAL + at, wards * ward]))
        .join(''),
    },
    {
      look: 'rack',
      d: drawBoxes(range(wards).map((level): Box => [HOSPITAL + 15, level * ward + 0.4, 1.1, 2.2])),
    },
    { look: 'riser', d: strike([HOSPITAL + 15.5, -TRENCH], [HOSPITAL + 15.5, wards * ward - 1]) },
    {
      look: 'people',
      d: range(wards)
        .map((level) =>
          drawPeople(
            [[5, 11, 20], [8.4, 12], [25], [11.4, 22.4], [4.2, 29.6]][level % 5]?.map(
              (at) => HOSPITAL + at,
            ) ?? [],
            level * ward,
          ),
        )
        .join(''),
    },
    {
      look: 'cut',
      d:
        block.slabs +
        block.walls +
        strike(
          [HOSPITAL + 14, wards * ward],
          [HOSPITAL + 14, wards * ward + 2.6],
          [HOSPITAL + 22, wards * ward + 2.6],
          [HOSPITAL + 22, wards * ward],
        ),
    },
  ],
};

/** The places from the side where reading starts. */
export const places: readonly Place[] = [windFarm, store, enterprise, plant, branchNetwork, hospital];

/** How much of the ground a phone shows, the same for every place, and of the earth below it, m. */
const FRAME = { breadth: 108, earth: 5 };

export function findPlace(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}

/** What a phone shows of a place, in units of the drawing, as the attribute `viewBox`. */
export function frame(id: string, isMirrored: boolean): string {
  const { middle, top } = findPlace(id) ?? windFarm;
  const { breadth, earth } = FRAME;
  const from = Math.min(Math.max(middle - breadth / 2, 0), SHEET.breadth - breadth);
  const seen = isMirrored ? SHEET.breadth - breadth - from : from;
  return [seen, -top, breadth, top + earth].map((metres) => Math.round(metres * SCALE)).join(' ');
}
