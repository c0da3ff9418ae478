import { drawBoxes } from '#src/ui/site-drawing/path.ts';
import { drawCords, drawDisks, drawSlots, drawSockets, type places, rack, UNIT } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

type RackPartProps = (typeof places)[number] & {
  /** How many disks there are. */
  disks: number;
};

/** One thing of the rack, seen from the front. */
export function RackPart({ part, y, height, disks }: RackPartProps) {
  const box = { x: rack.x, y: y + 2, width: rack.width, height: height - 4 };
  switch (part) {
    case 'free':
      return <path className={styles.blank} d={drawBoxes([[box.x, box.y, box.width, height - 4]])} />;
    case 'cords':
      return <path className={styles.cord} d={drawCords(y, height)} />;
    case 'patch':
      return (
        <>
          <rect className={styles.face} {...box} />
          <path className={styles.lights} d={drawSockets(y + UNIT / 2, 2, 18)} />
        </>
      );
    case 'switch':
      return (
        <>
          <rect className={styles.face} {...box} />
          <path className={styles.lights} d={drawSockets(y, 2, 24)} />
          <path className={styles.slots} d={`M${rack.x + 16} ${y + 14}h44m-44 16h44`} />
        </>
      );
    case 'router':
    case 'firewall':
      return (
        <>
          <rect className={styles.face} {...box} />
          <path className={styles.lights} d={drawSockets(y, 1, 8, 290)} />
          <path
            className={styles.slots}
            d={drawSlots(y - 4, UNIT + 8, 14, 30).replace(/M(4[6-9]\d|5\d\d|6\d\d)[^M]*/g, '')}
          />
        </>
      );
    case 'server':
      return (
        <>
          <rect className={styles.face} {...box} />
          <path className={styles.slots} d={drawSlots(y, height, 30)} />
          <path
            className={styles.lights}
            d={drawBoxes([20, 36].map((at) => [rack.x + 22, y + at + 10, 22, 8]))}
          />
        </>
      );
    case 'disks': {
      const { fronts, handles, lights } = drawDisks(y, height, disks);
      return (
        <>
          <rect className={styles.face} {...box} />
          <path className={styles.slots} d={fronts + handles} />
          <path className={styles.lights} d={drawBoxes(lights.map(([x, at]) => [x - 5, at - 5, 9, 9]))} />
        </>
      );
    }
    default:
      return part satisfies never;
  }
}
