import type { RouteId } from '#src/routing/routes.ts';
import { usePage } from './page-registry.ts';
import { useShell } from './shell-context.ts';
import { useArrival } from './use-arrival.ts';

type NavigatedPageProps = { id: RouteId; onArrive: (name: string) => void };

/** A page that was opened from another one. */
export function NavigatedPage({ id, onArrive }: NavigatedPageProps) {
  const { Page, content } = usePage(useShell().language, id);
  useArrival(content, onArrive);
  return <Page content={content} />;
}
