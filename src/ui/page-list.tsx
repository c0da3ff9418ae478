import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './page-list.styles.ts';

/** Links to other pages. */
export type PageLinks = readonly { id: string; to: LinkTarget; label: string }[];

type RelatedPagesProps = { id: string; title: string; items: PageLinks };

/** Related pages at the end of a page: next to their title, on phones below it. */
export function RelatedPages({ id, title, items }: RelatedPagesProps) {
  return (
    <nav id={id} className={styles.root} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.pages}>
        {items.map(({ id: page, to, label }) => (
          <li key={page}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
