import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { isDraft } from '#src/config/languages.ts';
import { useShell } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { usePlace } from '#src/routing/place.ts';
import { type RouteId, routeAt, routes } from '#src/routing/routes.ts';
import { Consent } from './consent-mount.tsx';
import { followDisclosures } from '#src/ui/follow-disclosures.ts';
import { CurrentPage } from '#src/navigation/current-page.tsx';
import { useFollowedAnchor } from '#src/routing/use-followed-anchor.ts';
import { StaticFooter } from './static-footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageFailure } from '#src/navigation/page-failure.tsx';
import { Skeleton } from './skeleton.tsx';
import { useLinkNavigation } from '#src/navigation/use-link-navigation.ts';
import { styles } from './layout.styles.ts';

export type LayoutProps = {
  /** The page itself, where the document is written. */
  page?: ReactNode;
  /** The end of every page, where the document is written. */
  footer?: ReactNode;
};

/** What surrounds every page: skip link, navigation bar, language offer, the page itself, footer. */
export function Layout({ page, footer = <StaticFooter /> }: LayoutProps) {
  const t = useTranslate();
  const { language } = useShell();
  const place = usePlace().location;
  const current = routeAt(place.pathname);
  const [arrived, setArrived] = useState<string>();
  useFollowedAnchor();
  // Before presses that came too early are done again.
  useLayoutEffect(followDisclosures, []);
  const [goal, setGoal] = useState<{ id: RouteId; from: Location } | null>(null);
  // The skeleton stands over a page from the start of the navigation, while its files may still be on their way.
  const shownId = goal?.from === place ? goal.id : current;
  const { skeleton } = routes[shownId];
  useLinkNavigation(current, (id) => setGoal({ id, from: place }));
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <NavigationBar current={current} />
      <LanguageOffer current={current} />
      {isDraft(language) ? <aside className={styles.draft}>{t('language.draft')}</aside> : null}
      <main id="main" tabIndex={-1}>
        <Suspense>
          <PageFailure key={current} labels={{ failed: t('pageFailed'), retry: t('retry') }}>
            {page ?? <CurrentPage id={current} onArrive={setArrived} />}
          </PageFailure>
        </Suspense>
      </main>
      {skeleton === 'none' ? null : <Skeleton key={shownId} shape={skeleton === 'form' ? 'form' : 'page'} />}
      {footer}
      <p className={styles.announcement} role="status">
        {arrived === undefined ? null : t('pageLoaded', { page: arrived })}
      </p>
      <Consent />
    </>
  );
}
