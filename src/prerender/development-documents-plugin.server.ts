import type { Plugin, ViteDevServer } from 'vite';
import { type Language, languages } from '#src/config/languages.ts';
import { resolveAddress } from '#src/routing/resolve-address.ts';
import type * as catalogue from './catalogue.server.tsx';
import { invalidateModules, renderWith } from './invalidate-modules.server.ts';
import type * as site from './render-page.server.tsx';
import { routeIds } from '#src/routing/routes.ts';
import { sectionKinds } from '#src/content/describe/sections.server.ts';
import { listSheets } from './page-sheets.server.ts';
import { writeDocument } from './write-document.server.ts';
import type { DocumentSources } from './write-documents.server.ts';

/** Path of the section catalogue, after the language's prefix. */
const CATALOGUE_PATH = '/admin/catalogue';

/** Renders documents on request in development. */
export function developmentDocuments(sources: DocumentSources): Plugin {
  return {
    name: 'development-documents',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET') return next();
          const address = request.originalUrl ?? '/';
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          renderDocument(server, sources, address)
            .catch((error: unknown) => writeFailure(server, address, error))
            .then((text) => response.end(text), next);
        });
      };
    },
  };
}

async function renderDocument(
  server: ViteDevServer,
  sources: DocumentSources,
  address: string,
): Promise<string> {
  const { pathname } = new URL(address, 'http://localhost');
  const { language, id } = resolveAddress(pathname);
  sources.content.current();
  const { script } = languages[language];
  const style = `:root{--skeleton:${sources.skeletonMs}ms}${sources.fonts.faces(script)}${sources.fonts.rareFaces(script)}`;
  if (pathname.endsWith(CATALOGUE_PATH)) {
    const render = ({ renderCatalogue }: typeof catalogue) => renderCatalogue(language);
    const html = await renderWith(server, '/src/prerender/catalogue.server.tsx', render);
    return writeCatalogue(language, style, html);
  }
  const render = ({ renderPage }: typeof site) => renderPage(language, id);
  const { kinds, ...page } = await renderWith(server, '/src/prerender/render-page.server.tsx', render);
  const text = writeDocument({
    ...page,
    language,
    id,
    style,
    sheets: addressSheets(listSheets(id, kinds), script),
    fonts: [],
    script: '/src/client.ts',
  });
  return server.transformIndexHtml(address, text);
}

const addressSheets = (sheets: readonly string[], script: string) =>
  sheets.map((sheet) => `/@site-styles/${sheet}-${script}.css`);

function writeCatalogue(language: Language, style: string, html: string): string {
  const { direction, script } = languages[language];
  const kinds = Object.keys(sectionKinds);
  const sheets = new Set(routeIds.flatMap((id) => listSheets(id, kinds)));
  const links = addressSheets([...sheets], script).map(
    (address) => `<link rel="stylesheet" href="${address}">`,
  );
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${CATALOGUE_PATH}</title><style>${style}</style>${links.join('')}</head><body>${html}</body></html>`;
}

/** Error page for a document that cannot be rendered; the terminal shows where. The next request begins again. */
function writeFailure(server: ViteDevServer, address: string, error: unknown): Promise<string> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  server.config.logger.error(stack || message);
  invalidateModules(server, '\0virtual:');
  const escaped = message.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
  const html = `<!doctype html><html data-failed><body><pre>${escaped}</pre></body></html>`;
  return server.transformIndexHtml(address, html);
}
