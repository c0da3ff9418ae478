import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { LeadActions } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { LabeledDrawing } from './labeled-drawing.tsx';
import { StudyFacts } from './study-facts.tsx';
import { styles } from './study-drawing.styles.ts';

/** The first view of a case study: title, key fact and results, its drawing from edge to edge, and project facts. */
export function StudyDrawingSection(section: SectionContent<'study-drawing'>) {
  const { id, study, words, title, actions, drawing } = section;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.top}>
        <Link to={{ page: 'case-studies', anchor: study.slug }} className={styles.up}>
          {words.all}
        </Link>
        <div>
          <PageTitle section={id}>{title}</PageTitle>
          <p className={styles.name}>{study.title}</p>
          <p className={styles.lead}>{study.summary}</p>
          {actions === undefined ? null : <LeadActions actions={actions} />}
        </div>
        <div>
          <p className={styles.fact}>
            <span className={styles.figure}>
              <bdi>{study.fact.value}</bdi>
            </span>{' '}
            {study.fact.label}
          </p>
          <dl className={styles.results}>
            {study.results.map(({ id: result, label, value }) => (
              <div key={result} className={styles.result}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {drawing === undefined ? (
        <div className={styles.picture}>
          <Picture picture={study.picture} alt={study.alt} sizes="100vw" first />
        </div>
      ) : (
        <LabeledDrawing drawing={drawing} study={study.id} />
      )}
      <StudyFacts section={section} />
    </section>
  );
}
