import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { toLanguage } from '#src/config/languages.ts';
import { loadMessages, loadShellContent } from '#src/content/load-content.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { basenameOf, resolveAddress } from '#src/routing/addresses.ts';
import { loadDocument } from '#src/shell/page-registry.ts';
import { Site } from '#src/shell/site.tsx';

/** Fetches what the document shows and hands it over to React. Resolves when the page answers to the visitor. */
export async function hydrate() {
  const { lang } = document.documentElement;
  const language = toLanguage(lang);
  const { id } = resolveAddress(location.pathname);
  const [messages, content] = await Promise.all([
    loadMessages(language),
    loadShellContent(language),
    loadDocument(language, id),
  ]);
  const root = document.getElementById('root');
  if (root === null) return;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <BrowserRouter basename={basenameOf(language)}>
        <Site language={language} i18n={createI18n(language, messages)} content={content} onReady={resolve} />
      </BrowserRouter>,
    );
  });
}
