import { drawBoxes, listRange } from './path.ts';
import { styles } from './site-drawing.styles.ts';
import * as shades from '#src/theme/shades.ts';

type RacksProps = { x: number; top: number; height: number; count: number };

/** Cabinets of servers with their lights. */
export function Racks({ x, top, height, count }: RacksProps) {
  const racks = listRange(0, count - 1, 1);
  const rows = listRange(4, height - 4, 5);
  return (
    <>
      <path fill={shades.rack} d={drawBoxes(racks.map((rack) => [x + rack * 13, top, 10, height]))} />
      <path
        className={styles.lights}
        d={racks
          .flatMap((rack) => rows.map((y) => `M${x + 2 + rack * 13} ${top + y}h${2 + ((rack * 3 + y) % 5)}`))
          .join('')}
      />
    </>
  );
}
