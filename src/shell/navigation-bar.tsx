import { useTranslate } from '#src/i18n/use-translate.ts';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { useCompactHeader } from './use-compact-header.ts';
import { useMobileMenu } from './use-mobile-menu.ts';
import { styles } from './navigation-bar.styles.ts';

/** The bar on top of every page: logo, links with their panels, language, and the menu button on small screens. */
export function NavigationBar({ current }: { current: RouteId }) {
  const t = useTranslate();
  const { content } = useShell();
  const compact = useCompactHeader();
  const { Menu, isOpen, open, close, warm } = useMobileMenu(current);
  // Home opens with a picture that reaches to the top of the window.
  const ground = current === 'home' ? 'ink' : 'paper';
  return (
    <header className={styles.root} data-compact={compact} data-ground={ground}>
      <div className={styles.bar}>
        <Brand
          label={t('brand.home', { company: content.company.name })}
          logo={content.company.logo}
          ground={ground}
          first
        />
        <nav className={styles.navigation} aria-label={t('navigation.label')}>
          <NavigationList current={current} />
        </nav>
        <div className={styles.end}>
          <SearchBox place="bar" />
          <LanguageSwitch current={current} />
          <Link
            to={{ page: 'contact' }}
            className={styles.contact}
            {...(current === 'contact' ? { 'aria-current': 'page' as const } : {})}
          >
            {content.pages.contact.menu}
          </Link>
          <button
            type="button"
            className={styles.menuButton}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={t('navigation.openMenu')}
            onClick={open}
            onPointerEnter={warm}
            onFocus={warm}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {Menu ? <Menu open={isOpen} current={current} onClose={close} /> : null}
    </header>
  );
}
