import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesMobileNetworkKinds } from './services-mobile-network.kinds.server.ts';
import { PathProfileSection } from './path-profile.section.tsx';
import { FirstSignalSection } from './first-signal.section.tsx';
import { RoadNotesSection } from './road-notes.section.tsx';
import { ReachChartSection } from './reach-chart.section.tsx';
import { LinkBudgetSection } from './link-budget.section.tsx';
import { MastColumnsSection } from './mast-columns.section.tsx';
import { PlanLayersSection } from './plan-layers.section.tsx';
import { OpenQuestionsSection } from './open-questions.section.tsx';
import { SkyQuestionSection } from './sky-question.section.tsx';

/** What shows the kinds of sections that only the page `services-mobile-network` has. */
export const servicesMobileNetworkSections: SectionsOf<typeof servicesMobileNetworkKinds> = {
  'path-profile': PathProfileSection,
  'first-signal': FirstSignalSection,
  'road-notes': RoadNotesSection,
  'reach-chart': ReachChartSection,
  'link-budget': LinkBudgetSection,
  'mast-columns': MastColumnsSection,
  'plan-layers': PlanLayersSection,
  'open-questions': OpenQuestionsSection,
  'sky-question': SkyQuestionSection,
};
