import { useDirection } from '#src/i18n/use-language.ts';
import { type SolutionId, viewOf } from './site-layout.ts';
import { DUSK_ID, NODE, SITE_ID } from './site-section.drawing.tsx';
import { styles } from './connected-site.styles.ts';

/** Height of the fade from the text's background into the sky of the first view. */
const DUSK = 56;

/** The part of the site that phones show above a solution, with the node on the fiber above its text. */
export function SolutionView({ solution }: { solution: SolutionId }) {
  const { viewBox, top, node } = viewOf(solution, useDirection() === 'rtl');
  return (
    <svg
      className={solution === 'backhaul' ? `${styles.crop} ${styles.withoutTurbines}` : styles.crop}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <use href={`#${SITE_ID}`} />
      {solution === 'mobilization' ? <rect {...top} height={DUSK} fill={`url(#${DUSK_ID})`} /> : null}
      <circle className={styles.node} cx={node.x} cy={node.y} r={NODE} />
    </svg>
  );
}
