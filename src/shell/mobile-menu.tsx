import { Drawer } from '@chakra-ui/react/drawer';
import { LocaleProvider } from '@chakra-ui/react/locale';
import { Portal } from '@chakra-ui/react/portal';
import type { MouseEvent } from 'react';
import { languages } from '#src/config/languages.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { hasModifier } from '#src/ui/has-modifier.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './mobile-menu.styles.ts';

/** In a field with text the key clears the text. */
function keepForField(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
}

export type MobileMenuProps = { open: boolean; current: RouteId; onClose: () => void };

/** The menu of small screens: slides in from the side where reading starts; Services is unfolded (behavior §2). */
export function MobileMenu({ open, current, onClose }: MobileMenuProps) {
  const t = useTranslate();
  const { content, language } = useShell();
  const follow = (event: MouseEvent) => {
    if (!hasModifier(event)) onClose();
  };
  return (
    <LocaleProvider locale={languages[language].intl}>
      <Drawer.Root
        open={open}
        onOpenChange={(details) => (details.open ? undefined : onClose())}
        onEscapeKeyDown={keepForField}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop className={styles.backdrop} />
          <Drawer.Positioner className={styles.positioner}>
            <Drawer.Content className={styles.content} data-floating="">
              <Drawer.Header className={styles.header}>
                <Drawer.Title className={styles.title}>{t('navigation.menu')}</Drawer.Title>
                <Drawer.CloseTrigger className={styles.close} aria-label={t('navigation.closeMenu')}>
                  <Icon name="close" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <SearchBox place="menu" onOpen={onClose} />
              <Drawer.Body className={styles.body}>
                <nav aria-label={t('navigation.label')}>
                  <ul>
                    {content.navigation.bar.map(({ id, page, children }) => (
                      <MobileMenuEntry
                        key={id}
                        page={page}
                        pages={children}
                        current={current}
                        initiallyOpen={page === 'services'}
                        onFollow={follow}
                      />
                    ))}
                  </ul>
                </nav>
              </Drawer.Body>
              <Drawer.Footer className={styles.footer}>
                <Link to={{ page: 'contact' }} className={styles.contact} onClick={follow}>
                  {content.pages.contact.name}
                </Link>
                <LanguageSwitch current={current} />
              </Drawer.Footer>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </LocaleProvider>
  );
}
