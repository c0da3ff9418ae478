import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesSlaKinds } from './services-sla.kinds.server.ts';
import { NightWatchSection } from './night-watch.section.tsx';
import { ResponseTargetsSection } from './response-targets.section.tsx';
import { AgreementSection } from './agreement.section.tsx';
import { MonthlyReportSection } from './monthly-report.section.tsx';
import { SupportOffersSection } from './support-offers.section.tsx';
import { HotlineSection } from './hotline.section.tsx';

/** What shows the kinds of sections that only the page `services-sla` has. */
export const servicesSlaSections: SectionsOf<typeof servicesSlaKinds> = {
  'night-watch': NightWatchSection,
  'response-targets': ResponseTargetsSection,
  agreement: AgreementSection,
  'monthly-report': MonthlyReportSection,
  'support-offers': SupportOffersSection,
  hotline: HotlineSection,
};
