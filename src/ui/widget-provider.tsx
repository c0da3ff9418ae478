import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Language, languages } from '#src/config/languages.ts';

/** Without tokens and recipes: the sheet of the site holds what they say, and widgets name its classes. */
const system = createSystem({ disableLayers: true });

type WidgetProviderProps = { language: Language; children: ReactNode };

/** What Chakra's own components need in the browser. Loaded with the first widget that uses them. */
export function WidgetProvider({ language, children }: WidgetProviderProps) {
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={languages[language].intl}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
