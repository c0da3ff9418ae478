import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { routeAt } from '#src/routing/routes.ts';
import { CurrentPage } from './current-page.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PageFailure } from './page-failure.tsx';
import { styles } from './layout.styles.ts';

/** What surrounds every page: skip link, navigation bar, language offer, the page itself, footer. */
export function Layout() {
  const t = useTranslate();
  const current = routeAt(useLocation().pathname);
  const [arrived, setArrived] = useState<string>();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <NavigationBar current={current} />
      <LanguageOffer current={current} />
      <main id="main" tabIndex={-1}>
        <PageFailure key={current} words={{ failed: t('pageFailed'), retry: t('retry') }}>
          <Suspense>
            <CurrentPage id={current} onArrive={setArrived} />
          </Suspense>
        </PageFailure>
      </main>
      <Footer />
      <p className={styles.announcement} role="status">
        {arrived === undefined ? null : t('pageLoaded', { page: arrived })}
      </p>
    </>
  );
}
