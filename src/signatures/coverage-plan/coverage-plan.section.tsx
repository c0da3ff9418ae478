import type { SectionContent } from '#src/content/content-types.ts';
import { CoverageDrawing } from './coverage.drawing.tsx';
import { styles } from './coverage-plan.styles.ts';

/** The first view of the page: where the visitor stands, beyond the line that coverage ends at. */
export function CoveragePlanSection({ id, eyebrow, title, lead, site }: SectionContent<'coverage-plan'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.map}>
        <CoverageDrawing site={site} />
      </div>
    </section>
  );
}
