import { createContext, useContext } from 'react';
import type { Language } from '#src/config/languages.ts';
import type { PageContent } from './content-types.ts';

/** The page of the current document, as a language of another script has it. */
export type OtherScript = { language: Language; content: PageContent };

export const OtherScriptContext = createContext<OtherScript | undefined>(undefined);

/** Nothing where every language of the site has the script of the document. */
export function useOtherScript(): OtherScript | undefined {
  return useContext(OtherScriptContext);
}
