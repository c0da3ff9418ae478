import { type Language, languages } from '#src/config/languages.ts';
import type { Value } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import type { Pictures } from '#src/content/describe/bundle-catalogue.server.ts';
import type {
  CaseStudy,
  Client,
  Company,
  FaqEntry,
  MapLocation,
  SectionContent,
  SuccessStory,
} from '#src/content/content-types.ts';
import { findById } from './find-by-id.server.ts';
import type { page } from '#src/content/describe/pages.server.ts';
import { resolvePicture } from './resolve-picture.server.ts';

/** What the sections of a page name: pictures, clients, case studies, all of one language. */
export type PageContext = {
  language: Language;
  pictures: Pictures;
  company: Company;
  clients: readonly Client[];
  caseStudies: readonly CaseStudy[];
  faq: readonly FaqEntry[];
  successStories: readonly SuccessStory[];
  locations: readonly MapLocation[];
};

type JoinedSection = Value<typeof page>['sections'][number];
type SectionOf<Kind extends JoinedSection['kind']> = Extract<JoinedSection, { kind: Kind }>;

const picturedKinds = ['opening', 'hero', 'introduction', 'industries', 'project-rows'] as const;
const figureKinds = ['figures', 'impact'] as const;
/** Kinds of sections that show records or facts of the company. */
const recordKinds = [
  'stories',
  'case-studies',
  'projects',
  'success-stories',
  'faq',
  'contact',
  'contact-methods',
  'regions',
  'map',
  'clients',
] as const;

/** A section with everything that it names in place. */
export function resolveSection(section: JoinedSection, context: PageContext): SectionContent {
  if (isOneOf(section, picturedKinds)) return resolvePictures(section, context);
  if (isOneOf(section, figureKinds)) return resolveFigures(section, context.language);
  if (isOneOf(section, recordKinds)) return resolveRecords(section, context);
  return section;
}

function isOneOf<Kind extends JoinedSection['kind']>(
  section: JoinedSection,
  kinds: readonly Kind[],
): section is SectionOf<Kind> {
  return kinds.some((kind) => kind === section.kind);
}

function resolvePictures(
  section: SectionOf<(typeof picturedKinds)[number]>,
  context: PageContext,
): SectionContent {
  const find = (name: string) => resolvePicture(name, context.language, context.pictures);
  switch (section.kind) {
    case 'industries':
      return {
        ...section,
        items: section.items.map((item) => ({ ...item, picture: find(item.picture) })),
      };
    case 'project-rows':
      return {
        ...section,
        items: section.items.map((item) => ({
          ...item,
          picture: find(item.picture),
          study: findCaseStudy(item.study, context),
        })),
      };
    case 'opening':
    case 'hero':
    case 'introduction':
      return { ...section, picture: find(section.picture) };
    default:
      return section satisfies never;
  }
}

function resolveFigures(
  section: SectionOf<(typeof figureKinds)[number]>,
  language: Language,
): SectionContent {
  if (section.kind === 'figures') {
    return {
      ...section,
      items: section.items.map((item) => ({ ...item, value: writeFigure(item.value, language) })),
    };
  }
  return {
    ...section,
    items: section.items.map((item) => ({
      ...item,
      value: writeFigure(item.value, language),
      ...(typeof item.value === 'number' ? { count: item.value } : {}),
    })),
  };
}

function resolveRecords(
  section: SectionOf<(typeof recordKinds)[number]>,
  context: PageContext,
): SectionContent {
  switch (section.kind) {
    case 'stories':
    case 'case-studies':
    case 'projects':
      return { ...section, studies: section.studies.map((id) => findCaseStudy(id, context)) };
    case 'success-stories': {
      const stories = context.successStories.filter(({ service }) => service === section.service);
      return { ...section, stories };
    }
    case 'faq':
      return { ...section, entries: section.entries.map((id) => findById(id, context.faq, 'question')) };
    case 'contact':
    case 'contact-methods':
      return { ...section, company: context.company };
    case 'regions':
    case 'map':
      return { ...section, locations: [...context.locations] };
    case 'clients':
      return { ...section, clients: [...context.clients] };
    default:
      return section satisfies never;
  }
}

function writeFigure(value: number | string, language: Language): string {
  if (typeof value === 'number') {
    return formatNumber(language, value);
  }
  return languages[language].direction === 'rtl' ? isolateRuns(value) : value;
}

function findCaseStudy(id: string, { caseStudies: studies }: PageContext): CaseStudy {
  return findById(id, studies, 'published case study');
}
