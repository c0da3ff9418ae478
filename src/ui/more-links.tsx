import { Link } from '#src/routing/link.tsx';
import type { PageLinks } from './page-list.tsx';

type MoreLinksProps = { id?: string; more: string; links: PageLinks; styles: { more: string; link: string } };

/** Words and, in one line with them, links to pages that tell more. */
export function MoreLinks({ id, more, links, styles }: MoreLinksProps) {
  return (
    <p id={id} className={styles.more}>
      {more}{' '}
      {links.map(({ id: key, to, label }) => (
        <Link key={key} to={to} className={styles.link}>
          {label}
        </Link>
      ))}
    </p>
  );
}
