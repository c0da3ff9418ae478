import { loadContent } from 'virtual:content';
import { I18nextProvider } from 'react-i18next';
import { type Language, languages, releasedLanguages } from '#src/config/languages.ts';
import { addNamespace } from '#src/content/load-i18n.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { type OtherScript, OtherScriptContext } from '#src/content/other-script-context.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { Page } from './page.tsx';
import { holdWords, renderMarkup } from './render-markup.server.tsx';
import type { Picture } from '#src/i18n/field-value.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { isIsland, isShellIslandKind, shellIslands } from '#src/islands/islands.ts';
import { renderIslands } from '#src/islands/render-islands.server.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { describeHead } from '#src/seo/head.ts';
import { describeStructuredData, serializeStructuredData } from '#src/seo/structured-data.server.ts';
import { Layout } from '#src/shell/layout.tsx';
import { IslandMarkup } from '#src/ui/island-host.tsx';

/** Renders a page: its markup, head data and structured data. */
export async function renderPage(language: Language, id: RouteId) {
  const [messages, shell, content, otherScript] = await Promise.all([
    loadContent(`${language}/messages`),
    loadContent(`${language}/shell`),
    loadContent(`${language}/page/${id}`),
    loadOtherScript(language, id),
  ]);
  const i18n = createI18n(language, messages);
  await addNamespace(i18n, 'consent');
  const shown = [
    ...Object.keys(shellIslands)
      .filter(isShellIslandKind)
      .map((kind) => ({ kind, id: kind })),
    ...content.sections.filter(isIsland),
  ];
  const islands = await renderIslands(shown, i18n, { language, id });
  // Placeholders, since `holdWords` must not change the markup that islands hydrate.
  const places = [...islands].map(([island, inner]) => ({ island, inner, mark: `<!--${island}-->` }));
  const around = await renderMarkup(
    <I18nextProvider i18n={i18n}>
      <ShellContext value={{ language, content: shell }}>
        <IslandMarkup value={new Map(places.map(({ island, mark }) => [island, mark]))}>
          <Layout current={id}>
            <div>
              <OtherScriptContext value={otherScript}>
                <Page content={content} />
              </OtherScriptContext>
            </div>
          </Layout>
        </IslandMarkup>
      </ShellContext>
    </I18nextProvider>,
  );
  const html = places.reduce(
    (written, { inner, mark }) => written.replace(mark, () => inner),
    // The desk needs unsplit texts in the page.
    import.meta.env.MODE === 'development' ? around : holdWords(around),
  );
  const documentTitle = i18n.t('documentTitle', { page: content.title, company: shell.company.name });
  const remoteAreas = i18n.t('structuredData.remoteAreas');
  const source = { id, language, content, shell, documentTitle, remoteAreas, ...import.meta.env.SITE };
  const [first] = content.sections;
  return {
    html,
    kinds: content.sections.map(({ kind }) => kind),
    /** Picture of the first view, to preload. */
    picture: first === undefined ? undefined : findLeadPicture(first),
    head: describeHead(source),
    structuredData: serializeStructuredData(describeStructuredData(source)),
  };
}

/** Loads the page in the first language of another script; undefined if there is none. */
async function loadOtherScript(language: Language, id: RouteId): Promise<OtherScript | undefined> {
  const { script } = languages[language];
  const other = releasedLanguages.find((code) => languages[code].script !== script);
  return other && { language: other, content: await loadContent(`${other}/page/${id}`) };
}

function findLeadPicture(section: SectionContent): Picture | undefined {
  const isPictured = section.kind === 'study-drawing' && section.drawing === undefined;
  return isPictured ? section.study.picture : undefined;
}
