import type { SectionContent } from '#src/content/content-types.ts';
import { CardLink } from '#src/ui/card-link.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './projects.styles.ts';

/** Projects, each with its figure, its case study and its certificate. */
export function ProjectsSection({
  id,
  eyebrow,
  title,
  lead,
  studies,
  certificate: certificateLabel,
  study: studyLabel,
}: SectionContent<'projects'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.cards}>
        {studies.map(
          ({ slug, page, picture, alt, figure, unit, title: name, place, summary, certificate }) => (
            <li key={slug} className={styles.card}>
              <div className={styles.picture}>
                <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 588px, 100vw" />
              </div>
              <div className={styles.text}>
                <p className={styles.figure}>
                  <Figure value={figure} unit={unit} />
                </p>
                <h3 id={`${slug}-title`} className={styles.name}>
                  {name}
                </h3>
                <p className={styles.place}>{place}</p>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.links}>
                  <CardLink
                    id={`${slug}-study`}
                    to={{ page }}
                    aria-labelledby={`${slug}-study ${slug}-title`}
                  >
                    {studyLabel}
                  </CardLink>
                  {certificate === undefined ? null : <FileLink {...certificate} label={certificateLabel} />}
                </p>
              </div>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}
