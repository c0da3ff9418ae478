import { useEffect, useLayoutEffect, useState } from 'react';
import { usePlace } from '#src/routing/place.ts';
import { type RouteId, routes } from '#src/routing/routes.ts';
import { rememberPosition } from '#src/routing/scroll-positions.ts';
import { resetDisclosures } from '#src/ui/follow-disclosures.ts';
import { moveWhenSeen } from '#src/ui/move-when-seen.ts';
import { revealSections } from '#src/ui/reveal-sections.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { DocumentPage } from './document-page.tsx';
import { NavigatedPage } from './navigated-page.tsx';

type CurrentPageProps = {
  id: RouteId;
  /** Hears the name of a page that has been navigated to. */
  onArrive: (name: string) => void;
};

/** The page at the address. */
export function CurrentPage({ id, onArrive }: CurrentPageProps) {
  const isHydrated = useHydrated();
  const [cameWithDocument] = useState(!isHydrated);
  const { key } = usePlace().location;
  // At once, so that the change of pages itself is not taken for the visitor's scrolling.
  useLayoutEffect(() => rememberPosition(key), [key]);
  // Before the page scrolls to an anchor.
  useLayoutEffect(resetDisclosures, []);
  useEffect(() => (routes[id].skeleton === 'none' ? undefined : revealSections()), [id]);
  useEffect(moveWhenSeen, []);
  return cameWithDocument ? <DocumentPage id={id} /> : <NavigatedPage id={id} onArrive={onArrive} />;
}
