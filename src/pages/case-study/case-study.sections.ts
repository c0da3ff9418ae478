import type { SectionsOf } from '#src/sections/static-section.tsx';
import type { caseStudyKinds } from './case-study.kinds.server.ts';
import { StudyOpeningSection } from './study-opening.section.tsx';
import { StudyAccountSection } from './study-account.section.tsx';
import { StudyCertificateSection } from './study-certificate.section.tsx';
import { StudyQuestionSection } from './study-question.section.tsx';
import { NextStudySection } from './next-study.section.tsx';

/** What shows the kinds of sections that only the pages of case studies have. */
export const caseStudySections: SectionsOf<typeof caseStudyKinds> = {
  'study-opening': StudyOpeningSection,
  'study-account': StudyAccountSection,
  'study-certificate': StudyCertificateSection,
  'study-question': StudyQuestionSection,
  'next-study': NextStudySection,
};
