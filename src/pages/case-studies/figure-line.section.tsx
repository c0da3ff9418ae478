import type { SectionContent } from '#src/content/content-types.ts';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './figure-line.styles.ts';
import { styles as largestStyles } from './largest-figure.styles.ts';
import { StudyFigure } from './study-figure.tsx';

/** The first view of the page: what it is about, the figure of one study at large beside its drawing, and those of all others in a line. */
export function FigureLineSection({
  id,
  eyebrow,
  title,
  lead,
  study,
  list,
  studies,
}: SectionContent<'figure-line'>) {
  return (
    <section id={id} className={styles.root} data-study={study.id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <span className={styles.eyebrow}>{eyebrow}</span> {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <StudySheet study={study.id} className={styles.drawing} />
      <p className={styles.largest}>
        <StudyFigure study={study} styles={largestStyles} />
      </p>
      <ul className={styles.line} aria-label={list}>
        {studies.map((other) => (
          <li key={other.id}>
            <StudyFigure study={other} styles={styles} />
          </li>
        ))}
      </ul>
    </section>
  );
}
