import type { SectionContent } from '#src/content/content-types.ts';
import { numberCertificate, writePeriod } from '#src/content/certificate-facts.ts';
import { useShell } from '#src/content/shell-context.ts';
import { preventBreaks } from '#src/i18n/prevent-breaks.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Link } from '#src/routing/link.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { styles } from './study-drawing.styles.ts';

/** The facts of a project: client, place, size, services, and period and department of the measurements. */
export function StudyFacts({ section }: { section: SectionContent<'study-drawing'> }) {
  const { study, words, certificate } = section;
  const { pages } = useShell().content;
  const period = writePeriod(useLanguage(), study);
  const facts = [
    { label: words.client, value: study.client.name },
    { label: words.place, value: study.place },
    { label: words.size, value: `${study.figure} ${study.unit}` },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt className={styles.label}>{words.services}</dt>
        {study.services.map((service) => (
          <dd key={service}>
            <Link to={{ page: `services-${service}` }} className={styles.link}>
              {pages[`services-${service}`].menu}
            </Link>
          </dd>
        ))}
      </div>
      {period === undefined ? null : (
        <div className={styles.measured}>
          <dt className={styles.label}>{certificate.period}</dt>
          <dd>{preventBreaks(period)}</dd>
          <dd>{certificate.department}</dd>
          {study.certificate === undefined ? null : (
            <dd>
              <FileLink {...study.certificate} label={certificate.title} />{' '}
              <bdi dir="ltr" className={styles.number}>
                {numberCertificate(study)}
              </bdi>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
