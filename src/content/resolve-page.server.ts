import { type Language, languages } from '#src/config/languages.ts';
import type { Value } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateRuns } from '#src/i18n/isolate-runs.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { Pictures } from './bundle-catalogue.server.ts';
import type { CaseStudy, Client, PageContent, Picture, SectionContent } from './content-types.ts';
import { findPicture } from './find-picture.server.ts';
import type { page } from './pages.server.ts';
import type { caseStudies } from './records.server.ts';

/** What the sections of a page name: pictures, clients, case studies, all of one language. */
export type PageContext = {
  language: Language;
  pictures: Pictures;
  clients: readonly Client[];
  caseStudies: ReadonlyMap<string, CaseStudy>;
};

type JoinedPage = Value<typeof page>;
type JoinedSection = JoinedPage['sections'][number];

/** A page with everything that its sections name in place: pictures of the direction, clients, case studies, numbers. */
export function resolvePage(id: RouteId, joined: JoinedPage, context: PageContext): PageContent {
  return { ...joined, id, sections: joined.sections.map((section) => resolveSection(section, context)) };
}

/** Case studies by their ids, with pictures and written numbers. */
export function resolveCaseStudies(
  studies: Value<typeof caseStudies>,
  language: Language,
  pictures: Pictures,
): ReadonlyMap<string, CaseStudy> {
  return new Map(
    studies.map((study) => [
      study.id,
      {
        ...study,
        picture: resolvePicture(study.picture, language, pictures),
        capacity: formatNumber(language, study.capacity),
      },
    ]),
  );
}

function resolveSection(section: JoinedSection, context: PageContext): SectionContent {
  const { language, pictures } = context;
  switch (section.kind) {
    case 'opening':
    case 'hero':
    case 'introduction':
      return { ...section, picture: resolvePicture(section.picture, language, pictures) };
    case 'industries':
      return {
        ...section,
        items: section.items.map((item) => ({
          ...item,
          picture: resolvePicture(item.picture, language, pictures),
        })),
      };
    case 'figures':
      return {
        ...section,
        items: section.items.map((item) => ({ ...item, value: writeFigure(item.value, language) })),
      };
    case 'stories':
    case 'case-studies':
      return { ...section, studies: section.studies.map((id) => findCaseStudy(id, context)) };
    case 'clients':
      return { ...section, clients: [...context.clients] };
    case 'offers':
    case 'principles':
    case 'reasons':
    case 'values':
    case 'regions':
    case 'signposts':
    case 'closing':
      return section;
    default:
      return section satisfies never;
  }
}

function resolvePicture(name: string, language: Language, pictures: Pictures): Picture {
  const file = findPicture(Object.keys(pictures), name, languages[language].direction === 'rtl');
  const picture = file === undefined ? undefined : pictures[file];
  if (file === undefined || picture === undefined) {
    throw new TypeError(`There is no picture "${name}"; references have to be checked before`);
  }
  const { width, height, widths, color } = picture;
  return { name: file, width, height, widths, color };
}

function writeFigure(value: number | string, language: Language): string {
  if (typeof value === 'number') {
    return formatNumber(language, value);
  }
  return languages[language].direction === 'rtl' ? isolateRuns(value) : value;
}

function findCaseStudy(id: string, { caseStudies: studies }: PageContext): CaseStudy {
  const study = studies.get(id);
  if (study === undefined) {
    throw new TypeError(`There is no case study "${id}"; references have to be checked before`);
  }
  return study;
}
