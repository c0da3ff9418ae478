import { type SurveyedPath, surveyPath, type RadioPath } from './survey-path.ts';
import { drawLines, UNITS } from './profile-lines.ts';

/** Heights of sea and axis above the lower edge, and depth of the fiber below the sea, px. */
const SEA_ABOVE = 86;
const AXIS_ABOVE = 32;
const FIBER_BELOW = 8;
/** Height that fits into the drawing, m; a higher relief is flattened. */
const ROOM = 370;
/** Distances between axis labels, km, and their maximum number. */
const tickSteps = [1, 2, 5, 10, 20, 50, 100] as const;
const MAX_TICKS = 5;
/** Positions as shares of a stretch: before the site, behind the fiber, and on the first hop. */
const TURBINES = [
  { share: 0.1125, size: 1 },
  { share: 0.5875, size: 0.8 },
] as const;
const CALLER = 0.4;
const OPERATIONS = 1 / 2;
const BAND = 7 / 36;

type Relief = {
  /** Height of the drawing, px, and its maximum px per meter of height. */
  height: number;
  scale: number;
  /** Scale of objects that are not measured, and distance from a mast to its hut, km. */
  size: number;
  hut: number;
  /** Distance between two samples of the ground, km. */
  step: number;
  /** Positions of the labels above the hill, px from the top. */
  words: { meters: number; clear: number };
  /** True if station names fit. */
  isNamed: boolean;
};

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Positions of turbines, caller and operations center, km. No beam crosses a rotor, as the caller is below them. */
function placeEnds({ extent, site, fiber }: SurveyedPath) {
  const before = (share: number) => between(extent.from, site.sampleAt, share);
  return {
    turbines: TURBINES.map(({ share, size }) => ({ at: before(share), size })),
    caller: before(CALLER),
    operations: between(fiber.sampleAt, extent.to, OPERATIONS),
  };
}

/** Positions of the numbers of the five points, km, and depths below the ground; all relays are the third. */
function listPoints({ masts, site, fiber }: SurveyedPath, caller: number, operations: number) {
  return [
    { point: 1, at: caller, below: 26 },
    { point: 2, at: site.sampleAt, below: 26 },
    ...masts.slice(1, -1).map(({ sampleAt }) => ({ point: 3, at: sampleAt, below: 30 })),
    { point: 4, at: fiber.sampleAt, below: 44 },
    { point: 5, at: operations, below: 28 },
  ];
}

/** Returns the labeled distances of the axis, km. */
function listDistances(end: number): number[] {
  const step = tickSteps.find((each) => end / each <= MAX_TICKS) ?? end;
  return [...Array.from({ length: Math.ceil(end / step - 0.5) }, (_, at) => at * step), end];
}

/** The kilometer axis: positions and labels. */
function layAxis({ extent, fiber }: SurveyedPath, isMirrored: boolean) {
  const kilometers = extent.to - extent.from;
  const end = fiber.sampleAt;
  return {
    /** Width of the stretched part, in its units. */
    width: kilometers * UNITS,
    /** Returns a position as a share of the width. */
    placeAlong: (km: number) => {
      const way = isMirrored ? extent.to - km : km - extent.from;
      return `${((way / kilometers) * 100).toFixed(2)}%`;
    },
    /** Labels count from the left end, which is the fiber if the drawing is mirrored. */
    ticks: listDistances(end).map((name) => ({ name, at: isMirrored ? end - name : name })),
  };
}

/** Positions and levels that labels and numbers point to. */
function placeMarks(path: SurveyedPath, levelOf: (meters: number) => number) {
  const { site, fiber, hops, hill, hopAt, groundAt, beamAt } = path;
  const ends = placeEnds(path);
  const measureBeam = (km: number) => {
    const hop = hopAt(km);
    return hop === undefined ? { height: 0, radius: 0 } : beamAt(hop, km);
  };
  const band = between(site.sampleAt, (hops[0]?.[1] ?? fiber).sampleAt, BAND);
  const room = measureBeam(band);
  const beam = measureBeam(hill).height;
  return {
    ...ends,
    marks: listPoints(path, ends.caller, ends.operations).map(({ point, at, below }) => ({
      point,
      at,
      level: levelOf(groundAt(at)) + below,
    })),
    /** The hill that a beam passes most closely. */
    closest: {
      at: hill,
      meters: Math.round(beam - groundAt(hill)),
      beam: levelOf(beam),
      ground: levelOf(groundAt(hill)),
    },
    /** The Fresnel zone around the beam. */
    band: { at: band, level: levelOf(room.height + room.radius * 0.6) },
  };
}

/** Returns levels, positions and lines of a path in a relief. */
function drawRelief(path: SurveyedPath, isMirrored: boolean, relief: Relief) {
  const scale = relief.scale * Math.min(1, ROOM / path.highest);
  const sea = relief.height - SEA_ABOVE;
  const levelOf = (meters: number) => Math.round((sea - meters * scale) * 10) / 10;
  return {
    ...relief,
    ...drawLines(path, levelOf, relief.step),
    ...layAxis(path, isMirrored),
    ...placeMarks(path, levelOf),
    path,
    isMirrored,
    scale,
    sea,
    levelOf,
    axis: relief.height - AXIS_ABOVE,
    fiber: sea + FIBER_BELOW,
  };
}

export type Profile = ReturnType<typeof drawRelief>;

/** Draws a path, mirrored in right-to-left languages. On narrow viewports the relief is lower, to keep its slopes. */
export function drawProfiles(radio: RadioPath, isMirrored: boolean) {
  const path = surveyPath(radio);
  return {
    high: drawRelief(path, isMirrored, {
      height: 420,
      scale: 0.66,
      size: 1,
      hut: 1.5,
      step: 0.5,
      words: { meters: 96, clear: 128 },
      isNamed: true,
    }),
    low: drawRelief(path, isMirrored, {
      height: 306,
      scale: 0.44,
      size: 0.78,
      hut: 2.6,
      step: 1,
      words: { meters: 30, clear: 62 },
      isNamed: false,
    }),
  };
}
