import type { Plugin } from 'vite';
import { languageCodes } from '#src/config/languages.ts';
import { buildRecord } from '#src/config/build-record.ts';
import { listSearchItems } from '#src/content/join/search-items.server.ts';
import { builtFiles } from './built-files.server.ts';
import type { ContentHolder } from './content-plugin.server.ts';

/** Emits the search index of each language as a file, which the first search loads. */
export function searchIndex(content: ContentHolder): Plugin {
  const files = buildRecord(languageCodes, (language) => ({
    name: `search-${language}.json`,
    mediaType: 'application/json',
    write: () => JSON.stringify(listSearchItems(content.current(), language)),
  }));
  return builtFiles('virtual:search-index', files, (addresses) => ({ addresses }));
}
