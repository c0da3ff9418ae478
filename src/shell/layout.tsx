import type { ReactNode } from 'react';
import { isDraft } from '#src/config/languages.ts';
import { useShell } from '#src/content/shell-context.ts';
import { ConsentPanel } from '#src/features/consent/consent-panel.tsx';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { type RouteId, routes } from '#src/routing/routes.ts';
import { styles as failure } from '#src/ui/failure.styles.ts';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { styles } from './layout.styles.ts';

type LayoutProps = { current: RouteId; children: ReactNode };

/** Frame of every page: skip link, navigation bar, footer, and parts that appear later. */
export function Layout({ current, children }: LayoutProps) {
  const t = useTranslate();
  const { language } = useShell();
  const { skeleton } = routes[current];
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <NavigationBar current={current} />
      <MobileMenu current={current} />
      {isDraft(language) ? <aside className={styles.draft}>{t('language.draft')}</aside> : null}
      {/* Before the content, which may render while the document is still loading. */}
      {skeleton === 'none' ? null : <Skeleton shape={skeleton === 'form' ? 'form' : 'page'} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ConsentPanel />
      <div className={failure.root} data-failure="" hidden>
        <p>{t('pageFailed')}</p>
        <button type="button" className={failure.retry}>
          {t('retry')}
        </button>
      </div>
    </>
  );
}

type SkeletonProps = {
  /** Shape below the hero: cards, or the contact form with details next to it. */
  shape: 'page' | 'form';
};

/** Placeholder that covers the page at the start of a visit, in the shape of a hero and its next section. */
function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-skeleton="" aria-hidden="true">
      <div className={styles.hero}>
        <span className={styles.line} />
        <span className={styles.title} />
        <span className={styles.title} />
        <span className={styles.line} />
      </div>
      {shape === 'form' ? (
        <div className={styles.form}>
          <span className={styles.field} />
          <span className={styles.field} />
          <span className={styles.message} />
          <span className={styles.details} />
        </div>
      ) : (
        <div className={styles.cards}>
          <span className={styles.card} />
          <span className={styles.card} />
          <span className={styles.card} />
        </div>
      )}
    </div>
  );
}
