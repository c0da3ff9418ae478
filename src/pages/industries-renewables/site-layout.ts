/** Breadth of the section, the room above its ground line and the earth below it, in units of the drawing. */
export const SHEET = { breadth: 1440, sky: 400, earth: 96 } as const;

/** Where each solution is on the section: what a phone shows of it, and where its text hangs. */
export const SPOTS = {
  mobilization: { from: 20, sky: 120 },
  backhaul: { from: 236, sky: 380 },
  wireless: { from: 610, sky: 330 },
  hardware: { from: 1040, sky: 140 },
} as const;

export type SpotId = keyof typeof SPOTS;

/** Lines that the texts hang on, from the side where reading starts: a part of the breadth each. */
export const HANGERS = [0.05, 0.275, 0.5, 0.725] as const;

/** How much of the breadth a phone shows, the same for every solution, and of the earth. */
const FRAME = { breadth: 380, earth: 44 } as const;

/** What a phone shows of a solution, as the attribute `viewBox`. */
export function frame(id: SpotId, isMirrored: boolean): string {
  const { from, sky } = SPOTS[id];
  const seen = isMirrored ? SHEET.breadth - from - FRAME.breadth : from;
  return [seen, -sky, FRAME.breadth, sky + FRAME.earth].join(' ');
}

export function isSpot(id: string): id is SpotId {
  return Object.hasOwn(SPOTS, id);
}
