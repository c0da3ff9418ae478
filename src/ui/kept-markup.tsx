import { type ReactNode, type Ref, useState } from 'react';
import { useHydrated } from '#src/routing/use-hydrated.ts';

type KeptMarkupProps = {
  /** Shows the same markup when the document's own is lost. */
  renderAnew: () => ReactNode;
  host?: Ref<HTMLDivElement>;
};

/**
 * Markup that stays as the document brought it: React neither compares nor writes it. When React gives up hydration,
 * because something else has changed the document, the markup is rendered anew.
 */
export function KeptMarkup({ renderAnew, host }: KeptMarkupProps) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!isHydrated);
  if (isKept) return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return renderAnew();
}
