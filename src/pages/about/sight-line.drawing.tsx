import { styles } from './sight-line.styles.ts';

/** Height of an eye above the ground, and with it of the ground between two people who just see each other, px. */
const EYE = 44;
const MIDDLE = 30;
/** Where the two stand, in shares of the width. */
const NEAR = 0.085;
const FAR = 1 - NEAR;
const FEET = MIDDLE + EYE;
/** The ground falls with the square of the distance from the middle: at the edge of the drawing by this much. */
const FALL = EYE * (0.5 / (FAR - 0.5)) ** 2;
const EDGE = MIDDLE + FALL;
/** A parabola is drawn by one curve, whose handle lies as far above its middle as its ends lie below. */
const HANDLE = MIDDLE - FALL;
const HEIGHT = Math.ceil(EDGE);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Two people at the ends of a line of sight that touches the ground halfway: the curve of the earth, drawn steep. */
export function SightLineDrawing() {
  const ground = `M0 ${EDGE.toFixed(1)}Q50 ${HANDLE.toFixed(1)} 100 ${EDGE.toFixed(1)}`;
  return (
    <svg className={styles.drawing} height={HEIGHT} aria-hidden="true">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
        <path className={styles.earth} d={`${ground}V${HEIGHT + 2}H0z`} />
        <path className={styles.cut} d={ground} />
      </svg>
      <line className={styles.sight} x1={percent(NEAR)} x2={percent(FAR)} y1={MIDDLE} y2={MIDDLE} />
      <svg className={styles.open} x={percent(NEAR)} y={FEET}>
        <path className={styles.object} d="M0-40-11 0M0-40 11 0M0-40V-4" />
        <path className={styles.solid} d="M-5-40h10v-9h-10z" />
        <path
          className={styles.person}
          d="M-22-48a4 4 0 1 0 .1 0M-27-37q5-3 9 1l2 8-1 1-4-6 1 11 2 22h-3l-4-19-3 19h-3l1-22z"
        />
      </svg>
      <svg className={styles.open} x={percent(FAR)} y={FEET}>
        <path className={styles.object} d="M0-66V0" />
        <path className={styles.staff} d="M0-64v8m0 8v8m0 8v8m0 8v8" />
        <path
          className={styles.person}
          d="M15-48a4 4 0 1 0 .1 0M10-37q5-3 10 0l1 15 1 22h-3l-4-19-3 19h-3l1-22-7-5 0-2 7 2z"
        />
      </svg>
    </svg>
  );
}
