import { StaticRouter } from 'react-router-dom';
import type { Language } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { loadMessages, loadPageContent, loadShellContent } from '#src/content/load-content.ts';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { isIsland, islands as islandTable } from '#src/islands/islands.ts';
import { renderIslands } from '#src/islands/render-islands.server.tsx';
import { renderMarkup } from '#src/navigation/render-markup.server.tsx';
import { addressOf, basenameOf } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { describeHead } from '#src/seo/head.ts';
import { describeStructuredData, serializeStructuredData } from '#src/seo/structured-data.server.ts';
import { Site } from '#src/shell/site.tsx';

/** The lines of the table of islands, in their order. */
export const islandKinds = Object.keys(islandTable);
/** The lines of the table of sections that pages have of their own, in their order. */
export async function listSectionTables(): Promise<string[]> {
  return Object.keys((await import('#src/navigation/page-sections.ts')).pageSections);
}

/** One page as the build writes it: its markup, what its head says, and its data for search engines. */
export async function renderPage(language: Language, id: RouteId) {
  const [messages, shell, content, { loadOwnSections }, { Page }, { Footer }] = await Promise.all([
    loadMessages(language),
    loadShellContent(language),
    loadPageContent(language, id),
    import('#src/navigation/page-sections.ts'),
    import('#src/navigation/page.tsx'),
    import('#src/shell/footer.tsx'),
  ]);
  const i18n = createI18n(language, messages);
  const pathname =
    id === 'not-found' ? `${basenameOf(language).replace(/\/$/, '')}/404` : addressOf(id, language);
  const islands = await renderIslands(content.sections.filter(isIsland), {
    i18n,
    place: {
      location: { pathname, search: '', hash: '', state: null, key: 'default' },
      navigate: () => undefined,
    },
  });
  const page = (
    <div>
      <Page
        content={content}
        ownSections={await loadOwnSections(id)}
        renderIsland={({ kind, id: island }) => (
          <div
            data-island={kind}
            data-id={island}
            dangerouslySetInnerHTML={{ __html: islands.get(island) ?? '' }}
          />
        )}
      />
    </div>
  );
  const footer = (
    <div>
      <Footer />
    </div>
  );
  const html = await renderMarkup(
    <StaticRouter location={pathname} basename={basenameOf(language)}>
      <Site language={language} i18n={i18n} content={shell} page={page} footer={footer} />
    </StaticRouter>,
  );
  const documentTitle = i18n.t('documentTitle', { page: content.title, company: shell.company.name });
  const remoteAreas = i18n.t('structuredData.remoteAreas');
  const source = { id, language, content, shell, documentTitle, remoteAreas, ...import.meta.env.SITE };
  const [first] = content.sections;
  return {
    html,
    /** Picture of the first view, to be fetched before anything else. */
    picture: first === undefined ? undefined : findLeadPicture(first),
    head: describeHead(source),
    structuredData: serializeStructuredData(describeStructuredData(source)),
  };
}

/** The picture that a section opens with. */
function findLeadPicture(section: SectionContent): Picture | undefined {
  if (section.kind === 'study-opening') {
    return section.drawing.kind === 'picture' ? section.study.picture : undefined;
  }
  return 'picture' in section ? section.picture : undefined;
}
