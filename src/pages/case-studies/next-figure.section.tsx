import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { styles } from './next-figure.styles.ts';

/** The end of the page: the visitor's own figure, which is still a blank. */
export function NextFigureSection(section: SectionContent<'next-figure'>) {
  const { id, title, unit, lead, actions, related } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.line}>
        <h2 id={`${id}-title`} className={styles.question}>
          {title}
        </h2>
        <p className={styles.blank} aria-hidden="true">
          {unit}
        </p>
      </div>
      <div className={styles.ways}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
      </div>
      <section id="related" className={styles.related} aria-labelledby="related-title">
        <h3 id="related-title" className={styles.heading}>
          {related.title}
        </h3>
        <ul>
          {related.items.map(({ id: item, to, label, text }) => (
            <li key={item} className={styles.behind}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
