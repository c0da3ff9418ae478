import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#src/config/languages.ts';
import { loadMessages, loadPageContent, loadShellContent } from '#src/content/load-content.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { addressOf, basenameOf } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { describeHead } from '#src/seo/head.ts';
import { describeStructuredData, serializeStructuredData } from '#src/seo/structured-data.server.ts';
import { loadPage } from '#src/shell/page-registry.ts';
import { Site } from '#src/shell/site.tsx';

/** One page as the build writes it: its markup, what its head says, and its data for search engines. */
export async function renderPage(language: Language, id: RouteId) {
  const [messages, shell, content, { Footer }] = await Promise.all([
    loadMessages(language),
    loadShellContent(language),
    loadPageContent(language, id),
    import('#src/shell/footer.tsx'),
    loadPage(language, id),
  ]);
  const i18n = createI18n(language, messages);
  const footer = (
    <div>
      <Footer />
    </div>
  );
  const location =
    id === 'not-found' ? `${basenameOf(language).replace(/\/$/, '')}/404` : addressOf(id, language);
  const { prelude } = await prerender(
    <StaticRouter location={location} basename={basenameOf(language)}>
      <Site language={language} i18n={i18n} content={shell} footer={footer} />
    </StaticRouter>,
    // A large page would otherwise be written in pieces that inline scripts put together, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const documentTitle = i18n.t('documentTitle', { page: content.title, company: shell.company.name });
  const remoteAreas = i18n.t('structuredData.remoteAreas');
  const page = { id, language, content, shell, documentTitle, remoteAreas, ...import.meta.env.SITE };
  const [first] = content.sections;
  return {
    html,
    /** Picture of the first view, to be fetched before anything else. */
    picture: first !== undefined && 'picture' in first ? first.picture : undefined,
    head: describeHead(page),
    structuredData: serializeStructuredData(describeStructuredData(page)),
  };
}
