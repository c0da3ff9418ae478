import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { styles } from './line-end.styles.ts';

/** The end of the page: its line comes in from the edge and stops at the button. */
export function LineEndSection({ id, title, lead, related, actions }: SectionContent<'line-end'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
        </p>
        <nav id="related" className={styles.related} aria-label={related.title}>
          <span className={styles.muted}>{related.title}</span>
          {related.items.map(({ id: item, to, label }) => (
            <Link key={item} to={to} className={styles.link}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}
