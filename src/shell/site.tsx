import type { i18n } from 'i18next';
import { useLayoutEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { SharedPlace } from '#src/routing/shared-place.tsx';
import { Layout, type LayoutProps } from './layout.tsx';

type SiteProps = LayoutProps & {
  language: Language;
  i18n: i18n;
  content: ShellContent;
  /** Called when the shell answers to the visitor. */
  onReady?: () => void;
};

/** The whole site of one language, inside a router. */
export function Site({ language, i18n, content, onReady, ...layout }: SiteProps) {
  const shell = useMemo(() => ({ language, content }), [language, content]);
  // At once with the markup, so that nothing falls between what is repeated and what React hears.
  useLayoutEffect(() => onReady?.(), [onReady]);
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
