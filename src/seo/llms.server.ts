import { defaultLanguage, type Language, languageCodes, languages } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';
import { writeAddress } from './absolute-address.ts';

/** What `llms.txt` tells of each language. The content of the site has this shape. */
export type LlmsSource = Record<
  Language,
  {
    shell: {
      company: Pick<ShellContent['company'], 'name' | 'tagline'>;
      pages: Record<PageId, { name: string; summary: string }>;
    };
    pages: { home: { description: string } };
  }
>;

/** The text of `llms.txt`, a guide for language models: what the site is, then every page in every language. */
export function writeLlms(content: LlmsSource, origin: string): string {
  const { shell, pages } = content[defaultLanguage];
  const lines = [
    `# ${shell.company.name}`,
    '',
    `> ${shell.company.tagline}`,
    '',
    pages.home.description,
    ...languageCodes.flatMap((language) => [
      '',
      `## ${languages[language].name}`,
      '',
      ...pageIds.map((id) => describePage(content, language, id, origin)),
    ]),
  ];
  return `${stripIsolates(lines.join('\n'))}\n`;
}

function describePage(content: LlmsSource, language: Language, id: PageId, origin: string): string {
  const { name, summary } = content[language].shell.pages[id];
  return `- [${name}](${writeAddress(origin, id, language)}): ${summary}`;
}
