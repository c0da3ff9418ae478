import type { SectionsOf } from '#src/sections/static-section.tsx';
import { CoveredPagesSection } from './covered-pages.section.tsx';
import type { notFoundKinds } from './not-found.kinds.server.ts';
import { OutOfCoverageSection } from './out-of-coverage.section.tsx';

/** What shows the kinds of sections that only the page `not-found` has. */
export const notFoundSections: SectionsOf<typeof notFoundKinds> = {
  'out-of-coverage': OutOfCoverageSection,
  'covered-pages': CoveredPagesSection,
};
