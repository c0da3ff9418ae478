import type { CaseStudy } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './study-text.styles.ts';

type StudyTextProps = { study: CaseStudy; link: string; certificate: string };

/** What was done in a project and what came of it, with links to the study and to its certificate. */
export function StudyText({ study, link, certificate }: StudyTextProps) {
  const name = `${study.id}-name`;
  return (
    <div>
      <h3 id={name} className={styles.name}>
        {study.title}
      </h3>
      <p className={styles.subtitle}>{study.subtitle}</p>
      <p className={styles.summary}>{study.summary}</p>
      <dl className={styles.results}>
        {study.results.map(({ id, label, value }) => (
          <div key={id} className={styles.result}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <Link
          id={`${study.id}-link`}
          to={{ page: study.page }}
          className={styles.link}
          aria-labelledby={`${study.id}-link ${name}`}
        >
          {link}
          <Icon name="arrow" size="small" />
        </Link>
        {study.certificate === undefined ? null : <FileLink {...study.certificate} label={certificate} />}
      </p>
    </div>
  );
}
