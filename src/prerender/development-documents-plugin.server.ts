import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { type Language, languages } from '#src/config/languages.ts';
import { resolveAddress } from '#src/routing/resolve-address.ts';
import type * as catalogue from './catalogue.server.tsx';
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
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Development needs a renderer.');
  const { script } = languages[language];
  const style = `:root{--skeleton:${sources.skeletonMs}ms}${sources.fonts.faces(script)}${sources.fonts.rareFaces(script)}`;
  if (pathname.endsWith(CATALOGUE_PATH)) {
    const { renderCatalogue }: typeof catalogue = await ssr.runner.import(
      '/src/prerender/catalogue.server.tsx',
    );
    return writeCatalogue(language, style, await renderCatalogue(language));
  }
  const renderer: typeof site = await ssr.runner.import('/src/prerender/render-page.server.tsx');
  const { html, kinds, head, structuredData, picture } = await renderer.renderPage(language, id);
  const text = writeDocument({
    language,
    id,
    head,
    style,
    sheets: addressSheets(listSheets(id, kinds), script),
    fonts: [],
    picture,
    script: '/src/client.ts',
    structuredData,
    html,
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

/** Error page for a document that cannot be rendered. It reloads when the fault is fixed. */
function writeFailure(server: ViteDevServer, address: string, error: unknown): Promise<string> {
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const escaped = message.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
  return server.transformIndexHtml(address, `<!doctype html><html><body><pre>${escaped}</pre></body></html>`);
}
