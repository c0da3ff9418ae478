import type { RouteId } from '#src/routing/routes.ts';
import { usePage } from './page-registry.ts';
import { useShell } from './shell-context.ts';
import { useArrival } from './use-arrival.ts';

type NavigatedPageProps = { id: RouteId; onArrive: (name: string) => void };

/** A page that was opened from another one. */
export function NavigatedPage({ id, onArrive }: NavigatedPageProps) {
  const { Page, ...page } = usePage(useShell().language, id);
  useArrival(page.content, onArrive);
  return <Page {...page} />;
}
