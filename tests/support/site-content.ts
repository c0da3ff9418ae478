import { join } from 'node:path';
import type { Language } from '#src/config/languages.ts';
import type { LanguageContent, SectionContent, SiteContent } from '#src/content/content-types.ts';
import { loadSite } from '#src/content/check/load-site.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import type { RouteId } from '#src/routing/routes.ts';

/** Everything that a test needs to name what one language shows. */
export type Words = LanguageContent & { t: Translate };

/** Browser whose visitor reads a language of the site. */
export const browserLocales = { en: 'en-US', ar: 'ar-EG' } as const satisfies Record<Language, string>;

const content = readContent();

/** Texts of one language, as the bundles hold them. */
export function readWords(language: Language): Words {
  const { messages, ...rest } = content[language];
  const i18n = createI18n(language, messages);
  const t: Translate = (key, ...values) =>
    i18n.t<string, Record<string, unknown>, string>(key, { ...values[0] });
  return { messages, ...rest, t };
}

/** The words of the contact form and of the contact information. */
export function readContactWords(language: Language): Translate<'contact'> {
  const { messages, namespaces } = readWords(language);
  const i18n = createI18n(language, messages);
  i18n.addResourceBundle(language, 'contact', namespaces.contact);
  return (key, ...values) =>
    i18n.t<string, Record<string, unknown>, string>(key, { ns: 'contact', ...values[0] });
}

/** The first section of a kind on a page. @throws Error when the page has none */
export function findSection<Kind extends SectionContent['kind']>(
  words: Words,
  id: RouteId,
  kind: Kind,
): Extract<SectionContent, { kind: Kind }> {
  const isWanted = (section: SectionContent): section is Extract<SectionContent, { kind: Kind }> =>
    section.kind === kind;
  const section = words.pages[id].sections.find(isWanted);
  if (section === undefined) throw new Error(`${id} has no section of the kind ${kind}.`);
  return section;
}

/** Everything that the site shows. */
export function readSite(): SiteContent {
  return content;
}

function readContent(): SiteContent {
  const loading = loadSite(join(import.meta.dirname, '../../locales'));
  if (loading.ok) return loading.content;
  throw new Error(formatProblems(loading.problems));
}
