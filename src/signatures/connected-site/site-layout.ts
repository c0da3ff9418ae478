/** Breadth of the section, the room above its ground line and the earth below it, in units of the drawing. */
export const SHEET = { breadth: 1440, sky: 400, earth: 64 } as const;

/** How deep the fiber lies that joins all of the site, in units of the drawing. */
export const TRENCH = 30;

/** What the texts hang on: the camp, the mast, the first turbine and the control room. */
export const HANGERS = [72, 396, 720, 1044] as const;

/** What a phone shows of each solution, and how much of the sky. */
export const SPOTS = {
  mobilization: { from: 56, breadth: 312, sky: 104 },
  backhaul: { from: 334, breadth: 380, sky: 376 },
  wireless: { from: 622, breadth: 380, sky: 300 },
  hardware: { from: 1025, breadth: 380, sky: 122 },
} as const;

/** The widest that the drawing gets. */
export const BREADTH = '90rem';

export type SpotId = keyof typeof SPOTS;

/** Where the text of a phone hangs, as a part of the breadth of its view: at the margin of the page. */
export const MARGIN = 0.05;
/** Earth below the fiber in the view of a phone, as a part of its breadth. */
export const BELOW = 0.037;

/** What a phone shows of a solution: the attribute `viewBox`, its upper edge, and the place on the fiber where its text hangs. */
export function frame(id: SpotId, isMirrored: boolean) {
  const { from, breadth, sky } = SPOTS[id];
  const seen = isMirrored ? SHEET.breadth - from - breadth : from;
  const margin = from + MARGIN * breadth;
  return {
    viewBox: [seen, -sky, breadth, Math.round(10 * (sky + TRENCH + BELOW * breadth)) / 10].join(' '),
    top: { x: seen, y: -sky, width: breadth },
    node: { x: isMirrored ? SHEET.breadth - margin : margin, y: TRENCH },
  };
}

export function isSpot(id: string): id is SpotId {
  return Object.hasOwn(SPOTS, id);
}
