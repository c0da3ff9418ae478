import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesInfrastructureKinds } from './services-infrastructure.kinds.server.ts';
import { OpenedCabinetSection } from './opened-cabinet.section.tsx';
import { HeatBalanceSection } from './heat-balance.section.tsx';
import { AirFilterSection } from './air-filter.section.tsx';
import { CabinetLayersSection } from './cabinet-layers.section.tsx';
import { ServiceScalesSection } from './service-scales.section.tsx';
import { HallStorySection } from './hall-story.section.tsx';
import { BuildPhasesSection } from './build-phases.section.tsx';
import { PartsListSection } from './parts-list.section.tsx';
import { OpenLineSection } from './open-line.section.tsx';

/** What shows the kinds of sections that only the page `services-infrastructure` has. */
export const servicesInfrastructureSections: SectionsOf<typeof servicesInfrastructureKinds> = {
  'opened-cabinet': OpenedCabinetSection,
  'heat-balance': HeatBalanceSection,
  'air-filter': AirFilterSection,
  'cabinet-layers': CabinetLayersSection,
  'service-scales': ServiceScalesSection,
  'hall-story': HallStorySection,
  'build-phases': BuildPhasesSection,
  'parts-list': PartsListSection,
  'open-line': OpenLineSection,
};
