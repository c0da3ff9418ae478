import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { servicesAiSolutionsKinds } from './services-ai-solutions.kinds.server.ts';
import { AnsweredQuestionsSection } from './answered-questions.section.tsx';
import { BearingTraceSection } from './bearing-trace.section.tsx';
import { DecisionGatesSection } from './decision-gates.section.tsx';
import { FourQuestionsSection } from './four-questions.section.tsx';
import { ModelCardSection } from './model-card.section.tsx';
import { OpenQuestionSection } from './open-question.section.tsx';
import { QuestionOpeningSection } from './question-opening.section.tsx';

/** What shows the kinds of sections that only the page `services-ai-solutions` has. */
export const servicesAiSolutionsSections: SectionsOf<typeof servicesAiSolutionsKinds> = {
  'question-opening': QuestionOpeningSection,
  'bearing-trace': BearingTraceSection,
  'four-questions': FourQuestionsSection,
  'model-card': ModelCardSection,
  'decision-gates': DecisionGatesSection,
  'answered-questions': AnsweredQuestionsSection,
  'open-question': OpenQuestionSection,
};
