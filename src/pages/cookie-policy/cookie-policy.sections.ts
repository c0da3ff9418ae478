import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { cookiePolicyKinds } from './cookie-policy.kinds.server.ts';
import { StoredItemsSection } from './stored-items.section.tsx';

/** What shows the kinds of sections that only the page `cookie-policy` has. */
export const cookiePolicySections: SectionsOf<typeof cookiePolicyKinds> = {
  'stored-items': StoredItemsSection,
};
