import { folderOf, type RouteId } from '#src/routing/routes.ts';
import type { SectionTable } from '#src/sections/static-section.tsx';

/** What shows the sections that only one page has. */
const pageSections: Readonly<Record<string, () => Promise<SectionTable>>> = {
  contact: async () => (await import('#src/pages/contact/contact.sections.ts')).contactSections,
  'cookie-policy': async () =>
    (await import('#src/pages/cookie-policy/cookie-policy.sections.ts')).cookiePolicySections,
};

/** Fetches what shows the sections that a page does not share with others. */
export async function loadOwnSections(id: RouteId): Promise<SectionTable> {
  return (await pageSections[folderOf(id)]?.()) ?? {};
}
