import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './stories.styles.ts';

type StoriesSectionProps = SectionContent<'stories'> & {
  /** Name of the link to a study for screen readers. */
  readStory: (title: string) => string;
};

/** Three projects on ink, each led by its capacity; each card leads to its case study. */
export function StoriesSection({ id, eyebrow, title, link, studies, readStory }: StoriesSectionProps) {
  return (
    <Section id={id} tone="ink">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      <ul className={styles.list}>
        {studies.map((study) => (
          <li key={study.id} className={styles.story}>
            <div className={styles.picture}>
              <Picture picture={study.picture} alt={study.alt} sizes="(min-width: 64rem) 384px, 100vw" />
            </div>
            <Figure value={study.figure} unit={study.unit} />
            <h3 className={styles.name}>{study.place}</h3>
            <p className={styles.text}>{study.summary}</p>
            <dl className={styles.results}>
              {study.results.map(({ id: result, label, value }) => (
                <div key={result} className={styles.result}>
                  <dt>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <Link
              to={{ page: 'case-studies', anchor: study.slug }}
              className={styles.link}
              aria-label={readStory(study.title)}
            >
              {link}
              <Icon name="arrow" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
