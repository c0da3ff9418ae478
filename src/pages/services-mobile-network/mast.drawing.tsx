import { styles } from './mast-columns.styles.ts';

/** Px of the drawing for a meter, height of the mast in m, and the level of its foot. */
const SCALE = 20;
const MAST = 42;
const FOOT = 900;
const SECTIONS = 12;
const MIDDLE = 90;

const widthAt = (step: number) => 40 - (32 * step) / SECTIONS;
const levelAt = (step: number) => Math.round(FOOT - (MAST * SCALE * step) / SECTIONS);
const steps = Array.from({ length: SECTIONS + 1 }, (_, step) => step);
const lattice = [
  ...[-1, 1].map(
    (side) =>
      `M${MIDDLE + side * widthAt(0)} ${FOOT}L${MIDDLE + side * widthAt(SECTIONS)} ${levelAt(SECTIONS)}`,
  ),
  ...[-1, 1].map((first) => {
    const braces = steps.map((step) => {
      const side = step % 2 === 0 ? first : -first;
      return `${(MIDDLE + side * widthAt(step)).toFixed(1)} ${levelAt(step)}`;
    });
    return `M${braces.join('L')}`;
  }),
].join('');
const rungs = steps
  .slice(1)
  .map((step) => `M${(MIDDLE - widthAt(step)).toFixed(1)} ${levelAt(step)}h${(2 * widthAt(step)).toFixed(1)}`)
  .join('');

/** A mast of 42 m in its true proportions, with a person at its foot. */
export function MastDrawing() {
  return (
    <svg className={styles.mast} viewBox="0 0 180 930" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path className={styles.fine} d={rungs} />
      <path className={styles.object} d={`${lattice}M90 60V20M86 60V34`} />
      <path className={styles.signal} d="M76 64v34h-6V64zM104 64v34h6V64zM87 70h6v34h-6z" />
      <path className={styles.solid} d="M70 246q-20 18 0 36zM112 346q20 18 0 36z" />
      <path
        className={styles.object}
        d="M70 264h7M112 364h-7M8 900V858h24v42M12 866h16M12 874h16M20 900v-20M128 900v-22M172 900v-22"
      />
      <path className={styles.panel} d="M118 884 134 852h44l-14 32z" />
      <path className={styles.fine} d="M129 884l16-32M140 884l16-32M152 884l15-32M124 868h48" />
      <path
        className={styles.lit}
        d="M52 866a5 5 0 1 0 .1 0M52 876v13m0-10 7 6m-7-6-7 6m7 4-6 11m6-11 6 11"
      />
      <path className={styles.cut} d="M-4000 900H4200" />
    </svg>
  );
}
