import { listRange } from '#src/ui/site-drawing/path.ts';
import { styles } from './cabinet.styles.ts';

const FOOT = 22;
const TOP = -430;
const half = (y: number) => FOOT - (FOOT - 7) * (y / TOP);

/** The mast that the cabinet is connected with: its link leaves the page. */
export function PhaseMast() {
  const steps = listRange(0, 12, 1).map((step) => (TOP / 12) * step);
  return (
    <g transform="translate(612)">
      <path className={styles.concrete} d="M-34-8H34V40H-34z" />
      <path className={styles.cut} d="M-34 0V-8H34V0M-34 0V40H34V0" />
      <path className={styles.object} d={`M${-FOOT}-8-7 ${TOP}H7L${FOOT}-8M0 ${TOP}v-30`} />
      <path
        className={styles.fine}
        d={`M${steps.map((y, step) => `${(step % 2 === 0 ? -half(y) : half(y)).toFixed(0)} ${y.toFixed(0)}`).join('L')}`}
      />
      <path className={styles.roof} d="M10-360h10v40H10zM20-368C34-362 34-318 20-312z" />
    </g>
  );
}
