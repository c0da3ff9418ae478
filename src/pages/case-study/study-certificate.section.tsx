import { BASE_PATH } from '#src/config/base-path.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { numberCertificate, writePeriod } from '#src/content/certificate-facts.ts';
import { useShell } from '#src/content/shell-context.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { FileLink } from '#src/ui/file-link.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './study-certificate.styles.ts';

/** The performance certificate as the object it is, with what its results mean. A study without one has no such section. */
export function StudyCertificateSection({ id, study, certificate }: SectionContent<'study-certificate'>) {
  const { company } = useShell().content;
  const language = useLanguage();
  const measured = study.results.filter(({ id: result }) => result === 'uptime' || result === 'coverage');
  const facts = [
    { label: certificate.period, value: writePeriod(language, study) },
    { label: certificate.issuer, value: certificate.department },
    { label: certificate.number, value: <bdi dir="ltr">{numberCertificate(study)}</bdi> },
  ].filter(({ value }) => value !== undefined);
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.paper} aria-hidden="true">
        <img
          className={styles.logo}
          src={`${BASE_PATH}/brand/${company.logo}.svg`}
          alt=""
          width="148"
          height="36"
          loading="lazy"
        />
        <p className={styles.heading}>
          <b className={styles.name}>{certificate.title}</b>{' '}
          <span className={styles.mark}>{certificate.mark}</span>
        </p>
        <p className={styles.place}>{study.place}</p>
        <StudySheet study={study.id} className={styles.drawing} />
        <dl className={styles.results}>
          {measured.map(({ id: result, label, value }) => (
            <div key={result}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {certificate.method}
        </h2>
        <p className={styles.meaning}>{certificate.uptime}</p>
        <p className={styles.meaning}>{certificate.coverage}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {study.certificate === undefined ? null : (
          <FileLink {...study.certificate} label={certificate.title} />
        )}
      </div>
    </section>
  );
}
