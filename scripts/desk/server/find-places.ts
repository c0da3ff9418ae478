import { setImmediate } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from '#src/routing/addresses.ts';
import { routeIds } from '#src/routing/routes.ts';
import { renderWith } from '#src/prerender/invalidate-modules.server.ts';
import type * as site from '#src/prerender/render-page.server.tsx';
import { listMarks } from '../marks.ts';
import { type Places, UNKNOWN_PATH } from '../protocol.ts';

/**
 * Renders every page and returns the addresses of each text in its body or head. Texts that appear only on interaction,
 * such as a notice, are found by the preview.
 */
export async function findPlaces(server: ViteDevServer): Promise<Places> {
  const found = new Map<number, Set<string>>();
  for (const language of languageCodes) {
    for (const id of routeIds) {
      const address = id === 'not-found' ? addressOfPath(UNKNOWN_PATH, language) : addressOf(id, language);
      // Lets other requests run between pages.
      await setImmediate();
      const render = ({ renderPage }: typeof site) => renderPage(language, id);
      const { html, head } = await renderWith(server, '/src/prerender/render-page.server.tsx', render);
      for (const mark of listMarks(html + JSON.stringify(head))) {
        found.set(mark, (found.get(mark) ?? new Set()).add(address));
      }
    }
  }
  return Object.fromEntries([...found].map(([mark, addresses]) => [mark, [...addresses]]));
}
