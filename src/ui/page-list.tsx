import type { LinkTarget } from '#src/routing/addresses.ts';
import { Link } from '#src/routing/link.tsx';

/** Pages that a text leads on to. */
export type PageLinks = readonly { id: string; to: LinkTarget; label: string }[];

type PageListProps = { pages: PageLinks; styles: { pages: string; link: string } };

/** Links to pages, one below or beside the other. */
export function PageList({ pages, styles }: PageListProps) {
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
