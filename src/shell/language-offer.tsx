import { lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '#src/config/languages.ts';
import { mayPreferAnother } from '#src/i18n/remembered-language.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { useShell } from '#src/content/shell-context.ts';

const LanguageOfferBar = lazy(async () => ({
  default: (await import('./language-offer-bar.tsx')).LanguageOfferBar,
}));

/** Offers the page in the language that the visitor prefers, when that is another one. Nobody is redirected. */
export function LanguageOffer({ current }: { current: RouteId }) {
  const { language } = useShell();
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => {
    if (!mayPreferAnother(language)) return;
    import('#src/i18n/preferred-language.ts').then(
      ({ findOfferedLanguage }) => setOffered(findOfferedLanguage(language)),
      () => undefined,
    );
  }, [language]);
  return offered === null ? null : (
    <Suspense>
      <LanguageOfferBar current={current} offered={offered} onDismiss={() => setOffered(null)} />
    </Suspense>
  );
}
