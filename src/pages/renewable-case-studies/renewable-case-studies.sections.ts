import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { renewableCaseStudiesKinds } from './renewable-case-studies.kinds.server.ts';
import { ProjectsSection } from './projects.section.tsx';

/** What shows the kinds of sections that only the page `renewable-case-studies` has. */
export const renewableCaseStudiesSections: SectionsOf<typeof renewableCaseStudiesKinds> = {
  projects: ProjectsSection,
};
