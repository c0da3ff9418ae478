import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesItConsultancyKinds } from './services-it-consultancy.kinds.server.ts';
import { WishOpeningSection } from './wish-opening.section.tsx';
import { WishRoadmapSection } from './wish-roadmap.section.tsx';
import { AdviceMatrixSection } from './advice-matrix.section.tsx';
import { AgendaSection } from './agenda.section.tsx';
import { ResolutionsSection } from './resolutions.section.tsx';
import { StoryLinesSection } from './story-lines.section.tsx';
import { FreeHourSection } from './free-hour.section.tsx';

/** What shows the kinds of sections that only the page `services-it-consultancy` has. */
export const servicesItConsultancySections: SectionsOf<typeof servicesItConsultancyKinds> = {
  'wish-opening': WishOpeningSection,
  'wish-roadmap': WishRoadmapSection,
  'advice-matrix': AdviceMatrixSection,
  agenda: AgendaSection,
  resolutions: ResolutionsSection,
  'story-lines': StoryLinesSection,
  'free-hour': FreeHourSection,
};
