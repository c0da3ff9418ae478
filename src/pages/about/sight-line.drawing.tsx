import { styles } from './sight-line.styles.ts';

/** Height of an eye above the ground, and with it of the ground between two people who just see each other, px. */
const EYE = 44;
const MIDDLE = 30;
/** Where instrument and staff stand, in shares of the width. */
const NEAR = 0.15;
const FAR = 1 - NEAR;
/** The ground falls with the square of the distance from the middle: at the edge of the drawing by this much. */
const FALL = EYE * (0.5 / (FAR - 0.5)) ** 2;
const EDGE = MIDDLE + FALL;
/** A parabola is drawn by one curve, whose handle lies as far above its middle as its ends lie below. */
const HANDLE = MIDDLE - FALL;
const HEIGHT = Math.ceil(EDGE);
/** How far people stand from their instrument, in shares of the width: phones are narrow. */
const apart = { narrow: 0.06, wide: 0.022 };
/** Feet go a little into the ground, which is drawn before them: on a slope no foot hangs in the air. */
const SINK = 3;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A place on the ground, as the position of a drawing within the drawing. */
const standAt = (share: number) => ({
  x: percent(share),
  y: (MIDDLE + EYE * ((share - 0.5) / (FAR - 0.5)) ** 2).toFixed(1),
});

/** Two people at the ends of a line of sight that touches the ground halfway: the curve of the earth, drawn steep. */
export function SightLineDrawing() {
  const ground = `M0 ${EDGE.toFixed(1)}Q50 ${HANDLE.toFixed(1)} 100 ${EDGE.toFixed(1)}`;
  return (
    <svg className={styles.drawing} height={HEIGHT} aria-hidden="true">
      {(['narrow', 'wide'] as const).map((form) => (
        <g key={form} className={styles[form]}>
          <svg className={styles.open} {...standAt(NEAR - apart[form])}>
            <path
              className={styles.person}
              d={`M0-45a4 4 0 1 0 .1 0M-5-34q5-3 9 1l2 8-1 1-4-6 1 11 2 ${19 + SINK}h-3l-4-19-3 19h-3l1-${19 + SINK}z`}
            />
          </svg>
          <svg className={styles.open} {...standAt(FAR + apart[form])}>
            <path
              className={styles.person}
              d={`M0-45a4 4 0 1 0 .1 0M-5-34q5-3 10 0l1 15 1 ${19 + SINK}h-3l-4-19-3 19h-3l1-${19 + SINK}-7-5 0-2 7 2z`}
            />
          </svg>
        </g>
      ))}
      <svg className={styles.open} {...standAt(NEAR)}>
        <path className={styles.object} d="M0-40-14 10M0-40 14 10M0-40V4" />
        <path className={styles.solid} d="M-5-48h10v9h-10z" />
      </svg>
      <svg className={styles.open} {...standAt(FAR)}>
        <path className={styles.object} d="M0-66V4" />
        <path className={styles.staff} d="M0-64v8m0 8v8m0 8v8m0 8v8" />
      </svg>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" width="100%" height={HEIGHT}>
        <path className={styles.earth} d={`${ground}V${HEIGHT + 2}H0z`} />
        <path className={styles.cut} d={ground} />
      </svg>
      <line className={styles.sight} x1={percent(NEAR)} x2={percent(FAR)} y1={MIDDLE} y2={MIDDLE} />
    </svg>
  );
}
