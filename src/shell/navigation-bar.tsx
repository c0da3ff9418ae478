import type { ReactNode } from 'react';
import { useShell } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import { type MenuPageId, type RouteId, breadcrumbsTo } from '#src/routing/routes.ts';
import { IslandHost } from '#src/ui/island-host.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { opensMenu } from './mobile-menu.tsx';
import { styles } from './navigation-bar.styles.ts';

/** Bar at the top of every page: logo, links with panels, language switch, and the menu button of small screens. */
export function NavigationBar({ current }: { current: RouteId }) {
  const t = useTranslate();
  const { content } = useShell();
  return (
    <header className={styles.root}>
      {content.hasSamples ? (
        <p className={styles.samples} data-samples="">
          {t('samples')}
        </p>
      ) : null}
      <div className={styles.bar}>
        <Brand
          label={t('brand.home', { company: content.company.name })}
          logo={content.company.logo}
          ground="paper"
          first
        />
        <nav className={styles.navigation} aria-label={t('navigation.label')}>
          <NavigationList current={current} />
        </nav>
        <div className={styles.end}>
          <IslandHost kind="bar-search" id="bar-search" className={styles.island} />
          <LanguageSwitch current={current} />
          <Link
            to={{ page: 'contact' }}
            className={styles.contact}
            aria-current={current === 'contact' ? 'page' : undefined}
          >
            {content.pages.contact.menu}
          </Link>
          <button
            type="button"
            className={styles.menuButton}
            aria-expanded="false"
            aria-label={t('navigation.openMenu')}
            {...opensMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** Links of the navigation bar; those with subpages have a panel. */
function NavigationList({ current }: { current: RouteId }) {
  const { content } = useShell();
  const trail = breadcrumbsTo(current);
  return (
    <ul className={styles.list}>
      {content.navigation.bar.map(({ id, page, children }) => {
        const here = page === 'home' ? current === 'home' : trail.includes(page);
        const link = (
          <Link
            to={{ page }}
            className={styles.link}
            data-here={here || undefined}
            aria-current={current === page ? 'page' : undefined}
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

type NavigationPanelProps = {
  page: MenuPageId;
  pages: MenuPageId[];
  current: RouteId;
  /** The link of the panel. */
  children: ReactNode;
};

/**
 * A navigation link with a button or hover that opens a panel of its subpages. With only one subpage, the panel also
 * lists the page itself.
 */
function NavigationPanel({ page, pages, current, children }: NavigationPanelProps) {
  const { content } = useShell();
  const panel = `panel-${page}`;
  const listed = pages.length > 1 ? pages : [page, ...pages];
  return (
    <li className={styles.panelItem} data-panel="">
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
        {listed.map((each) => (
          <li key={each}>
            <Link
              to={{ page: each }}
              className={styles.page}
              aria-current={current === each && each !== page ? 'page' : undefined}
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
