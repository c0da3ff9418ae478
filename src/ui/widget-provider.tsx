import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type Language, languages } from '#src/config/languages.ts';
import { createSiteSystem } from '#src/theme/create-system.ts';

const systems = new Map<string, ReturnType<typeof createSiteSystem>>();

function systemOf(script: Parameters<typeof createSiteSystem>[0]) {
  const system = systems.get(script) ?? createSiteSystem(script);
  systems.set(script, system);
  return system;
}

type WidgetProviderProps = { language: Language; children: ReactNode };

/** What Chakra's own components need in the browser. Loaded with the first widget that uses them. */
export function WidgetProvider({ language, children }: WidgetProviderProps) {
  const { intl, script } = languages[language];
  return (
    <ChakraProvider value={systemOf(script)}>
      <LocaleProvider locale={intl}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
