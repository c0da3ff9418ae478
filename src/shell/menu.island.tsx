import { type ComponentType, useState } from 'react';
import type { Language } from '#src/config/languages.ts';
import { loadShellContent } from '#src/content/load-content.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Icon } from '#src/ui/icon.tsx';
import { reloadOnce } from '#src/ui/reload-once.ts';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { styles } from './navigation-bar.styles.ts';
import type { ShellIslandProps } from './shell-island-props.ts';

/** Fetches the menu, with the part of Chakra that it needs. */
const loadMobileMenu = () => import('./mobile-menu.tsx');

/**
 * Fetches what the menu button shows.
 * @throws Error when it cannot be fetched
 */
export async function loadMenuIsland(language: Language): Promise<ComponentType<ShellIslandProps>> {
  const content = await loadShellContent(language);
  const shell = { language, content };
  return (props) => (
    <ShellContext value={shell}>
      <MenuIsland {...props} />
    </ShellContext>
  );
}

/** The button of small screens that opens the menu; that is fetched when it is wanted. */
function MenuIsland({ current }: ShellIslandProps) {
  const t = useTranslate();
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    loadMobileMenu().then(
      ({ MobileMenu }) => setMenu(() => MobileMenu),
      () => {
        setOpen(false);
        // Its file may be gone since a new release.
        reloadOnce();
      },
    );
  };
  const warm = () => void loadMobileMenu().catch(() => undefined);
  return (
    <>
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
      {Menu ? <Menu open={isOpen} current={current} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
