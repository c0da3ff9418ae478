import type { ReactNode } from 'react';
import { useShell } from '#src/content/shell-context.ts';
import { Link } from '#src/routing/link.tsx';
import type { MenuPageId, RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './navigation-panel.styles.ts';

type NavigationPanelProps = {
  page: MenuPageId;
  pages: MenuPageId[];
  current: RouteId;
  /** The link that the panel belongs to. */
  children: ReactNode;
};

/** A link of the navigation bar with a button that opens the pages below it; hovering opens them too. */
export function NavigationPanel({ page, pages, current, children }: NavigationPanelProps) {
  const { content } = useShell();
  const panel = `panel-${page}`;
  return (
    <li className={styles.item} data-panel="">
      {children}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded="false"
        aria-controls={panel}
        aria-label={content.pages[page].menu}
      >
        <Icon name="chevron" size="small" />
      </button>
      <ul id={panel} className={styles.panel} data-columns={pages.length > 3 ? 2 : undefined}>
        {pages.map((each) => (
          <li key={each}>
            <Link
              to={{ page: each }}
              className={styles.page}
              {...(current === each ? { 'aria-current': 'page' as const } : {})}
            >
              <span className={styles.name}>{content.pages[each].menu}</span>
              <span className={styles.summary}>{content.pages[each].summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
