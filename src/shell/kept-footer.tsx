import { lazy, Suspense, useEffect } from 'react';
import { KeptMarkup } from '#src/ui/kept-markup.tsx';

const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

/** The end of every page of a document: the one that the document brought, with the year in which it is read. */
export function KeptFooter() {
  useEffect(correctYear, []);
  const renderAnew = () => (
    <Suspense>
      <Footer />
    </Suspense>
  );
  return <KeptMarkup renderAnew={renderAnew} />;
}

function correctYear() {
  const line = document.querySelector<HTMLElement>('[data-year]');
  const year = line?.dataset['year'];
  if (line && year) line.textContent = line.textContent.replace(year, String(new Date().getFullYear()));
}
