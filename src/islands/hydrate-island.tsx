import type { i18n } from 'i18next';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadMessages } from '#src/content/load-content.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { DocumentMark } from '#src/routing/document-mark.ts';
import { markRenewed } from './early-input.ts';
import { rememberPart } from './former-part.ts';
import { IslandRoot } from './island-root.tsx';
import { loadIsland } from './load-island.tsx';
import type { IslandMarker } from './watch-islands.ts';

let loading: Promise<i18n> | undefined;

/** The messages of the document, for all of its islands. */
function loadI18n({ language }: DocumentMark): Promise<i18n> {
  loading ??= loadMessages(language).then((messages) => createI18n(language, messages));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Hands an island of the document over to React. Resolves once it answers to the visitor.
 * @throws Error when something of it cannot be fetched
 */
export async function hydrateIsland({ host, kind, id }: IslandMarker, mark: DocumentMark): Promise<void> {
  const instance = await loadI18n(mark);
  const island = await loadIsland(kind, id, instance, mark);
  const former = rememberPart(host);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      host,
      <BrowserRouter>
        <IslandRoot i18n={instance} host={host} former={former} onReady={resolve}>
          {island}
        </IslandRoot>
      </BrowserRouter>,
      { identifierPrefix: id, onRecoverableError: () => markRenewed(host) },
    );
  });
}
