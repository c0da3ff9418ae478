import type { SectionsOf } from '#src/sections/static-section.tsx';
import { CommonGroundSection } from './common-ground.section.tsx';
import { EmptyLotSection } from './empty-lot.section.tsx';
import type { industriesKinds } from './industries.kinds.server.ts';
import { SectorsSection } from './sectors.section.tsx';

/** What shows the kinds of sections that only the page `industries` has. */
export const industriesSections: SectionsOf<typeof industriesKinds> = {
  'common-ground': CommonGroundSection,
  'empty-lot': EmptyLotSection,
  sectors: SectorsSection,
};
