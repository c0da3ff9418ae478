import { SnapRow } from '#src/ui/snap-row.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './studies.styles.ts';

/** Case studies with drawing and key fact. The first one leads, the others are in pairs. */
export function StudiesSection(section: SectionContent<'studies'>) {
  const { id, study: link, certificate, studies } = section;
  return (
    <Section {...section}>
      <SnapRow className={styles.sheets} labelledBy={`${id}-title`}>
        {studies.map((study) => (
          <li key={study.id} id={study.id} className={styles.sheet}>
            <StudySheet study={study} className={styles.drawing} />
            <p className={styles.fact}>
              <span className={styles.value}>
                <bdi>{study.fact.value}</bdi>
              </span>{' '}
              <span className={styles.label}>{study.fact.label}</span>
            </p>
            <StudyText study={study} link={link} certificate={certificate} />
          </li>
        ))}
      </SnapRow>
    </Section>
  );
}

type StudyTextProps = { study: CaseStudy; link: string; certificate: string };

/** Text of a case study, its results, and links to the study and its certificate. */
function StudyText({ study, link, certificate }: StudyTextProps) {
  const name = `${study.id}-name`;
  return (
    <div className={styles.text}>
      <h3 id={name} className={styles.name}>
        {study.title}
      </h3>
      <p className={styles.subtitle}>{study.subtitle}</p>
      <p className={styles.summary}>{study.summary}</p>
      <dl className={styles.results}>
        {study.results.map(({ id, label, value }) => (
          <div key={id} className={styles.result}>
            <dt className={styles.resultLabel}>{label}</dt>
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
