import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { styles } from './marked-report.styles.ts';

/** The end of the page: a monthly report whose lines contradict each other, marked in red, and where to send one's own. */
export function MarkedReportSection(section: SectionContent<'marked-report'>) {
  const { id, title, lead, example, rows, related, actions } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div>
          <h2 id={`${id}-title`} className={styles.question}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} />
          </p>
        </div>
        <div>
          <p className={styles.example}>{example}</p>
          <dl>
            {rows.map((row) => (
              <div key={row.id} className={styles.row} data-marked={row.mark === undefined ? undefined : ''}>
                <dt>{row.title}</dt>
                <dd className={styles.value}>
                  <bdi className={styles.number}>{row.sampleValue}</bdi>
                  {row.mark === undefined ? null : <span className={styles.mark}>{row.mark}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <RelatedPages related={related} />
      </div>
    </section>
  );
}
