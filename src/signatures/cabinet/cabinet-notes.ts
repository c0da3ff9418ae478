import type { Point } from '#src/ui/site-drawing/path.ts';
import { breakers, cooler, places, rack, rectifiers, ring, shell, TOP } from './equipment.ts';

/** What the drawing shows, in millimeters. */
export const frame = { x: -1615, y: -2560, width: 4630, height: 3400 } as const;

type Note = {
  id: string;
  /** The side of the page, as seen from where reading starts. */
  side: 'start' | 'end';
  /** Where the line begins beside the words, where it bends, and where it ends. */
  from: Point;
  elbow: number;
  to: Point;
};

const find = (part: (typeof places)[number]['part']) => {
  const place = places.find((each) => each.part === part);
  return place === undefined ? 0 : place.y + place.height / 2;
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
  start('shell', -2025, [30, TOP + 220]),
  start('network', -1650, [rack.x + 20, find('switch')]),
  start('compute', -1258, [rack.x + 20, find('server') + 40]),
  start('storage', -945, [rack.x + 30, find('disks') + 20]),
  start('cooling', -590, [-cooler.depth / 2, cooler.top + 260]),
  start('cables', 80, [83, 170]),
  end('surge-protection', -2030, [breakers.x + breakers.width - 40, breakers.y + 90]),
  end('rectifiers', -1700, [rectifiers.x + rectifiers.width - 30, rectifiers.y + 66]),
  end('batteries', -1330, [1230, -1190]),
  end('second-cooling', -900, [shell.width + cooler.depth / 2, cooler.top + 260]),
  end('grounding', 80, [shell.width + ring.away * 0.35, ring.depth - 30]),
];
