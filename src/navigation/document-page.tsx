import { useIslands } from '#src/islands/use-islands.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { StaticHtml } from '#src/ui/static-html.tsx';

/** The page that the document brought: its islands are hydrated, everything else stays as it is. */
export function DocumentPage({ id }: { id: RouteId }) {
  useIslands(id);
  return <StaticHtml />;
}
