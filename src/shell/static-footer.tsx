import { lazy, Suspense, useEffect, useState } from 'react';
import { StaticHtml } from '#src/ui/static-html.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

/** The end of every page: the one that the document brought, with the year in which it is read. */
export function StaticFooter() {
  const isHydrated = useHydrated();
  const [isStatic] = useState(!isHydrated);
  useEffect(correctYear, []);
  // React has given up hydration, because something else has changed the document.
  return isStatic ? (
    <StaticHtml />
  ) : (
    <Suspense>
      <Footer />
    </Suspense>
  );
}

function correctYear() {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const year = line?.dataset['year'];
  if (line && year) line.textContent = line.textContent.replace(year, String(new Date().getFullYear()));
}
