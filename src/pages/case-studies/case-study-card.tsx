import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { CopyLinkButton } from '#src/ui/copy-link-button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Link } from '#src/routing/link.tsx';
import { UnbreakableText } from '#src/ui/rich-text.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './case-study-card.styles.ts';

type CaseStudyCardProps = {
  study: CaseStudy;
  labels: SectionContent<'case-studies'>['labels'];
};

/** A case study card. Challenge and solution are in a disclosure that its anchor opens. */
export function CaseStudyCard({ study, labels }: CaseStudyCardProps) {
  const { slug, fact, client, certificate } = study;
  const titleId = `${slug}-title`;
  return (
    <article id={slug} className={styles.card} aria-labelledby={titleId} data-discloses="">
      <StudySheet study={study} className={styles.drawing} />
      <p className={styles.kind}>
        {labels.client} <bdi className={styles.name}>{client.name}</bdi>{' '}
        <span className={styles.place}>{study.place}</span>
      </p>
      <h3 id={titleId} className={styles.title}>
        <Link to={{ page: study.page }} className={styles.link}>
          {study.title}
        </Link>
      </h3>
      <p className={styles.subtitle}>
        <UnbreakableText text={study.subtitle} />
      </p>
      <p className={styles.fact}>
        <bdi className={styles.value}>{fact.value}</bdi> {fact.label}
      </p>
      <dl className={styles.results}>
        {study.results.map(({ id: result, label, value }) => (
          <div key={result} className={styles.result}>
            <dt>{label}</dt>
            <dd className={styles.measured}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.tags} aria-label={labels.tags}>
        {study.tags.map(({ id: tag, label }) => (
          <li key={tag}>{label}</li>
        ))}
      </ul>
      <div className={styles.details}>
        <Disclosure id={`${slug}-details`} level={4} variant="text" title={labels.details} about={titleId}>
          <div className={styles.story}>
            <h5 className={styles.part}>{labels.challenge}</h5>
            <p>
              <UnbreakableText text={study.challenge} />
            </p>
            <h5 className={styles.part}>{labels.solution}</h5>
            <p>
              <UnbreakableText text={study.solution} />
            </p>
            <div className={styles.links}>
              {certificate === undefined ? null : <FileLink {...certificate} label={labels.certificate} />}
              <CopyLinkButton anchor={slug} titleId={titleId} labels={labels} />
            </div>
          </div>
        </Disclosure>
      </div>
    </article>
  );
}
