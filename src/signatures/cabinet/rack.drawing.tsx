import { Shapes } from '#src/ui/drawing.tsx';
import { drawBoxes, listRange } from '#src/ui/site-drawing/path.ts';
import { drawCords, drawDisks, drawSlots, drawSockets, places, rack, UNIT } from './equipment.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** The rack from the front, with so many disks. */
export function RackDrawing({ disks }: { disks: number }) {
  const bottom = rack.top + rack.units * UNIT;
  const last = places.at(-1);
  const begin = last === undefined ? rack.top : last.y + last.height;
  const panels = listRange(begin, bottom - UNIT * 2, UNIT * 4);
  return (
    <g>
      <path
        className={styles.slots}
        d={[rack.x - 22, rack.x + rack.width + 22].map((x) => `M${x} ${rack.top - 20}V-215`).join('')}
      />
      {places.map((place) => (
        <RackPart key={place.y} {...place} disks={disks} />
      ))}
      <path
        className={styles.blank}
        d={drawBoxes(panels.map((y) => [rack.x, y + 4, rack.width, UNIT * 4 - 8]))}
      />
      <path
        className={styles.fiber}
        d={`M${rack.x + 110} ${rack.top + 34}C${rack.x + 90} ${rack.top - 30} ${rack.x - 50} ${rack.top - 20} ${rack.x - 50} ${rack.top + 120}V-215M${rack.x + 150} ${rack.top + 34}C${rack.x + 120} ${rack.top - 60} ${rack.x - 62} ${rack.top - 40} ${rack.x - 62} ${rack.top + 100}V-215`}
      />
    </g>
  );
}

type RackPartProps = (typeof places)[number] & {
  /** How many disks there are. */
  disks: number;
};

/** One thing of the rack, seen from the front. */
function RackPart({ part, y, height, disks }: RackPartProps) {
  if (part === 'free')
    return <path className={styles.blank} d={drawBoxes([[rack.x, y + 2, rack.width, height - 4]])} />;
  if (part === 'cords') return <path className={styles.cord} d={drawCords(y, height)} />;
  return (
    <>
      <rect className={styles.face} x={rack.x} y={y + 2} width={rack.width} height={height - 4} />
      <Shapes shapes={drawFront(part, y, height, disks)} styles={styles} />
    </>
  );
}

type Device = Exclude<RackPartProps['part'], 'free' | 'cords'>;

/** What is on the front of a device. */
function drawFront(
  device: Device,
  y: number,
  height: number,
  disks: number,
): Partial<Record<'lights' | 'slots', string>> {
  switch (device) {
    case 'patch':
      return { lights: drawSockets(y + UNIT / 2, 2, 18) };
    case 'switch':
      return { lights: drawSockets(y, 2, 24), slots: `M${rack.x + 16} ${y + 14}h44m-44 16h44` };
    case 'router':
    case 'firewall':
      return { lights: drawSockets(y, 1, 8, 290), slots: drawSlots(y - 4, UNIT + 8, 14, 30, 10) };
    case 'server': {
      const lamps = [20, 36].map((at) => [rack.x + 22, y + at + 10, 22, 8] as const);
      return { slots: drawSlots(y, height, 30), lights: drawBoxes(lamps) };
    }
    case 'disks': {
      const { fronts, handles, lights } = drawDisks(y, height, disks);
      return {
        slots: fronts + handles,
        lights: drawBoxes(lights.map(([x, at]) => [x - 5, at - 5, 9, 9])),
      };
    }
    default:
      return device satisfies never;
  }
}
