import * as shades from '#src/theme/shades.ts';
import { Still } from '#src/ui/drawing.tsx';
import { drawBoxes, listRange } from './path.ts';
import { styles } from './site-drawing.styles.ts';

type RacksProps = { x: number; top: number; height: number; count: number };

/** Cabinets of servers with their lights. */
function Racks({ x, top, height, count }: RacksProps) {
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

const WALLS = 'M0-28h94V0H0z';
const MODULES = 'M6-29h14l3-7H9zM28-29h14l3-7H31zM50-29h14l3-7H53zM72-29h14l3-7H75z';

/** The network room: a cabin in section with its cabinets, solar modules on the roof. */
export function NetworkRoom() {
  return (
    <Still>
      <path fill={shades.networkRoom} d={WALLS} />
      <path className={styles.object} d={WALLS} />
      <Racks x={12} top={-23} height={23} count={6} />
      <path fill={shades.roof} d={MODULES} />
      <path className={styles.warm} d={MODULES} />
    </Still>
  );
}

/** The control room in section: a wall of screens, people at their desks, and the servers behind a partition. */
export function ControlRoom() {
  const screens = listRange(0, 5, 1).flatMap((column) =>
    [0, 1].map((row) => [14 + column * 22, -60 + row * 15, 20, 13] as const),
  );
  return (
    <g>
      <path fill="url(#site-room)" d="M0-70h262V0H0z" />
      <Still>
        <path fill={shades.wall} d={drawBoxes(screens)} />
        <path
          className={styles.lights}
          d="M16-51l4-3 4 1 4-4 4 2M16-36l4-2 4-4 4 3 4-1M38-50l5-2 4 1 6-4M38-36l4 1 5-5 6 2M106-52l4 2 5-4 5 1M106-36l5-4 4 2 5-3M128-54l4 3 5-2 4 2M128-37l4-2 4 1 5-4M64-50q12-10 20-4t16 2-4 12-24 0-8-10z"
        />
        <path
          fill={shades.desk}
          d="M42-9h30v2H42zM42-7h2V0h-2zM70-7h2V0h-2zM82-9h30v2H82zM82-7h2V0h-2zM110-7h2V0h-2zM50-16h8v7h-8zM90-16h8v7h-8z"
        />
        <g fill={shades.seated}>
          <use href="#site-seated" x="37" y="-1" />
          <use href="#site-seated" x="77" y="-1" />
          <use href="#site-person" x="146" />
        </g>
        <Racks x={174} top={-56} height={56} count={6} />
        <path className={styles.cut} d="M0 0v-70M-7-70h276M262-70V0M162-70v50" />
        <path className={styles.object} d="M200-70v-9h22v9M230-70v-9h18v9" />
      </Still>
    </g>
  );
}
