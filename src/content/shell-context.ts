import { createContext, useContext } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { ShellContent } from './content-types.ts';

/** Language and shell content of the current document. */
export type Shell = { language: Language; content: ShellContent };

export const ShellContext = createContext<Shell | null>(null);

/** @throws Error outside the site's providers */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs the providers of the site.');
  return shell;
}
