import { drawBoxes, listRange, type Point } from '#src/ui/site-drawing/path.ts';

/** The cabinet that the page opens, in millimeters; heights count down from the ground at 0. */
export const shell = { width: 1400, height: 2000, depth: 900, plinth: 150 } as const;
export const TOP = -(shell.plinth + shell.height);
/** The room between walls that are so thick. */
export const findInside = (wall: number) => ({
  start: wall,
  end: shell.width - wall,
  top: TOP + wall,
  bottom: -shell.plinth - wall,
});
/** Between the rack and the power bay. */
export const POST = 700;
/** Where shelves end, before the wall. */
const SHELF_END = 1320;

/** A unit of height of a 19-inch rack. */
export const UNIT = 44.45;
export const rack = { x: 139, width: 482, top: -2030, units: 32 } as const;

/** What stands in the rack, from the top. */
const stack = [
  { part: 'patch', units: 2 },
  { part: 'router', units: 1 },
  { part: 'firewall', units: 1 },
  { part: 'cords', units: 1 },
  { part: 'switch', units: 1 },
  { part: 'cords', units: 1 },
  { part: 'switch', units: 1 },
  { part: 'free', units: 2 },
  { part: 'server', units: 2 },
  { part: 'server', units: 2 },
  { part: 'free', units: 2 },
  { part: 'disks', units: 4 },
] as const;
type Part = (typeof stack)[number]['part'];
type Place = { part: Part; y: number; height: number };

/** Where everything in the rack stands. */
export const places: readonly Place[] = stack.map(({ part, units }, position) => {
  const above = stack.slice(0, position).reduce((sum, each) => sum + each.units, 0);
  return { part, y: rack.top + above * UNIT, height: units * UNIT };
});

/** Units that are still free. */
export const freeUnits =
  rack.units - stack.filter(({ part }) => part !== 'free').reduce((sum, { units }) => sum + units, 0);

/** Places for disks: a row fills before the next one begins. */
const disks = { across: 6, down: 4 } as const;
export const rectifiers = { x: 800, y: -1806, width: 440, height: 133, count: 4 } as const;
export const breakers = { x: 800, y: -2030, width: 440, height: 178 } as const;
/** Strings of four blocks of 12 V, one string on each shelf. */
export const batteries = {
  x: 800,
  across: 4,
  width: 101,
  height: 285,
  gap: 12,
  tops: [-1610, -1260, -910, -560],
} as const;

/** The cooling units on both side walls. */
export const cooler = { depth: 230, top: -1000, height: 750 } as const;
/** The ring of copper around the plinth, a meter off the cabinet, and what is seen of its rods. */
export const ring = { away: 700, depth: 580, end: 900 } as const;

/** Where the person stands beside it, mm. */
export const PERSON_AT = 2980;

const centers = (from: number, width: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + (width * (at + 0.5)) / count);

/** Sockets of a panel: two rows of them. */
export function drawSockets(y: number, rows: number, count: number, from = 90): string {
  return drawBoxes(
    Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
      centers(rack.x + from, rack.width - from - 20, count).map(
        (x) => [x - 5, y + UNIT / 2 - (rows * 15) / 2 + row * 15 + 2, 10, 10] as const,
      ),
    ),
  );
}

/** Slots of a front, upright: the first ones of so many as there is room for. */
export function drawSlots(y: number, height: number, room: number, from = 70, count = room): string {
  return centers(rack.x + from, rack.width - from - 24, room)
    .slice(0, count)
    .map((x) => `M${x.toFixed(0)} ${(y + 16).toFixed(0)}v${(height - 32).toFixed(0)}`)
    .join('');
}

/** Fronts of so many disks with their handles. */
export function drawDisks(
  y: number,
  height: number,
  count: number,
): { fronts: string; handles: string; lights: Point[] } {
  const size = [(rack.width - 24) / disks.across, (height - 16) / disks.down] as const;
  const corners = listRange(0, count - 1, 1).map((at): Point => [
    rack.x + 12 + (at % disks.across) * size[0],
    y + 8 + Math.floor(at / disks.across) * size[1],
  ]);
  return {
    fronts: drawBoxes(corners.map(([x, top]) => [x + 2, top + 2, size[0] - 4, size[1] - 4])),
    handles: corners
      .map(([x, top]) => `M${(x + 12).toFixed(0)} ${(top + 12).toFixed(0)}v${(size[1] - 24).toFixed(0)}`)
      .join(''),
    lights: corners.map(([x, top]) => [x + size[0] - 14, top + size[1] / 2]),
  };
}

/** Cords that hang from the panel of one row to that below. */
export function drawCords(y: number, height: number): string {
  const from = centers(rack.x + 90, rack.width - 110, 24);
  return [0, 1, 2, 4, 5, 8, 9, 10, 12, 13, 15, 16, 17, 20, 21, 23]
    .map((socket, at) => {
      const start = from[socket] ?? 0;
      const end = from[(socket + (at % 3) + 22) % 24] ?? start;
      const sag = Math.abs(end - start) > 120 ? start + 18 : end;
      return `M${start.toFixed(0)} ${(y - 12).toFixed(0)}c0 ${(height * 0.8).toFixed(0)} ${(sag - start).toFixed(0)} ${(height * 0.3).toFixed(0)} ${(sag - start).toFixed(0)} ${(height + 24).toFixed(0)}`;
    })
    .join('');
}

/** So many blocks of batteries, their lids with terminals, the wire along each string, and the shelves, by their looks. */
export function drawBatteries(count: number) {
  const last = batteries.across - 1;
  const columns = listRange(0, last, 1).map((at) => batteries.x + at * (batteries.width + batteries.gap));
  const corners = batteries.tops.flatMap((y) => columns.map((x): Point => [x, y])).slice(0, count);
  return {
    block: drawBoxes(corners.map(([x, y]) => [x, y, batteries.width, batteries.height])),
    lid: corners
      .map(
        ([x, y]) =>
          `M${x} ${y + 46}h${batteries.width}M${x + 14} ${y + 80}h${batteries.width - 28}v70h-${batteries.width - 28}z`,
      )
      .join(''),
    wire: corners
      .map(([x, y], at) =>
        at % batteries.across === last || at === count - 1 ? '' : `M${x + 78} ${y}v-22h58v22`,
      )
      .join(''),
    slots: batteries.tops.map((y) => `M${POST + 30} ${y + batteries.height + 6}H${SHELF_END}`).join(''),
  };
}
