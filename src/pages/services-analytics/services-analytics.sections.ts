import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesAnalyticsKinds } from './services-analytics.kinds.server.ts';
import { FigureLifeSection } from './figure-life.section.tsx';
import { MarkedReportSection } from './marked-report.section.tsx';
import { PanelNotesSection } from './panel-notes.section.tsx';
import { PlantOpeningSection } from './plant-opening.section.tsx';
import { PlantPanelSection } from './plant-panel.section.tsx';
import { ReadingLedgerSection } from './reading-ledger.section.tsx';
import { ReportStoriesSection } from './report-stories.section.tsx';
import { ThreeReadersSection } from './three-readers.section.tsx';

/** What shows the kinds of sections that only the page `services-analytics` has. */
export const servicesAnalyticsSections: SectionsOf<typeof servicesAnalyticsKinds> = {
  'plant-opening': PlantOpeningSection,
  'plant-panel': PlantPanelSection,
  'panel-notes': PanelNotesSection,
  'three-readers': ThreeReadersSection,
  'reading-ledger': ReadingLedgerSection,
  'report-stories': ReportStoriesSection,
  'figure-life': FigureLifeSection,
  'marked-report': MarkedReportSection,
};
