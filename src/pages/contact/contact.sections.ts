import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { contactKinds } from './contact.kinds.server.ts';
import { ContactOpeningSection } from './contact-opening.section.tsx';

/** What shows the kinds of sections that only the page `contact` has. */
export const contactSections: SectionsOf<typeof contactKinds> = {
  'contact-opening': ContactOpeningSection,
};
