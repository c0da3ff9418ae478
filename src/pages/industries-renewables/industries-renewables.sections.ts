import type { SectionsOf } from '#src/sections/static-section.tsx';
import { HungQuestionSection } from './hung-question.section.tsx';
import type { industriesRenewablesKinds } from './industries-renewables.kinds.server.ts';
import { ProjectRowsSection } from './project-rows.section.tsx';
import { SiteFeaturesSection } from './site-features.section.tsx';
import { SiteOpeningSection } from './site-opening.section.tsx';
import { SiteSolutionsSection } from './site-solutions.section.tsx';

/** What shows the kinds of sections that only the page `industries-renewables` has. */
export const industriesRenewablesSections: SectionsOf<typeof industriesRenewablesKinds> = {
  'hung-question': HungQuestionSection,
  'project-rows': ProjectRowsSection,
  'site-features': SiteFeaturesSection,
  'site-opening': SiteOpeningSection,
  'site-solutions': SiteSolutionsSection,
};
