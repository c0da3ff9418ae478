import { loadContent } from 'virtual:content';
import { type ComponentType, useState } from 'react';
import type { Language } from '#src/config/languages.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { styles } from './navigation-bar.styles.ts';

/** Props of an island of the shell. */
export type ShellIslandProps = { current: RouteId };

/**
 * Fetches what the menu button shows.
 * @throws Error when it cannot be fetched
 */
export async function loadMenuIsland(language: Language): Promise<ComponentType<ShellIslandProps>> {
  const content = await loadContent(`${language}/shell`);
  const shell = { language, content };
  return (props) => (
    <ShellContext value={shell}>
      <MenuIsland {...props} />
    </ShellContext>
  );
}

/** The button of small screens, and the menu that it opens. */
function MenuIsland({ current }: ShellIslandProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('navigation.openMenu')}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {isOpen ? <MobileMenu current={current} onLeft={() => setOpen(false)} /> : null}
    </>
  );
}
