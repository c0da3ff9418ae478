import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './page-list.styles.ts';

/** Pages that a text leads on to. */
export type PageLinks = readonly { id: string; to: LinkTarget; label: string }[];

type PageListProps = { pages: PageLinks; styles: { pages: string; link: string } };

/** Links to pages, one below or beside the other. */
function PageList({ pages, styles }: PageListProps) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ id, to, label }) => (
        <li key={id}>
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type RelatedPagesProps = { id: string; title: string; items: PageLinks };

/** The end of a page: a list of the pages to go on to, below its words. */
export function RelatedPages({ id, title, items }: RelatedPagesProps) {
  return (
    <nav id={id} className={styles.root} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <PageList pages={items} styles={styles} />
    </nav>
  );
}
