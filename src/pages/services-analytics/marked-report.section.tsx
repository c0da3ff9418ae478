import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './marked-report.styles.ts';

/** The end of the page: a monthly report whose lines contradict each other, marked in red, and where to send one's own. */
export function MarkedReportSection(section: SectionContent<'marked-report'>) {
  const { id, title, lead, example, rows, related, actions } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <div>
          <h2 id={`${id}-title`} className={styles.question}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
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
        <nav id="related" className={styles.related} aria-label={related.title}>
          <p className={styles.more}>{related.title}</p>
          <ul className={styles.pages}>
            {related.items.map(({ id: item, to, label }) => (
              <li key={item}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Reveal>
    </section>
  );
}
