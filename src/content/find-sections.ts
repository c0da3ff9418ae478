import type { CaseStudy, FaqEntry, SectionContent } from './content-types.ts';

/** The sections of one kind, in the order of the page. */
export function findSections<Kind extends SectionContent['kind']>(
  sections: readonly SectionContent[],
  kind: Kind,
): Extract<SectionContent, { kind: Kind }>[] {
  return sections.filter(
    (section): section is Extract<SectionContent, { kind: Kind }> => section.kind === kind,
  );
}

/** The case studies that sections of a kind show, without those that engines are not to list. */
export function listStudies(
  sections: readonly SectionContent[],
  kind: 'case-studies' | 'studies' | 'study-drawing',
): CaseStudy[] {
  return findSections(sections, kind)
    .flatMap((section) => ('studies' in section ? section.studies : [section.study]))
    .filter(({ seo }) => !seo.noIndex);
}

/** The questions of a page, subject by subject. */
export function listQuestions(sections: readonly SectionContent[]): FaqEntry[] {
  return findSections(sections, 'questions')
    .flatMap(({ groups }) => groups)
    .flatMap(({ entries }) => entries);
}
