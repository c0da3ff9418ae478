import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { caseStudiesKinds } from './case-studies.kinds.server.ts';
import { FigureLineSection } from './figure-line.section.tsx';
import { NextFigureSection } from './next-figure.section.tsx';

/** What shows the kinds of sections that only the page `case-studies` has. */
export const caseStudiesSections: SectionsOf<typeof caseStudiesKinds> = {
  'figure-line': FigureLineSection,
  'next-figure': NextFigureSection,
};
