import { Link } from '#src/routing/link.tsx';
import type { MenuPageId, RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './mobile-menu-entry.styles.ts';

type MobileMenuEntryProps = { page: MenuPageId; pages: MenuPageId[]; current: RouteId; isOpen: boolean };

/** A menu link with its subpages, which unfold below it. */
export function MobileMenuEntry({ page, pages, current, isOpen }: MobileMenuEntryProps) {
  const { content } = useShell();
  const list = `menu-${page}`;
  return (
    <li className={styles.root}>
      <div className={styles.row}>
        <Link to={{ page }} className={styles.link} aria-current={page === current ? 'page' : undefined}>
          {content.pages[page].menu}
        </Link>
        {pages.length === 0 ? null : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={list}
            aria-label={content.pages[page].menu}
            data-disclosure=""
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {pages.length === 0 ? null : (
        <ul id={list} className={styles.pages} hidden={!isOpen}>
          {pages.map((each) => (
            <li key={each}>
              <Link
                to={{ page: each }}
                className={styles.page}
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
