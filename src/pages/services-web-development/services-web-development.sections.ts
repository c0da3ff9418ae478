import type { SectionsOf } from '#src/sections/static-section.tsx';
import { BaselineQuestionSection } from './baseline-question.section.tsx';
import { DataColumnSection } from './data-column.section.tsx';
import { FirstSecondSection } from './first-second.section.tsx';
import { PhaseViewsSection } from './phase-views.section.tsx';
import type { servicesWebDevelopmentKinds } from './services-web-development.kinds.server.ts';
import { SpecimenSection } from './specimen.section.tsx';
import { StoryFiguresSection } from './story-figures.section.tsx';
import { TwoHeadlinesSection } from './two-headlines.section.tsx';

/** What shows the kinds of sections that only the page `services-web-development` has. */
export const servicesWebDevelopmentSections: SectionsOf<typeof servicesWebDevelopmentKinds> = {
  'two-headlines': TwoHeadlinesSection,
  'first-second': FirstSecondSection,
  specimen: SpecimenSection,
  'data-column': DataColumnSection,
  'story-figures': StoryFiguresSection,
  'phase-views': PhaseViewsSection,
  'baseline-question': BaselineQuestionSection,
};
