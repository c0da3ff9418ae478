import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { languages } from '#src/config/languages.ts';
import { resolveAddress } from '#src/routing/resolve-address.ts';
import type * as site from '#src/server.tsx';
import { listSheets } from './page-files.server.ts';
import { writeDocument } from './write-document.server.ts';
import type { DocumentSources } from './write-documents.server.ts';

/** Renders every document on request while the site is being worked on. */
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
  const renderer: typeof site = await ssr.runner.import('/src/server.tsx');
  const { html, kinds, head, structuredData, picture } = await renderer.renderPage(language, id);
  const { script } = languages[language];
  const text = writeDocument({
    language,
    id,
    head,
    style: `:root{--skeleton:${sources.skeletonMs}ms}${sources.fonts.faces(script)}${sources.fonts.rareFaces(script)}`,
    sheets: listSheets(id, kinds).map((sheet) => `/@site-styles/${sheet}-${script}.css`),
    fonts: [],
    picture,
    script: '/src/client.ts',
    structuredData,
    html,
  });
  return server.transformIndexHtml(address, text);
}

/** The page that stands in for a document that cannot be rendered. It reloads when the fault is mended. */
function writeFailure(server: ViteDevServer, address: string, error: unknown): Promise<string> {
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const escaped = message.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
  return server.transformIndexHtml(address, `<!doctype html><html><body><pre>${escaped}</pre></body></html>`);
}
