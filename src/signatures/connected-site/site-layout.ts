/** Width of the section, the room above its ground line and the earth below it, in units of the drawing. */
export const SHEET = { width: 1440, sky: 400, earth: 64 } as const;

/** How deep the fiber lies that joins all of the site, in units of the drawing. */
export const TRENCH = 30;

/** Where the columns of text begin: below the camp, the mast, the first turbine and the control room. */
export const COLUMN_STARTS = [72, 396, 720, 1044] as const;

/** The part of the drawing that a phone shows above each solution: where it begins, its width, and how much of the sky. */
export const PHONE_VIEWS = {
  mobilization: { from: 56, width: 312, sky: 104 },
  backhaul: { from: 334, width: 380, sky: 376 },
  wireless: { from: 622, width: 380, sky: 300 },
  hardware: { from: 1025, width: 380, sky: 122 },
} as const;

/** The widest that the drawing gets. */
export const WIDEST = '90rem';

export type SolutionId = keyof typeof PHONE_VIEWS;

/** Where the text below the view of a phone begins, as a part of its width: at the margin of the page. */
export const MARGIN = 0.05;
/** Earth below the fiber in the view of a phone, as a part of its width. */
export const BELOW = 0.037;

/** The view of a phone: its attribute `viewBox`, its upper edge, and the place on the fiber above its text. */
export function viewOf(id: SolutionId, isMirrored: boolean) {
  const { from, width, sky } = PHONE_VIEWS[id];
  const seen = isMirrored ? SHEET.width - from - width : from;
  const margin = from + MARGIN * width;
  return {
    viewBox: [seen, -sky, width, Math.round(10 * (sky + TRENCH + BELOW * width)) / 10].join(' '),
    top: { x: seen, y: -sky, width },
    node: { x: isMirrored ? SHEET.width - margin : margin, y: TRENCH },
  };
}

export function isSolution(id: string): id is SolutionId {
  return Object.hasOwn(PHONE_VIEWS, id);
}
