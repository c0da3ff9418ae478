import { type Language, languages, releasedLanguages } from '#src/config/languages.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { pathTo } from '#src/routing/addresses.ts';
import { isServicePage, type PageId, pageIds, type RouteId } from '#src/routing/routes.ts';
import { findSections, listQuestions } from '#src/content/find-sections.ts';
import { stripTags } from '#src/content/read/markup.server.ts';
import type {
  CaseStudy,
  FaqEntry,
  PageContent,
  SearchEntry,
  SectionContent,
  SiteContent,
} from '#src/content/content-types.ts';
import type { SearchItem } from '#src/content/describe/search-item.ts';

/** Target of a search entry: a page, or an anchor on it. */
type SearchTarget = {
  title: string;
  description: string;
  tags: readonly string[];
  image?: string | undefined;
  anchor?: string | undefined;
  sectionId?: string | undefined;
};
type TargetInSection = SearchTarget & { id: string };

/** Minimum length of a useful description, characters. */
const MIN_DESCRIPTION = 40;
/** Maximum length of a description, characters; a row shows one line. */
const DESCRIPTION_LENGTH = 140;

/** Returns the search items of a language, with the titles and tags of other languages among their tags. */
export function listSearchItems(site: SiteContent, language: Language): SearchItem[] {
  const others = releasedLanguages.filter((code) => code !== language);
  const items = new Map(others.map((code) => [code, listOwnItems(site, code)]));
  return listOwnItems(site, language).map((item) => {
    const foreign = others.flatMap((code) => items.get(code)?.find(({ id }) => id === item.id) ?? []);
    const terms = foreign.flatMap(({ title, tags }) => [plainText(title), ...tags]);
    return { ...item, tags: [...new Set([...item.tags, ...terms])] };
  });
}

function listOwnItems(site: SiteContent, language: Language): SearchItem[] {
  const { pages, search } = site[language];
  return [...search, ...listUnlisted(search, pages)].map((entry) =>
    toItem(entry, findTarget(entry, pages[entry.page]), language),
  );
}

/** Entries for case studies, pages and questions that have none; a case study precedes its page. */
function listUnlisted(search: readonly SearchEntry[], pages: Record<RouteId, PageContent>): SearchEntry[] {
  const questions = listQuestions(pages.faq.sections).map(
    ({ id }) => ({ id: `faq-${id}`, type: 'faq', page: 'faq', part: id }) as const,
  );
  const studies = findSections(pages['case-studies'].sections, 'case-studies')
    .flatMap((section) => section.studies)
    .map(({ id }) => ({ id, type: 'case-study', page: 'case-studies', part: id }) as const);
  const whole = pageIds.map(
    (id) => ({ id, type: isServicePage(id) ? 'service' : 'page', page: id }) as const,
  );
  const isListed = (page: PageId, part?: string) =>
    search.some((entry) => entry.page === page && entry.part === part);
  return [
    ...studies.filter(({ page, part }) => !isListed(page, part)),
    ...whole.filter(({ page }) => !isListed(page)),
    ...questions.filter(({ page, part }) => !isListed(page, part)),
  ].map((entry) => ({ ...entry, keywords: '' }));
}

function toItem(entry: SearchEntry, target: SearchTarget, language: Language): SearchItem {
  const { id, type, page, part } = entry;
  const { anchor, image, sectionId } = target;
  const tags = entry.tags === undefined ? target.tags : splitTerms(entry.tags);
  return {
    id,
    type,
    title: isolate(plainText(entry.title ?? target.title), language),
    description: shorten(entry.description ?? target.description, language),
    path: pathTo({ page, anchor }),
    tags: tags.map(plainText),
    keywords: splitTerms(entry.keywords).map(plainText),
    ...(image === undefined ? {} : { image }),
    ...(sectionId === undefined ? {} : { sectionId }),
    ...(part === undefined ? {} : { headingText: plainText(target.title) }),
  };
}

function splitTerms(text: string): string[] {
  return text
    .split(/[,،]/u)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

function findTarget({ id, part }: SearchEntry, page: PageContent): SearchTarget {
  const [study] = findSections(page.sections, 'study-drawing').map((section) => section.study);
  if (study !== undefined && part === undefined) return describeStudy(study);
  const image = page.sections.find((section) => 'picture' in section)?.picture.name;
  if (part === undefined) return { title: page.name, description: page.summary, tags: [], image };
  const target = page.sections.flatMap((section) => listTargets(section)).find((each) => each.id === part);
  if (target === undefined) throw new TypeError(`${id}: nothing on ${page.id} is called "${part}".`);
  return { ...target, description: target.description || page.summary, image: target.image ?? image };
}

/** A section and its parts with anchors. */
function listTargets(section: SectionContent): TargetInSection[] {
  const title = 'title' in section ? section.title : '';
  const description = 'lead' in section ? (section.lead ?? '') : '';
  const own = { id: section.id, anchor: section.id, title, description, tags: [] };
  return [own, ...listParts(section).map((part) => ({ ...part, sectionId: section.id }))];
}

function listParts(section: SectionContent): TargetInSection[] {
  if (section.kind === 'services') return section.items.map((item) => describeCard(item, item.id));
  if (section.kind === 'connected-site') return section.items.map((item) => describeCard(item, item.anchor));
  if (section.kind === 'case-studies')
    return section.studies.map((study) => ({ ...describeStudy(study), id: study.id, anchor: study.slug }));
  return section.kind === 'questions'
    ? section.groups.flatMap(({ entries }) => entries.map(describeQuestion))
    : [];
}

type Card = { id: string; title: string; text: string };

function describeCard({ id, title, text }: Card, anchor: string | undefined): TargetInSection {
  return { id, anchor, title, description: text, tags: [] };
}

function describeStudy({ title, subtitle, place, tags, picture }: CaseStudy): SearchTarget {
  const terms = [...tags.map(({ label }) => label), ...splitTerms(place)];
  return { title, description: subtitle, tags: terms, image: picture.name };
}

function describeQuestion({ id, slug, question, answer, tags }: FaqEntry): TargetInSection {
  return { id, anchor: slug, title: question, description: answer, tags: tags.map(({ label }) => label) };
}

/** Returns the first sentence, or several short ones, truncated after a word if too long. */
function shorten(text: string, language: Language): string {
  const sentences = plainText(stripTags(text)).split(/(?<=[.!?؟])\s/u);
  const sentence = sentences.reduce((line, next) =>
    line.length < MIN_DESCRIPTION ? `${line} ${next}` : line,
  );
  const isLong = sentence.length > DESCRIPTION_LENGTH;
  const cut = isLong ? sentence.slice(0, sentence.lastIndexOf(' ', DESCRIPTION_LENGTH)) : sentence;
  const line = isLong ? `${cut.replace(/[\s,،:;؛]+$/u, '')}…` : cut;
  return isolate(line, language);
}

function isolate(text: string, language: Language): string {
  return languages[language].direction === 'rtl' ? isolateRuns(text) : text;
}
