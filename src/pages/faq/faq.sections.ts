import type { SectionsOf } from '#src/sections/static-section.tsx';
import { AnswersPathSection } from './answers-path.section.tsx';
import type { faqKinds } from './faq.kinds.server.ts';
import { OwnQuestionSection } from './own-question.section.tsx';

/** What shows the kinds of sections that only the page `faq` has. */
export const faqSections: SectionsOf<typeof faqKinds> = {
  'answers-path': AnswersPathSection,
  'own-question': OwnQuestionSection,
};
