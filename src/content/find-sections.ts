import type { CaseStudy, FaqEntry, SectionContent } from './content-types.ts';

/** Returns the sections of one kind, in page order. */
export function findSections<Kind extends SectionContent['kind']>(
  sections: readonly SectionContent[],
  kind: Kind,
): Extract<SectionContent, { kind: Kind }>[] {
  return sections.filter(
    (section): section is Extract<SectionContent, { kind: Kind }> => section.kind === kind,
  );
}

/** Returns the case studies of a kind's sections, without those marked `noIndex`. */
export function listStudies(
  sections: readonly SectionContent[],
  kind: 'case-studies' | 'studies' | 'study-drawing',
): CaseStudy[] {
  return findSections(sections, kind)
    .flatMap((section) => ('studies' in section ? section.studies : [section.study]))
    .filter(({ seo }) => !seo.noIndex);
}

/** Returns the questions of a page, subject by subject. */
export function listQuestions(sections: readonly SectionContent[]): FaqEntry[] {
  return findSections(sections, 'questions')
    .flatMap(({ groups }) => groups)
    .flatMap(({ entries }) => entries);
}
