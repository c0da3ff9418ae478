import { join } from 'node:path';
import { buildRecord } from '#src/config/build-record.ts';
import { defaultLanguage, type Language, languageCodes } from '#src/config/languages.ts';
import { type Email, appliesTo, type Site } from '#src/config/site.ts';
import type { LanguageContent, SectionContent, SiteContent } from '#src/content/content-types.ts';
import { fillDrafts } from '#src/content/check/load-site.server.ts';
import { joinSite } from '#src/content/join/join-site.server.ts';
import { readSite as readBundles } from '#src/content/read/read-site.server.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { type PageId, pageIds, type RouteId } from '#src/routing/routes.ts';

/** The content and messages of one language. */
export type Words = LanguageContent & { t: Translate };

/** Browser locale for each language; Arabic uses one with other digits than the site's. */
export const browserLocales = buildRecord(languageCodes, (code) => {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}-${region}`;
});

/** Joined without validation, which has its own tests: every test file reads the site. */
const content = joinSite(fillDrafts(readBundles(join(import.meta.dirname, '../../locales'))));

/** Returns the texts of a language from the bundles. */
export function readWords(language: Language): Words {
  const { messages, ...rest } = content[language];
  const i18n = createI18n(language, messages);
  const t: Translate = (key, ...values) =>
    i18n.t<string, Record<string, unknown>, string>(key, { ...values[0] });
  return { messages, ...rest, t };
}

/** Returns the messages of the contact form and the contact information. */
export function readContactWords(language: Language): Translate<'contact'> {
  const { messages, namespaces } = readWords(language);
  const i18n = createI18n(language, messages);
  i18n.addResourceBundle(language, 'contact', namespaces.contact);
  return (key, ...values) =>
    i18n.t<string, Record<string, unknown>, string>(key, { ns: 'contact', ...values[0] });
}

/** Returns the first section of a kind on a page. @throws Error if the page has none */
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

/** Where messages may go. */
export const emailSettings = {
  emailjs: {
    kind: 'emailjs',
    publicKey: 'k',
    serviceId: 's',
    templateId: 't',
    origin: 'https://mail.example',
  },
  endpoint: { kind: 'endpoint', address: 'https://forms.example/send' },
  mailbox: { kind: 'mailbox' },
} as const satisfies { [Kind in Email['kind']]: Email & { kind: Kind } };

/** A site whose messages go to such a place, with some services. */
export function siteWith(kind: Email['kind'], services: Pick<Site, 'analyticsId' | 'support'> = {}): Site {
  return { origin: 'https://site.example', indexing: true, email: emailSettings[kind], ...services };
}

/** The texts that a page of clauses shows on a site, by the ids of its clauses. */
export function readClauses(
  words: Words,
  page: 'privacy-policy' | 'cookie-policy' | 'terms',
  site: Site,
): Map<string, string[]> {
  const { items } = findSection(words, page, 'clauses');
  return new Map(
    items.map(({ id, paragraphs, points = [] }) => [
      id,
      [...paragraphs, ...points].filter((text) => appliesTo(site, text)).map(({ text }) => text),
    ]),
  );
}

/** Returns the pages with a number of success stories in a range. */
export function listStoriesPages(least: number, most: number): PageId[] {
  const { pages } = readWords(defaultLanguage);
  return pageIds.filter((id) =>
    pages[id].sections.some(
      (section) =>
        section.kind === 'story-carousel' &&
        section.stories.length >= least &&
        section.stories.length <= most,
    ),
  );
}

/** Returns a page with a number of success stories in a range. @throws Error if there is none */
export function findStoriesPage(least: number, most: number): PageId {
  const [found] = listStoriesPages(least, most);
  if (found === undefined) throw new Error(`No page has ${least} to ${most} success stories.`);
  return found;
}

/** Returns the content of the whole site. */
export function readSite(): SiteContent {
  return content;
}
