import { z } from 'zod';
import { figure, group, island, list, numberOf, reference, text } from '#src/i18n/fields.server.ts';
import { caseStudies } from '#src/content/describe/records.server.ts';
import {
  actions,
  alt,
  beforeLinks,
  heading,
  lead,
  pageLinks,
  studies,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `renewable-case-studies` has. */
export const renewableCaseStudiesKinds = {
  'farms-opening': group({ title: text({ note: 'headline of the page', max: 70 }), lead, studies }),
  impact: island({
    title: text({ note: 'heading of the section, set small above its figures', max: 40 }),
    items: list(
      group({
        value: figure(z.union([z.number(), z.string()]), 'a number that counts up, or a text such as "24/7"'),
        count: numberOf('value'),
        before: text({ note: 'words before the figure, such as "more than"', max: 16, optional: true }),
        unit: text({ note: 'sign or unit after the figure', max: 16, optional: true }),
        label: text({ note: 'what the figure says', max: 60 }),
      }),
      'the figures; the first one is as large as a figure gets',
    ),
  }),
  projects: group({
    title: heading,
    scale: text({ note: 'what one light of the drawing stands for, and what its two colors mean', max: 120 }),
    certificate: text({ note: 'link to the certificate: Performance certificate', max: 40 }),
    study: text({ note: 'link to the case study', max: 30 }),
    studies,
    sheets: list(
      group({
        near: text({ note: 'where the project is, without the country', max: 24 }),
        value: text({
          note: 'what sets this project apart, in one to three words; in Arabic never a lone 0 or 1',
          max: 20,
        }),
        label: text({ note: 'what that means; it goes on from it', max: 90 }),
        alt,
      }),
      'what sets each of the studies apart, in their order',
    ),
  }),
  'like-yours': group({
    title: text({ note: 'question at the end of the page', max: 60 }),
    lead,
    items: list(
      group({
        study: reference(caseStudies, 'id of the case study'),
        text: text({ note: 'what a site like this one is like, as an answer to the question', max: 48 }),
      }),
      'possible answers, each leads to a project',
    ),
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
