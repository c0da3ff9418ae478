import { loadContent } from 'virtual:content';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#src/config/languages.ts';
import type { PageContent, SectionContent } from '#src/content/content-types.ts';
import { ShellContext } from '#src/content/shell-context.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { isIsland } from '#src/islands/islands.ts';
import { renderIslands } from '#src/islands/render-islands.server.tsx';
import { translateAddress } from '#src/routing/addresses.ts';
import { type RouteId, routeIds } from '#src/routing/routes.ts';
import { IslandMarkup } from '#src/ui/island-host.tsx';
import { Page } from './page.tsx';
import { renderMarkup } from './render-markup.server.tsx';

type Example = { id: RouteId; content: PageContent; section: SectionContent };

/** Name of a section's variant: kind, layout and tone. */
function nameVariant({ section }: Example): string {
  const layout = 'layout' in section ? ` ${section.layout}` : '';
  const tone = 'tone' in section ? ` ${section.tone}` : '';
  return section.kind + layout + tone;
}

/** Returns the first section of each variant, sorted by variant. */
async function findExamples(language: Language): Promise<[variant: string, example: Example][]> {
  const pages = routeIds.map(async (id): Promise<Example[]> => {
    const content = await loadContent(`${language}/page/${id}`);
    return content.sections.map((section) => ({ id, content, section }));
  });
  const all = (await Promise.all(pages)).flat();
  const examples = new Map(all.toReversed().map((example) => [nameVariant(example), example]));
  return [...examples].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Renders each variant of every section kind with its source files: a reference page for page authors. */
export async function renderCatalogue(language: Language): Promise<string> {
  const i18n = createI18n(language, await loadContent(`${language}/messages`));
  const shell = await loadContent(`${language}/shell`);
  const files = globSync('src/**/*.{section,island,kind.server,styles}.ts*');
  const sections = (await findExamples(language)).map(async ([variant, { id, content, section }]) => {
    const islands = isIsland(section) ? await renderIslands([section], i18n, { language, id }) : new Map();
    const address = `${translateAddress(id, language)}#${section.id}`;
    return (
      <div key={variant} data-kind={section.kind}>
        <pre dir="ltr">
          <a href={address}>{variant}</a>
          {files.filter((file) => basename(file).startsWith(`${section.kind}.`)).map((file) => `\n${file}`)}
        </pre>
        <IslandMarkup value={islands}>
          <Page content={{ ...content, sections: [section] }} />
        </IslandMarkup>
      </div>
    );
  });
  return renderMarkup(
    <I18nextProvider i18n={i18n}>
      <ShellContext value={{ language, content: shell }}>
        <main>{await Promise.all(sections)}</main>
      </ShellContext>
    </I18nextProvider>,
  );
}
