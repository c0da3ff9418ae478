import { useShell } from '#src/content/shell-context.ts';
import { Link } from '#src/routing/link.tsx';
import { type RouteId, trailTo } from '#src/routing/routes.ts';
import { NavigationPanel } from './navigation-panel.tsx';
import { styles } from './navigation-list.styles.ts';

/** The links of the navigation bar; those with pages below them have a panel. */
export function NavigationList({ current }: { current: RouteId }) {
  const { content } = useShell();
  const trail = trailTo(current);
  return (
    <ul className={styles.list}>
      {content.navigation.bar.map(({ id, page, children }) => {
        const here = page === 'home' ? current === 'home' : trail.includes(page);
        const link = (
          <Link
            to={{ page }}
            className={styles.link}
            data-here={here || undefined}
            {...(current === page ? { 'aria-current': 'page' as const } : {})}
          >
            {content.pages[page].menu}
          </Link>
        );
        return children.length === 0 ? (
          <li key={id} className={styles.item}>
            {link}
          </li>
        ) : (
          <NavigationPanel key={id} page={page} pages={children} current={current}>
            {link}
          </NavigationPanel>
        );
      })}
    </ul>
  );
}
