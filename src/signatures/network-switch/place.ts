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
  /** What phones show from here on: where along the ground it begins, how high it reaches, m, and which places it is about. */
  crop?: { from: number; sky: number; shown: readonly string[] };
  layers: readonly { look: Look; d: string }[];
};

export const range = (count: number) => Array.from({ length: count }, (_, at) => at);
