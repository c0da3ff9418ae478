import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { CopyLinkButton } from '#src/ui/copy-link-button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Link } from '#src/routing/link.tsx';
import { styles } from './case-study-card.styles.ts';

type CaseStudyCardProps = { study: CaseStudy; labels: SectionContent<'case-studies'>['labels'] };

/** A case study: what was achieved at a glance, challenge and solution behind a disclosure that its anchor opens. */
export function CaseStudyCard({ study, labels }: CaseStudyCardProps) {
  const { slug, client, certificate } = study;
  const titleId = `${slug}-title`;
  return (
    <article id={slug} className={styles.card} aria-labelledby={titleId} data-discloses="">
      <div className={styles.picture}>
        <Picture picture={study.picture} alt={study.alt} sizes="(min-width: 48rem) 588px, 100vw" />
        <p className={styles.figure}>
          <Figure value={study.figure} unit={study.unit} />
        </p>
      </div>
      <div className={styles.body}>
        <h3 id={titleId} className={styles.title}>
          <Link to={{ page: study.page }} className={styles.link}>
            {study.title}
          </Link>
        </h3>
        <p className={styles.subtitle}>{study.subtitle}</p>
        <p className={styles.client}>
          {labels.client} <bdi className={styles.name}>{client.name}</bdi>
        </p>
        <dl className={styles.results}>
          {study.results.map(({ id, label, value }) => (
            <div key={id} className={styles.result}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <ul className={styles.tags} aria-label={labels.tags}>
          {study.tags.map(({ id, label }) => (
            <li key={id} className={styles.tag}>
              {label}
            </li>
          ))}
        </ul>
        <div className={styles.details}>
          <Disclosure id={`${slug}-details`} level={4} variant="text" title={labels.details} about={titleId}>
            <div className={styles.story}>
              <h5 className={styles.part}>{labels.challenge}</h5>
              <p>{study.challenge}</p>
              <h5 className={styles.part}>{labels.solution}</h5>
              <p>{study.solution}</p>
            </div>
          </Disclosure>
          <div className={styles.links}>
            {certificate === undefined ? null : <FileLink {...certificate} label={labels.certificate} />}
            <CopyLinkButton anchor={slug} titleId={titleId} labels={labels} />
          </div>
        </div>
      </div>
    </article>
  );
}
