import { HEIGHTS, type Place, range, TRENCH } from './place.ts';
import { type Box, drawBoxes, drawPeople, drawTurbine, strike } from './place-pen.ts';

const TOWER = 54;

export const windFarm: Place = {
  id: 'renewables',
  middle: TOWER,
  crop: { from: 0, sky: 132, shown: ['renewables', 'retail'] },
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
export const store: Place = {
  id: 'retail',
  middle: STORE + STORE_BREADTH / 2,
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
export const plant: Place = {
  id: 'manufacturing',
  middle: PLANT + PLANT_BREADTH / 2,
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
export const branchNetwork: Place = {
  id: 'financial-services',
  middle: 230,
  crop: { from: 172, sky: 42, shown: ['financial-services', 'healthcare'] },
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
