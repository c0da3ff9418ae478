import { type MouseEvent, useState } from 'react';
import { Link } from '#src/routing/link.tsx';
import type { MenuPageId, RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './mobile-menu-entry.styles.ts';

type MobileMenuEntryProps = {
  page: MenuPageId;
  pages: MenuPageId[];
  current: RouteId;
  initiallyOpen: boolean;
  onFollow: (event: MouseEvent) => void;
};

/** A link of the menu, with the pages below it unfolding under it. */
export function MobileMenuEntry({ page, pages, current, initiallyOpen, onFollow }: MobileMenuEntryProps) {
  const { content } = useShell();
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <li className={styles.root}>
      <div className={styles.row}>
        <Link
          to={{ page }}
          className={styles.link}
          onClick={onFollow}
          aria-current={page === current ? 'page' : undefined}
        >
          {content.pages[page].menu}
        </Link>
        {pages.length === 0 ? null : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={`menu-${page}`}
            aria-label={content.pages[page].menu}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {pages.length === 0 ? null : (
        <ul id={`menu-${page}`} className={styles.pages} hidden={!open}>
          {pages.map((each) => (
            <li key={each}>
              <Link
                to={{ page: each }}
                className={styles.page}
                onClick={onFollow}
                aria-current={each === current ? 'page' : undefined}
              >
                {content.pages[each].menu}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
