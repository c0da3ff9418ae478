import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesKinds } from './services.kinds.server.ts';
import { ServiceIndexSection } from './service-index.section.tsx';
import { ProjectWeeksSection } from './project-weeks.section.tsx';
import { OpenPlaceSection } from './open-place.section.tsx';

/** What shows the kinds of sections that only the page `services` has. */
export const servicesSections: SectionsOf<typeof servicesKinds> = {
  'service-index': ServiceIndexSection,
  'project-weeks': ProjectWeeksSection,
  'open-place': OpenPlaceSection,
};
