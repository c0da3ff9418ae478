import type { SectionContent } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { Link } from '#src/routing/link.tsx';
import { StudyDrawing } from './study-drawing.tsx';
import { styles } from './study-opening.styles.ts';

/** Characters of the longest figure that is set at the largest size of the page. */
const FEW_DIGITS = 3;

function styleOf(value: string): string {
  if (!/\d/.test(value)) return styles.words;
  return value.length > FEW_DIGITS ? styles.number : styles.digits;
}

/** The first view of a case study: its one fact against its title, then its drawing from edge to edge. */
export function StudyOpeningSection({ id, study, words, title, drawing }: SectionContent<'study-opening'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <Link to={{ page: 'case-studies', anchor: study.slug }} className={styles.up}>
          {words.all}
        </Link>
        <div>
          <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.name}>{study.title}</p>
          <p className={styles.lead}>{study.summary}</p>
        </div>
        <p className={styles.fact}>
          <bdi className={styleOf(plainText(study.fact.value))}>{study.fact.value}</bdi>{' '}
          <span className={styles.label}>{study.fact.label}</span>
        </p>
      </div>
      <StudyDrawing drawing={drawing} study={study} />
    </section>
  );
}
