import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { Layout } from './layout.tsx';
import { ShellContext } from './shell-context.ts';

type SiteProps = {
  language: Language;
  i18n: i18n;
  content: ShellContent;
  /** The end of every page, where the document is written. */
  footer?: ReactNode | undefined;
  /** Called when the site answers to the visitor. */
  onReady?: () => void;
};

/** The whole site of one language, inside a router. */
export function Site({ language, i18n, content, footer, onReady }: SiteProps) {
  const shell = useMemo(() => ({ language, content }), [language, content]);
  // At once with the markup, so that no press falls between the document's own script and React.
  useLayoutEffect(() => onReady?.(), [onReady]);
  return (
    <I18nextProvider i18n={i18n}>
      <ShellContext value={shell}>
        <Layout footer={footer} />
      </ShellContext>
    </I18nextProvider>
  );
}
