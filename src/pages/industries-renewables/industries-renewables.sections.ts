import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { industriesRenewablesKinds } from './industries-renewables.kinds.server.ts';
import { ProjectRowsSection } from './project-rows.section.tsx';

/** What shows the kinds of sections that only the page `industries-renewables` has. */
export const industriesRenewablesSections: SectionsOf<typeof industriesRenewablesKinds> = {
  'project-rows': ProjectRowsSection,
};
