import type { RouteId } from './routes.ts';

/** The folder of `src/pages` that holds what only this page has. Pages of case studies share one. */
export function folderOf(id: RouteId): string {
  return id.startsWith('case-studies-') ? 'case-study' : id;
}
