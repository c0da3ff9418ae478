import type { SectionContent } from '#src/content/content-types.ts';
import { SightLineDrawing } from './sight-line.drawing.tsx';
import { styles } from './sight-line.styles.ts';

/** The first view: what the company says of itself, above two people who just see each other, and how far that is. */
export function SightLineSection(section: SectionContent<'sight-line'>) {
  const { id, eyebrow, title, lead, distance, sight } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <span className={styles.name}>{eyebrow} </span>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <SightLineDrawing />
      <div className={styles.measure}>
        <p className={styles.distance}>
          <bdi>{distance}</bdi>
        </p>
        <p className={styles.sight}>{sight}</p>
      </div>
    </section>
  );
}
