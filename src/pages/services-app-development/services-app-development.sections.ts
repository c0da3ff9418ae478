import type { SectionsOf } from '#src/sections/static-section.tsx';
import { AppInHandSection } from './app-in-hand.section.tsx';
import { EntryLogSection } from './entry-log.section.tsx';
import { LockScreenSection } from './lock-screen.section.tsx';
import type { servicesAppDevelopmentKinds } from './services-app-development.kinds.server.ts';
import { TaskRowsSection } from './task-rows.section.tsx';
import { VersionsSection } from './versions.section.tsx';

/** What shows the kinds of sections that only the page `services-app-development` has. */
export const servicesAppDevelopmentSections: SectionsOf<typeof servicesAppDevelopmentKinds> = {
  'app-in-hand': AppInHandSection,
  'task-rows': TaskRowsSection,
  'entry-log': EntryLogSection,
  versions: VersionsSection,
  'lock-screen': LockScreenSection,
};
