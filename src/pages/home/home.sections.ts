import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { homeKinds } from './home.kinds.server.ts';
import { OpeningSection } from './opening.section.tsx';
import { SitePlaceSection } from './site-place.section.tsx';
import { OffersSection } from './offers.section.tsx';
import { IndustriesSection } from './industries.section.tsx';
import { PlanSheetsSection } from './plan-sheets.section.tsx';

/** What shows the kinds of sections that only the page `home` has. */
export const homeSections: SectionsOf<typeof homeKinds> = {
  opening: OpeningSection,
  'site-place': SitePlaceSection,
  offers: OffersSection,
  industries: IndustriesSection,
  'plan-sheets': PlanSheetsSection,
};
