import { Still } from '#src/ui/still.tsx';
import { Racks } from './racks.tsx';
import { styles } from './site-drawing.styles.ts';
import * as shades from '#src/theme/shades.ts';

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
