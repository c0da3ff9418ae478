import { Racks } from './racks.tsx';
import { styles } from './site-drawing.styles.ts';
import * as shades from '#src/theme/shades.ts';

/** The network room: a cabin in section with its cabinets, solar modules on the roof. */
export function NetworkRoom() {
  return (
    <g>
      <path fill={shades.networkRoom} className={styles.object} d="M0-28h94V0H0z" />
      <Racks x={12} top={-23} height={23} count={6} />
      <path
        className={styles.warm}
        fill={shades.roof}
        d="M6-29h14l3-7H9zM28-29h14l3-7H31zM50-29h14l3-7H53zM72-29h14l3-7H75z"
      />
    </g>
  );
}
