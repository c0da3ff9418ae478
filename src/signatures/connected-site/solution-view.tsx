import { useDirection } from '#src/i18n/use-language.ts';
import { frame, type SpotId } from './site-layout.ts';
import { DUSK_ID, NODE, SITE_ID } from './site-section.drawing.tsx';
import { styles } from './connected-site.styles.ts';

/** How far the sky of the first view comes out of the ground of the text above it. */
const DUSK = 56;

/** What phones show of the site above a solution, and the place on the fiber where its text hangs. */
export function SolutionView({ spot }: { spot: SpotId }) {
  const { viewBox, top, node } = frame(spot, useDirection() === 'rtl');
  return (
    <svg
      className={spot === 'backhaul' ? `${styles.crop} ${styles.withoutTurbines}` : styles.crop}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <use href={`#${SITE_ID}`} />
      {spot === 'mobilization' ? <rect {...top} height={DUSK} fill={`url(#${DUSK_ID})`} /> : null}
      <circle className={styles.node} cx={node.x} cy={node.y} r={NODE} />
    </svg>
  );
}
