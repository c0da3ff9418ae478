import { HEIGHTS, type Place, range, TRENCH } from './place.ts';
import { type Box, drawBoxes, drawPeople, strike } from './place-pen.ts';

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

const [OFFICE, OFFICE_BREADTH] = [126, 22];
const { floor: storey, floors: storeys } = HEIGHTS.office;
const office = drawFloors(OFFICE, OFFICE_BREADTH, storey, storeys);
const desks = range(storeys - 1).flatMap((level) =>
  [2, 6.5, 14].map((at): Box => [OFFICE + at + ((level * 2) % 3), (level + 1) * storey, 2.4, 0.8]),
);
export const enterprise: Place = {
  id: 'enterprise',
  middle: OFFICE + OFFICE_BREADTH / 2,
  crop: { from: 105, sky: 54, shown: ['enterprise', 'manufacturing'] },
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

const [HOSPITAL, HOSPITAL_BREADTH] = [257, 32];
const { floor: ward, floors: wards } = HEIGHTS.hospital;
const block = drawFloors(HOSPITAL, HOSPITAL_BREADTH, ward, wards);
const beds = range(wards - 1).flatMap((level) =>
  [2, 6, 19, 23, 27].map((at): Box => [HOSPITAL + at, (level + 1) * ward + 0.5, 2, 0.4]),
);
export const hospital: Place = {
  id: 'healthcare',
  middle: HOSPITAL + HOSPITAL_BREADTH / 2,
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
