import { type SurveyedPath, surveyPath, type RadioPath } from './survey-path.ts';
import { drawLines, UNITS } from './profile-lines.ts';

/** How far above the lower edge the sea and the axis are, and how far below the sea the fiber lies, px. */
const SEA_ABOVE = 86;
const AXIS_ABOVE = 32;
const FIBER_BELOW = 8;
/** Heights that the drawing has room for, m; higher ones make it flatter. */
const ROOM = 370;
/** Kilometers between names of the axis, and how many of them there may be. */
const tickSteps = [1, 2, 5, 10, 20, 50, 100] as const;
const MAX_TICKS = 5;
/** Where things stand, as shares of the way: before the site, behind the fiber, and on the first hop. */
const TURBINES = [
  { share: 0.1125, size: 1 },
  { share: 0.5875, size: 0.8 },
] as const;
const CALLER = 0.4;
const OPERATIONS = 1 / 2;
const BAND = 7 / 36;

type Relief = {
  /** Height of the drawing, px, and px for a meter of height, at most. */
  height: number;
  scale: number;
  /** Size of what is not measured, and how far the hut of a station stands from its mast, km. */
  size: number;
  hut: number;
  /** Kilometers from one measured place of the ground to the next. */
  step: number;
  /** Where the words above the hill stand, px from the top. */
  words: { meters: number; clear: number };
  /** Whether there is room for the names of the stations. */
  isNamed: boolean;
};

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Where somebody calls from below turbines, so that no beam crosses a rotor, and where the path is watched, km. */
function placeEnds({ extent, site, fiber }: SurveyedPath) {
  const before = (share: number) => between(extent.from, site.sampleAt, share);
  return {
    turbines: TURBINES.map(({ share, size }) => ({ at: before(share), size })),
    caller: before(CALLER),
    operations: between(fiber.sampleAt, extent.to, OPERATIONS),
  };
}

/** Kilometers at which the numbers of the five points stand, and how far below the ground; all relays are the third. */
function listPoints({ masts, site, fiber }: SurveyedPath, caller: number, operations: number) {
  return [
    { point: 1, at: caller, below: 26 },
    { point: 2, at: site.sampleAt, below: 26 },
    ...masts.slice(1, -1).map(({ sampleAt }) => ({ point: 3, at: sampleAt, below: 30 })),
    { point: 4, at: fiber.sampleAt, below: 44 },
    { point: 5, at: operations, below: 28 },
  ];
}

/** Distances that the axis names, km. */
function listDistances(end: number): number[] {
  const step = tickSteps.find((each) => end / each <= MAX_TICKS) ?? end;
  return [...Array.from({ length: Math.ceil(end / step - 0.5) }, (_, at) => at * step), end];
}

/** The axis of kilometers: where each of them stands, and what is named. */
function layAxis({ extent, fiber }: SurveyedPath, isMirrored: boolean) {
  const kilometers = extent.to - extent.from;
  const end = fiber.sampleAt;
  return {
    /** Width of the stretched part, in its units. */
    width: kilometers * UNITS,
    /** A share of the width. */
    placeAlong: (km: number) => {
      const way = isMirrored ? extent.to - km : km - extent.from;
      return `${((way / kilometers) * 100).toFixed(2)}%`;
    },
    /** The names count from the left end, which is the fiber where the drawing is mirrored. */
    ticks: listDistances(end).map((name) => ({ name, at: isMirrored ? end - name : name })),
  };
}

/** What words and numbers point to, and at which levels. */
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
    /** The hill where a beam passes most closely. */
    closest: {
      at: hill,
      meters: Math.round(beam - groundAt(hill)),
      beam: levelOf(beam),
      ground: levelOf(groundAt(hill)),
    },
    /** The room around the beam. */
    band: { at: band, level: levelOf(room.height + room.radius * 0.6) },
  };
}

/** Levels, places and lines of a path in a relief. */
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

/** A path as it is drawn, turned where reading starts at the right. On narrow windows the relief is lower, so that its slopes are no steeper. */
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
