/** Width of the section and heights of its sky and earth, in units of the drawing. */
export const SHEET = { width: 1440, sky: 400, earth: 64 } as const;

/** Depth of the fiber, in units of the drawing. */
export const TRENCH = 30;

/** Starts of the text columns: below the camp, the mast, the first turbine and the control room. */
export const COLUMN_STARTS = [72, 396, 720, 1044] as const;

/** The part of the drawing that phones show above each solution: start, width and height of the sky. */
export const PHONE_VIEWS = {
  mobilization: { from: 56, width: 312, sky: 104 },
  backhaul: { from: 334, width: 380, sky: 376 },
  wireless: { from: 622, width: 380, sky: 300 },
  hardware: { from: 1025, width: 380, sky: 122 },
} as const;

/** Maximum width of the drawing. */
export const WIDEST = '90rem';

export type SolutionId = keyof typeof PHONE_VIEWS;

/** Start of the text below a phone view, as a share of its width: the page margin. */
export const MARGIN = 0.05;
/** Earth below the fiber in a phone view, as a share of its width. */
export const BELOW = 0.037;

/** Returns the `viewBox` of a phone view, its upper edge, and the node on the fiber above its text. */
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
