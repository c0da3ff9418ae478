import { type ComponentType, useState } from 'react';
import { reloadOnce } from '#src/navigation/reload-once.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { MobileMenuProps } from './mobile-menu.tsx';
import { usePageState } from './use-page-state.ts';

/** Fetches the menu of small screens, with the part of Chakra that it needs. */
const loadMobileMenu = () => import('./mobile-menu.tsx');

/** The menu of small screens, which is fetched when it is wanted. */
export function useMobileMenu(current: RouteId) {
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps>>();
  const [isOpen, setOpen] = usePageState(current, false);
  const open = () => {
    setOpen(true);
    loadMobileMenu().then(
      ({ MobileMenu }) => setMenu(() => MobileMenu),
      () => {
        setOpen(false);
        // Its file may be gone since a new release; without a network a new document would not come either.
        if (navigator.onLine) reloadOnce();
      },
    );
  };
  const warm = () => void loadMobileMenu().catch(() => undefined);
  return { Menu, isOpen, open, close: () => setOpen(false), warm };
}
