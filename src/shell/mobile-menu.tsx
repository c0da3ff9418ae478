import { useShell } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IslandHost } from '#src/ui/island-host.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import { styles } from './mobile-menu.styles.ts';

/** Attributes that let the browser open the menu before any script runs. */
export const opensMenu = { command: 'show-modal', commandfor: 'menu', 'aria-haspopup': 'dialog' } as const;
const closesMenu = { command: 'close', commandfor: opensMenu.commandfor };

/** Menu of small screens: slides in from the side where lines start; Services is unfolded (behavior §2). */
export function MobileMenu({ current }: { current: RouteId }) {
  const t = useTranslate();
  const { content } = useShell();
  return (
    <dialog
      id={opensMenu.commandfor}
      className={styles.root}
      closedby="any"
      data-state="open"
      aria-modal
      aria-labelledby="menu-title"
    >
      <div className={styles.header}>
        <h2 id="menu-title" className={styles.title}>
          {t('navigation.menu')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('navigation.closeMenu')} {...closesMenu}>
          <Icon name="close" />
        </button>
      </div>
      <IslandHost kind="menu-search" id="menu-search" />
      <nav className={styles.body} aria-label={t('navigation.label')}>
        <ul>
          {content.navigation.bar.map(({ id, page, children }) => (
            <MobileMenuEntry
              key={id}
              page={page}
              pages={children}
              current={current}
              isOpen={page === 'services'}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.footer}>
        <Link to={{ page: 'contact' }} className={styles.contact}>
          {content.pages.contact.name}
        </Link>
        <LanguageSwitch current={current} />
      </div>
    </dialog>
  );
}
