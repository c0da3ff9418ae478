import { createContext, useContext } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { PageContent } from './content-types.ts';

/** The current page in a language with another script. */
export type OtherScript = { language: Language; content: PageContent };

export const OtherScriptContext = createContext<OtherScript | undefined>(undefined);

/** Returns the current page in another script; undefined if all languages share the document's script. */
export function useOtherScript(): OtherScript | undefined {
  return useContext(OtherScriptContext);
}
