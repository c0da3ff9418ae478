import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { useEarlyInput } from '#src/islands/use-early-input.ts';
import { SharedPlace } from '#src/routing/shared-place.tsx';
import { Layout, type LayoutProps } from './layout.tsx';

type SiteProps = LayoutProps & {
  language: Language;
  i18n: i18n;
  content: ShellContent;
  /** Where the shell is hydrated; none at build. */
  host?: HTMLElement;
};

/** The whole site of one language, inside a router. */
export function Site({ language, i18n, content, host, ...layout }: SiteProps) {
  const shell = useMemo(() => ({ language, content }), [language, content]);
  useEarlyInput(host);
  return (
    <I18nextProvider i18n={i18n}>
      <ShellContext value={shell}>
        <SharedPlace>
          <Layout {...layout} />
        </SharedPlace>
      </ShellContext>
    </I18nextProvider>
  );
}
