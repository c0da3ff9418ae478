import { Link } from '#src/routing/link.tsx';
import type { LinkTarget } from '#src/routing/addresses.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './footer-column.styles.ts';

type FooterColumnProps = {
  id: string;
  title: string;
  pages: MenuPageId[];
  links: { id: string; to: LinkTarget; label: string }[];
  names: Record<MenuPageId, { name: string; menu: string }>;
};

/** A column of links; it folds on small screens. */
export function FooterColumn({ id, title, pages, links, names }: FooterColumnProps) {
  const list = `footer-${id}`;
  // A list of links uses the short names of the menu.
  const kind = id === 'services' ? 'menu' : 'name';
  return (
    <div className={styles.root}>
      <h2 className={styles.heading}>
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded="false"
          aria-controls={list}
          data-disclosure=""
        >
          {title}
          <Icon name="chevron" size="small" />
        </button>
      </h2>
      <ul id={list} className={styles.list}>
        {pages.map((page) => (
          <li key={page}>
            <Link to={{ page }} className={styles.link}>
              {names[page][kind]}
            </Link>
          </li>
        ))}
        {links.map(({ id: key, to, label }) => (
          <li key={key}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
