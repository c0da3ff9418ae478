import { type DeskState, textAt } from './desk-state.ts';
import { withoutFolder } from '../../locales/without-folder.ts';
import type { Translate, Word, ToolLanguage } from './words.ts';

/** Names of the files that are not pages. */
const names: Readonly<Record<string, Word>> = {
  'ui.json': 'file_ui',
  'contact.json': 'file_contact',
  'consent.json': 'file_consent',
  'carousel.json': 'file_carousel',
  'faq.json': 'file_faq',
  'search.json': 'file_search',
  'company.json': 'file_company',
  'navigation.json': 'file_navigation',
  'records/case-studies.json': 'file_caseStudies',
  'records/certificate.json': 'file_certificate',
  'records/clients.json': 'file_clients',
  'records/faq.json': 'file_questions',
  'records/locations.json': 'file_locations',
  'records/radio-path.json': 'file_radioPath',
  'records/search.json': 'file_searchWords',
  'records/study-words.json': 'file_studyWords',
  'records/success-stories.json': 'file_stories',
};

/** Keys that hold the name of a page, or the headline of a case study. */
const nameKeys = ['name', 'sections.opening.title'];

/** Returns the title of a file in the UI language: the name of its page, or a name for its content. */
export function titleOfFile(
  texts: DeskState['texts'],
  file: string,
  { language, t }: { language: ToolLanguage; t: Translate },
): string {
  const path = withoutFolder(file);
  const word = names[path];
  if (word !== undefined) return t(word);
  const called = [`${language}/${path}`, file].flatMap((place) =>
    nameKeys.map((key) => textAt(texts, { file: place, key })?.text ?? ''),
  );
  return called.find((text) => text !== '') ?? path.replace(/^.*\/|\.json$/g, '');
}
