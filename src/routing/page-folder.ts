import { isStudyPage, type RouteId } from './routes.ts';

/** The folder of `src/pages` that holds what only this page has. Pages of case studies share one. */
export function folderOf(id: RouteId): string {
  return isStudyPage(id) ? 'case-study' : id;
}
