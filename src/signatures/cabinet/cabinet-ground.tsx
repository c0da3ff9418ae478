import { drawArrow } from './arrow.ts';
import { TOP } from './cabinet.ts';
import { styles } from './cabinet-drawing.styles.ts';

/** Grounds that run on beyond the drawing. */
const FAR = 9000;

/** The ground, the plinth, and the roof that takes the sun. */
export function CabinetGround() {
  return (
    <>
      <path
        className={styles.earth}
        d={`M${-FAR} 0C-3000-40-1800 36-700 8H2100C3200-24 4200 40 ${FAR} 0V2000H${-FAR}z`}
      />
      <path className={styles.contour} d="M2600 690C3300 640 4000 730 5200 660" />
      <path
        className={styles.cut}
        d={`M${-FAR} 0C-3000-40-1800 36-700 8H-120M1520 8H2100C3200-24 4200 40 ${FAR} 0`}
      />
      <path className={styles.concrete} d="M-120-150H1520V260H-120z" />
      <path className={styles.cut} d="M-120 8V-150H1520V8M-120 8V260H1520V8" />
      <path className={styles.roof} d="M-330-2400 1730-2330V-2276L-330-2346z" />
      <path className={styles.object} d={`M140 ${TOP}V-2330M1260 ${TOP}V-2292`} />
      <path
        className={styles.sun}
        d={[
          drawArrow('M1398-2605 1320-2392', [1320, -2392], [-24, 56]),
          drawArrow('M1248-2610 1170-2397', [1170, -2397], [-24, 56]),
          drawArrow('M1098-2615 1020-2402', [1020, -2402], [-24, 56]),
        ].join('')}
      />
    </>
  );
}
