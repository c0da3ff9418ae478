import type { Point } from '#src/ui/drawing.tsx';

/** What the drawing shows, in millimeters from the ground where the cabinet begins; heights count down. */
export const frame = { x: -1615, y: -2560, width: 4630, height: 3400 } as const;
/** Breadth of the cabinet. */
export const BREADTH = 1400;

type Note = {
  id: string;
  /** The side of the page, as seen from where reading starts. */
  side: 'start' | 'end';
  /** Where the line begins beside the words, where it bends, and where it ends. */
  from: Point;
  elbow: number;
  to: Point;
};

/** Words end here at the start side, and begin there at the end side. */
export const margins = { start: -640, end: 1790 } as const;

const start = (id: string, y: number, to: Point): Note => ({
  id,
  side: 'start',
  from: [margins.start, y],
  elbow: margins.start + 100,
  to,
});
const end = (id: string, y: number, to: Point): Note => ({
  id,
  side: 'end',
  from: [margins.end, y],
  elbow: margins.end - 90,
  to,
});

/** What the drawing names, in the order of its numbers. */
export const notes: readonly Note[] = [
  start('roof', -2330, [-250, -2370]),
  start('shell', -2025, [30, -1930]),
  start('network', -1650, [159, -1786]),
  start('compute', -1258, [159, -1501]),
  start('storage', -945, [169, -1210]),
  start('cooling', -590, [-115, -740]),
  start('cables', 80, [83, 170]),
  end('surge-protection', -2030, [1200, -1940]),
  end('rectifiers', -1700, [1210, -1740]),
  end('batteries', -1330, [1230, -1190]),
  end('second-cooling', -900, [1515, -740]),
  end('grounding', 80, [1645, 550]),
];
