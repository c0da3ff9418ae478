import { DocumentPage } from '#src/pages/document.page.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { PartOfPage } from './part-of-page.tsx';
import { useDocument } from './page-registry.ts';
import { useShell } from './shell-context.ts';

/** The page that the document brought. */
export function DocumentOfPage({ id }: { id: RouteId }) {
  const { language } = useShell();
  const document = useDocument(language, id);
  return <DocumentPage {...document} page={id} renderPart={(only) => <PartOfPage id={id} only={only} />} />;
}
