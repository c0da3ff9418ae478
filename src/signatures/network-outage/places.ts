import { drawEach, drawTurbine, penAt, range, TRENCH } from './pen.ts';

/** Heights of the drawn places, m: examples, all to one scale. */
export const HEIGHTS = {
  hub: 80,
  blade: 48,
  store: 6,
  office: { floor: 3.8, floors: 12 },
  plant: 12,
  branch: 4.5,
  hospital: { floor: 4.25, floors: 8 },
} as const;

type Look = 'room' | 'cut' | 'object' | 'fine' | 'tone' | 'people' | 'rack' | 'riser';
type Place = {
  id: string;
  /** Middle of the place along the ground, m. */
  middle: number;
  /** What phones show from here on: where along the ground it begins, how high it reaches, m, and which places it is about. */
  crop?: { from: number; sky: number; shown: readonly string[] };
  /** From the back to the front. */
  shapes: Partial<Record<Look, string>>;
};

function drawWindFarm(): Place {
  const { line, box, people } = penAt(0);
  return {
    id: 'renewables',
    middle: 54,
    crop: { from: 0, sky: 132, shown: ['renewables', 'retail'] },
    shapes: {
      tone: drawTurbine(54, HEIGHTS.hub, HEIGHTS.blade),
      object: box(59, 0, 4, 2.8) + line(59, 1.4, 63, 1.4),
      rack: box(60, 0.4, 1, 1.8),
      riser: line(54, -TRENCH, 54, HEIGHTS.hub) + line(60.5, -TRENCH, 60.5, 0.4),
      people: people([65, 67, 45]),
      cut: line(46, 0, 46, -1.6) + line(62, -1.6, 62, 0) + line(46, -1.6, 62, -1.6),
    },
  };
}

function drawStore(): Place {
  const { line, box, people } = penAt(86);
  const shelves = drawEach(range(6), (shelf) => box(10.5 + shelf * 2.9, 0, 1.1, 2.1));
  const tills = drawEach(range(3), (till) => box(3 + till * 2.2, 0, 1.2, 1));
  return {
    id: 'retail',
    middle: 101,
    shapes: {
      room: box(0, 0, 30, HEIGHTS.store),
      fine: drawEach([0.5, 1, 1.5, 2], (height) => line(10.5, height, 26, height)),
      object: shelves + tills + line(-3, 4, 0, 4) + box(8, 6, 4, 1.6),
      rack: box(28, 0.3, 1, 2),
      riser: line(28.5, -TRENCH, 28.5, 0.3) + line(28.5, 2.3, 28.5, 5, 3.6, 5, 3.6, 1),
      people: people([-1.5, 2, 4.7, 6.9, 12.7, 21.5]),
      cut: line(0, 0, 0, HEIGHTS.store, 30, HEIGHTS.store, 30, 0),
    },
  };
}

function drawPlant(): Place {
  const { line, box, people } = penAt(158);
  const tooth = 9.6;
  const roof = range(5).flatMap((at) => [at * tooth, HEIGHTS.plant, (at + 1) * tooth, HEIGHTS.plant - 3.2]);
  const outline = line(0, 0, ...roof, 48, 0);
  /** Where machines stand, how broad and how high they are. */
  const machines = [
    { x: 4, breadth: 5, height: 2.6 },
    { x: 12, breadth: 4, height: 3.6 },
    { x: 20, breadth: 7, height: 2.2 },
    { x: 31, breadth: 4, height: 3.2 },
    { x: 38, breadth: 5, height: 2.4 },
  ];
  const drops = drawEach(machines, ({ x, breadth, height }) =>
    line(x + breadth / 2, 6.6, x + breadth / 2, height),
  );
  return {
    id: 'manufacturing',
    middle: 182,
    shapes: {
      room: `${outline}z`,
      object:
        drawEach(machines, ({ x, breadth, height }) => box(x, 0, breadth, height)) +
        drawEach([-5, -9], (chimney) => box(chimney, 0, 3.4, 15)) +
        line(17, 8, 17, 5.4) +
        line(16, 5.4, 18, 5.4),
      fine: line(0, 8, 48, 8) + line(4, 1.2, 43, 1.2),
      rack: box(45.4, 0.3, 1.1, 2.2),
      riser: line(46, -TRENCH, 46, 0.3) + line(46, 2.5, 46, 6.6, 6, 6.6) + drops,
      people: people([2.4, 10.4, 18.4, 29, 36.6]),
      cut: outline,
    },
  };
}

function drawBranches(): Place {
  const { branch } = HEIGHTS;
  const pens = [214, 226, 238].map(penAt);
  const trunk = penAt(0).line(206, -TRENCH * 2, 250, -TRENCH * 2);
  return {
    id: 'financial-services',
    middle: 230,
    crop: { from: 172, sky: 42, shown: ['financial-services', 'healthcare'] },
    shapes: {
      room: drawEach(pens, ({ box }) => box(0, 0, 8, branch)),
      object: drawEach(pens, ({ box }) => box(3, 0, 1.6, 1.1) + box(0.2, 0.6, 0.7, 1.3)),
      rack: drawEach(pens, ({ box }) => box(6.6, 0.3, 0.9, 1.9)),
      riser:
        drawEach(pens, ({ line }) => line(6.8, -TRENCH, 6.8, 0.3) + line(7.3, -TRENCH * 2, 7.3, 0.3)) + trunk,
      people: drawEach(pens, ({ people }, at) => people(at === 1 ? [5.4, 2, -1.2] : [5.4, 2])),
      cut: drawEach(pens, ({ line }) => line(0, 0, 0, branch, 8, branch, 8, 0)),
    },
  };
}

type Building = {
  pen: ReturnType<typeof penAt>;
  breadth: number;
  floor: number;
  floors: number;
  /** Who stands on the floors, which take turns. */
  staff: readonly (readonly number[])[];
  /** Where the cabinets stand, and their size. */
  rack: readonly [x: number, breadth: number, height: number];
};

/** What the floors of a building have in common, cut open: cabinets, the riser through them, people, slabs and outer walls. */
function drawFloors({ pen: { line, box, people }, breadth, floor, floors, staff, rack }: Building) {
  const height = floors * floor;
  const [x, wide, high] = rack;
  return {
    rack: drawEach(range(floors), (level) => box(x, level * floor + 0.4, wide, high)),
    riser: line(x + 0.5, -TRENCH, x + 0.5, height - 1),
    people: drawEach(range(floors), (level) => people(staff[level % staff.length] ?? [], level * floor)),
    cut:
      drawEach(range(floors + 1), (level) => line(0, level * floor, breadth, level * floor)) +
      drawEach([0, breadth], (at) => line(at, 0, at, height)),
  };
}

function drawOffice(): Place {
  const { floor, floors } = HEIGHTS.office;
  const height = floors * floor;
  const pen = penAt(126);
  const { line, box } = pen;
  const staff = [[4], [8.6, 17], [3.4, 15.6], [19], [7, 9]];
  const desks = drawEach(range(floors - 1), (level) =>
    drawEach([2, 6.5, 14], (at) => box(at + ((level * 2) % 3), (level + 1) * floor, 2.4, 0.8)),
  );
  return {
    id: 'enterprise',
    middle: 137,
    crop: { from: 105, sky: 54, shown: ['enterprise', 'manufacturing'] },
    shapes: {
      room: box(0, 0, 22, height),
      object: desks + box(4, height, 6, 2.4),
      fine: line(10, 0, 10, height) + line(13, 0, 13, height),
      ...drawFloors({ pen, breadth: 22, floor, floors, staff, rack: [11, 1, 2] }),
    },
  };
}

function drawHospital(): Place {
  const { floor, floors } = HEIGHTS.hospital;
  const height = floors * floor;
  const pen = penAt(257);
  const { line, box } = pen;
  const staff = [[5, 11, 20], [8.4, 12], [25], [11.4, 22.4], [4.2, 29.6]];
  const { cut, ...front } = drawFloors({ pen, breadth: 32, floor, floors, staff, rack: [15, 1.1, 2.2] });
  const beds = drawEach(range(floors - 1), (level) =>
    drawEach([2, 6, 19, 23, 27], (at) => box(at, (level + 1) * floor + 0.5, 2, 0.4)),
  );
  return {
    id: 'healthcare',
    middle: 273,
    shapes: {
      room: box(0, 0, 32, height),
      object: beds + line(-5, 4, 0, 4) + box(-7, 0.6, 5, 2),
      fine: drawEach([4.6, 9, 14, 17.4, 21.6, 25.6], (at) => line(at, floor, at, height)),
      ...front,
      cut: cut + line(14, height, 14, height + 2.6, 22, height + 2.6, 22, height),
    },
  };
}

/** The places from the side where reading starts. */
export const places: readonly Place[] = [
  drawWindFarm(),
  drawStore(),
  drawOffice(),
  drawPlant(),
  drawBranches(),
  drawHospital(),
];

export function findPlace(id: string): Place | undefined {
  return places.find((place) => place.id === id);
}
