import { Link } from '#src/routing/link.tsx';
import { styles } from './more-links.styles.ts';
import type { PageLinks } from './page-list.tsx';

type MoreLinksProps = { id?: string; more: string; links: PageLinks; className: string };

/** Words and, in one line with them, links to pages that tell more. */
export function MoreLinks({ id, more, links, className }: MoreLinksProps) {
  return (
    <p id={id} className={`${styles.root} ${className}`}>
      {more}{' '}
      {links.map(({ id: key, to, label }) => (
        <Link key={key} to={to} className={styles.link}>
          {label}
        </Link>
      ))}
    </p>
  );
}
