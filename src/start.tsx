import { sheets } from 'virtual:site-styles';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { defaultLanguage, isLanguage, languages } from '#src/config/languages.ts';
import { loadMessages, loadShellContent } from '#src/content/load-content.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { basenameOf, resolveAddress } from '#src/routing/addresses.ts';
import { loadDocument } from '#src/shell/page-registry.ts';
import { Site } from '#src/shell/site.tsx';

/** Fetches what the document shows and hands it over to React. Resolves when the page answers to the visitor. */
export async function hydrate() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : defaultLanguage;
  const { id } = resolveAddress(location.pathname);
  const [messages, content] = await Promise.all([
    loadMessages(language),
    loadShellContent(language),
    loadDocument(language, id),
  ]);
  addSheet(sheets[languages[language].script]);
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
  document.documentElement.dataset['hydrated'] = '';
}

/** The document carries the rules of its own page; the sheet brings those of the pages that may follow. */
function addSheet(href: string | undefined) {
  if (href === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
