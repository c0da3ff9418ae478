import { useEffect, useSyncExternalStore } from 'react';
import { THEME_KEY } from '../theme-key.ts';
import { store, useStored } from './stored-choice.ts';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

function watchSystem(listener: () => void) {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Returns the theme: the stored choice, or that of the system (docs/behavior.md §4). */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const stored = useStored(THEME_KEY);
  const isSystemDark = useSyncExternalStore(watchSystem, () => system.matches);
  const isDark = stored === null ? isSystemDark : stored === 'dark';
  const theme = isDark ? 'dark' : 'light';
  useEffect(() => {
    const { classList, style } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(theme);
    style.colorScheme = theme;
  }, [theme]);
  return { theme, toggle: () => store(THEME_KEY, isDark ? 'light' : 'dark') };
}
