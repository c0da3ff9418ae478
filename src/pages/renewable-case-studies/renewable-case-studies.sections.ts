import type { SectionsOf } from '#src/sections/static-section.tsx';
import { FarmsOpeningSection } from './farms-opening.section.tsx';
import { LikeYoursSection } from './like-yours.section.tsx';
import { ProjectsSection } from './projects.section.tsx';
import type { renewableCaseStudiesKinds } from './renewable-case-studies.kinds.server.ts';

/** What shows the kinds of sections that only the page `renewable-case-studies` has. */
export const renewableCaseStudiesSections: SectionsOf<typeof renewableCaseStudiesKinds> = {
  'farms-opening': FarmsOpeningSection,
  'like-yours': LikeYoursSection,
  projects: ProjectsSection,
};
