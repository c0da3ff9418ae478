import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteId } from '#src/routing/routes.ts';
import { rememberPosition } from '#src/routing/scroll-positions.ts';
import { closeDisclosures } from '#src/ui/follow-disclosures.ts';
import { revealSections } from '#src/ui/reveal-sections.ts';
import { DocumentOfPage } from './document-of-page.tsx';
import { NavigatedPage } from './navigated-page.tsx';

type CurrentPageProps = {
  id: RouteId;
  /** Hears the name of a page that has been navigated to. */
  onArrive: (name: string) => void;
};

let isDocumentShown = true;

/** The page at the address. */
export function CurrentPage({ id, onArrive }: CurrentPageProps) {
  const [cameWithDocument] = useState(() => isDocumentShown && !import.meta.env.SSR);
  const { key } = useLocation();
  // At once, so that the change of pages itself is not taken for the visitor's scrolling.
  useLayoutEffect(() => rememberPosition(key), [key]);
  // Before the page scrolls to an anchor.
  useLayoutEffect(closeDisclosures, []);
  useEffect(() => {
    if (isDocumentShown) keepSheet();
    isDocumentShown = false;
    document.documentElement.dataset['hydrated'] = '';
    return revealSections();
  }, []);
  return cameWithDocument ? <DocumentOfPage id={id} /> : <NavigatedPage id={id} onArrive={onArrive} />;
}

/** The sheet of the site stands in the page that the document brought, which goes away with the first navigation. */
function keepSheet() {
  document.head.append(document.querySelector('main link')?.cloneNode() ?? '');
}
