import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { aboutKinds } from './about.kinds.server.ts';
import { ClaimSection } from './claim.section.tsx';
import { IntroductionSection } from './introduction.section.tsx';
import { MissionNotesSection } from './mission-notes.section.tsx';
import { NotesSection } from './notes.section.tsx';
import { RulesSection } from './rules.section.tsx';
import { SiteQuestionSection } from './site-question.section.tsx';

/** What shows the kinds of sections that only the page `about` has. */
export const aboutSections: SectionsOf<typeof aboutKinds> = {
  claim: ClaimSection,
  introduction: IntroductionSection,
  'mission-notes': MissionNotesSection,
  notes: NotesSection,
  rules: RulesSection,
  'site-question': SiteQuestionSection,
};
