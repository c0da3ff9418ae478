import type { Plugin } from 'vite';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { buildRecord } from '#src/config/build-record.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';

const INDEX = 'virtual:search-index';

/** The search index of each language, as a file that the first search fetches. */
export function searchIndex(content: ContentHolder): Plugin {
  const write = (language: Language) => JSON.stringify(listSearchItems(content.current(), language));
  let addresses = buildRecord(languageCodes, (language) => `/@search-${language}.json`);
  return {
    name: 'search-index',
    resolveId: (id) => (id === INDEX ? `\0${INDEX}` : undefined),
    buildStart() {
      const { mode, name } = this.environment;
      if (mode === 'dev' || name !== 'client') return;
      addresses = buildRecord(languageCodes, (language) => {
        const file = { type: 'asset', name: `search-${language}.json`, source: write(language) } as const;
        return this.environment.config.base + this.getFileName(this.emitFile(file));
      });
    },
    load: (id) =>
      id === `\0${INDEX}` ? `export const addresses = ${JSON.stringify(addresses)};` : undefined,
    configureServer(server) {
      for (const language of languageCodes) {
        server.middlewares.use(addresses[language], (_request, response) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(write(language));
        });
      }
    },
  };
}
