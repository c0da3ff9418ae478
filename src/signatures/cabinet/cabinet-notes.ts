import type { Point } from '#src/ui/drawing.tsx';

/** Visible area, mm; the ground is at y = 0 and heights are negative. */
export const frame = { x: -1615, y: -2560, width: 4630, height: 3400 } as const;
/** Width of the cabinet, mm. */
export const WIDTH = 1400;

/** Edges of the texts and bends of their lines, by side. Narrow viewports show only names, closer. */
export const margins = {
  start: { words: -640, elbow: -540, names: -110 },
  end: { words: 1790, elbow: 1700, names: 1510 },
} as const;

type Note = {
  id: string;
  side: keyof typeof margins;
  /** Height of the leader line at the text. */
  y: number;
  /** The same on narrow viewports. */
  narrow: number;
  to: Point;
};

/** Named parts from top to bottom; at the same height, the start side is first. */
export const notes: readonly Note[] = [
  { id: 'roof', side: 'start', y: -2330, narrow: -2540, to: [-250, -2370] },
  { id: 'shell', side: 'start', y: -2025, narrow: -1960, to: [30, -1930] },
  { id: 'surge-protection', side: 'end', y: -2030, narrow: -2040, to: [1200, -1940] },
  { id: 'network', side: 'start', y: -1650, narrow: -1620, to: [159, -1786] },
  { id: 'rectifiers', side: 'end', y: -1700, narrow: -1640, to: [1210, -1740] },
  { id: 'compute', side: 'start', y: -1258, narrow: -1340, to: [159, -1501] },
  { id: 'storage', side: 'start', y: -945, narrow: -1080, to: [169, -1210] },
  { id: 'batteries', side: 'end', y: -1330, narrow: -1440, to: [1230, -1190] },
  { id: 'cooling', side: 'start', y: -590, narrow: -100, to: [-75, -740] },
  { id: 'second-cooling', side: 'end', y: -900, narrow: -1150, to: [1475, -740] },
  { id: 'cables', side: 'start', y: 80, narrow: 300, to: [83, 170] },
  { id: 'grounding', side: 'end', y: 80, narrow: 330, to: [1645, 550] },
];
