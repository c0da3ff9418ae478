import { defaultLanguage, type Language, releasedLanguages, languages } from '#src/config/languages.ts';
import type { SectionContent, ShellContent } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { type MenuPageId, menuPageIds, type PageId } from '#src/routing/routes.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { listQuestions, listStudies } from '#src/content/find-sections.ts';

type WithSections = { sections: readonly SectionContent[] };

/** Content of each language for `llms.txt`, in the structure of the site's content. */
export type LlmsSource = Record<
  Language,
  {
    shell: {
      company: Pick<ShellContent['company'], 'name' | 'tagline'>;
      pages: Record<MenuPageId, { name: string; summary: string }>;
    };
    pages: { home: { description: string }; 'case-studies': WithSections; faq: WithSections };
  }
>;

/**
 * Returns the content of `llms.txt`, a guide for language models: what the site is, then the pages, case studies and
 * questions with answers in every language.
 */
export function writeLlms(content: LlmsSource, origin: string): string {
  const { shell, pages } = content[defaultLanguage];
  const lines = [
    `# ${shell.company.name}`,
    '',
    `> ${shell.company.tagline}`,
    '',
    pages.home.description,
    ...releasedLanguages.flatMap((language) => describeLanguage(content, language, origin)),
  ];
  return `${plainText(lines.join('\n'))}\n`;
}

function describeLanguage(content: LlmsSource, language: Language, origin: string): string[] {
  const { shell, pages } = content[language];
  const addressOfPage = (id: PageId) => writeAddress(origin, id, language);
  const studies = listStudies(pages['case-studies'].sections, 'case-studies');
  const questions = listQuestions(pages.faq.sections);
  return [
    ...writeList(
      languages[language].name,
      menuPageIds.map((id) => writeLink(shell.pages[id].name, addressOfPage(id), shell.pages[id].summary)),
    ),
    ...writeList(
      shell.pages['case-studies'].name,
      studies.map(({ page, title, seo }) => writeLink(title, addressOfPage(page), seo.description)),
    ),
    ...writeList(
      shell.pages.faq.name,
      questions.map(({ slug, question, answer }) =>
        writeLink(question, `${addressOfPage('faq')}#${slug}`, answer),
      ),
    ),
  ];
}

function writeList(heading: string, links: readonly string[]): string[] {
  return ['', `## ${heading}`, '', ...links];
}

function writeLink(title: string, address: string, text: string): string {
  return `- [${title}](${address}): ${text}`;
}
