import { caseStudies } from '#src/content/describe/records.server.ts';
import { certificate, studyWords } from '#src/content/describe/study-words.server.ts';
import { lead } from '#src/content/describe/section-fields.server.ts';
import { to } from '#src/content/describe/link-target.server.ts';
import { group, reference, text, variants, whole } from '#src/i18n/fields.server.ts';
import { studyDrawings } from './study-drawings.server.ts';

const study = reference(caseStudies, 'id of a case study');
const words = whole(studyWords);

/** Kinds of sections that the page of a case study has. */
export const caseStudyKinds = {
  'study-opening': group({
    study,
    words,
    title: text({ note: 'headline of the page: what was different here, a short sentence', max: 60 }),
    drawing: variants(studyDrawings),
  }),
  'study-account': group({ study, words }),
  'study-certificate': group({ study, certificate: whole(certificate) }),
  'study-question': group({
    study,
    words,
    title: text({ note: 'a question to the reader that only this project can ask', max: 60 }),
    lead,
    action: group({ to, label: text({ note: 'link to the contact form, said as an action', max: 30 }) }),
  }),
  'next-study': group({ study, words }),
} as const;
