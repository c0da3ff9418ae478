import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './case-studies.styles.ts';

type CaseStudiesSectionProps = SectionContent<'case-studies'> & {
  /** Says how many studies there are. */
  countStudies: (count: number) => string;
};

/** The case studies, each with an anchor of its own. */
export function CaseStudiesSection({ id, title, studies, countStudies }: CaseStudiesSectionProps) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={countStudies(studies.length)} title={title} />
      <div className={styles.list}>
        {studies.map((study) => (
          <article
            key={study.id}
            id={study.slug}
            className={styles.study}
            aria-labelledby={`${study.slug}-title`}
          >
            <div className={styles.picture}>
              <Picture picture={study.picture} alt={study.alt} sizes="(min-width: 48rem) 588px, 100vw" />
            </div>
            <div className={styles.text}>
              <Figure value={study.capacity} unit={study.unit} />
              <h3 id={`${study.slug}-title`} className={styles.name}>
                {study.title}
              </h3>
              <p className={styles.place}>{study.place}</p>
              <p>{study.summary}</p>
              <dl className={styles.results}>
                {study.results.map(({ id: result, label, value }) => (
                  <div key={result}>
                    <dt className={styles.place}>{label}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
