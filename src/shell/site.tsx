import { useEffect, useMemo } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { PrefetchContext } from '#src/routing/link.tsx';
import { Layout } from './layout.tsx';
import { loadPage } from './page-registry.ts';
import { ShellContext } from './shell-context.ts';

type SiteProps = {
  language: Language;
  i18n: i18n;
  content: ShellContent;
  /** Called when the site answers to the visitor. */
  onReady?: () => void;
};

/** The whole site of one language, inside a router. */
export function Site({ language, i18n, content, onReady }: SiteProps) {
  const shell = useMemo(() => ({ language, content }), [language, content]);
  useEffect(() => onReady?.(), [onReady]);
  const prefetch = useMemo(() => prefetchIn(language), [language]);
  return (
    <I18nextProvider i18n={i18n}>
      <ShellContext value={shell}>
        <PrefetchContext value={prefetch}>
          <Layout />
        </PrefetchContext>
      </ShellContext>
    </I18nextProvider>
  );
}

/** Fetching ahead is a favour: when it fails, following the link tries again and tells. */
function prefetchIn(language: Language) {
  return (id: Parameters<typeof loadPage>[1]) => void loadPage(language, id).catch(() => undefined);
}
