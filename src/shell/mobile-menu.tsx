import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import { WidgetProvider } from '#src/ui/widget-provider.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import { useShell } from '#src/content/shell-context.ts';

/** In a field with text the key clears the text. */
function keepForField(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
}

export type MobileMenuProps = { open: boolean; current: RouteId; onClose: () => void };

/** The menu of small screens: slides in from the side where reading starts; Services is unfolded (spec §2). */
export function MobileMenu({ open, current, onClose }: MobileMenuProps) {
  const t = useTranslate();
  const { content, language } = useShell();
  return (
    <WidgetProvider language={language}>
      <Drawer.Root
        open={open}
        onOpenChange={(details) => (details.open ? undefined : onClose())}
        onEscapeKeyDown={keepForField}
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content data-floating="">
              <Drawer.Header>
                <Drawer.Title>{t('navigation.menu')}</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <Button variant="plain" size="md" px="2.5" aria-label={t('navigation.closeMenu')}>
                    <Icon name="close" />
                  </Button>
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <SearchBox place="menu" onOpen={onClose} />
              <Drawer.Body>
                <nav aria-label={t('navigation.label')}>
                  <ul>
                    {content.navigation.bar.map(({ id, page, children }) => (
                      <MobileMenuEntry
                        key={id}
                        page={page}
                        pages={children}
                        current={current}
                        initiallyOpen={page === 'services'}
                        onFollow={onClose}
                      />
                    ))}
                  </ul>
                </nav>
              </Drawer.Body>
              <Drawer.Footer>
                <Button asChild variant="solid" size="lg" flex="1">
                  <Link to={{ page: 'contact' }} onClick={onClose}>
                    {content.pages.contact.name}
                  </Link>
                </Button>
                <LanguageSwitch current={current} />
              </Drawer.Footer>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </WidgetProvider>
  );
}
