import type { RouteId } from '#src/routing/routes.ts';
import { usePage } from './page-registry.ts';
import { useShell } from './shell-context.ts';

/** One part of a page, by its position. */
export function PartOfPage({ id, only }: { id: RouteId; only: number }) {
  const { Page, ...page } = usePage(useShell().language, id);
  return <Page {...page} only={only} />;
}
