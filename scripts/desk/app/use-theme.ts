import { useEffect, useSyncExternalStore } from 'react';
import { THEME_KEY } from '../theme-key.ts';
import { store, useStored } from './stored-choice.ts';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

function watchSystem(listener: () => void) {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Light or dark: as chosen and stored, else as the system has it (behavior §4). */
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
