import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { toLanguage } from '#src/config/languages.ts';
import { loadMessages, loadShellContent } from '#src/content/load-content.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { prefetchIslands } from '#src/islands/hydrate-islands.tsx';
import { keepSheets } from '#src/navigation/sheets.ts';
import { basenameOf, resolveAddress } from '#src/routing/addresses.ts';
import { Site } from '#src/shell/site.tsx';

/** Hands the shell of the document over to React, which then hydrates the islands of the page. */
export async function hydrate() {
  const { documentElement } = document;
  const language = toLanguage(documentElement.lang);
  prefetchIslands(language, resolveAddress(location.pathname).id);
  const [messages, content] = await Promise.all([loadMessages(language), loadShellContent(language)]);
  const root = document.getElementById('root');
  if (root === null) return;
  keepSheets();
  hydrateRoot(
    root,
    <BrowserRouter basename={basenameOf(language)}>
      <Site
        language={language}
        i18n={createI18n(language, messages)}
        content={content}
        host={documentElement}
      />
    </BrowserRouter>,
  );
}
