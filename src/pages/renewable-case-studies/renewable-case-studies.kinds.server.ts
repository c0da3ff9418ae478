import { z } from 'zod';
import { figure, group, island, list, numberOf, text } from '#src/i18n/fields.server.ts';
import {
  heading,
  optionalEyebrow,
  optionalLead,
  studies,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `renewable-case-studies` has. */
export const renewableCaseStudiesKinds = {
  impact: island({
    eyebrow: optionalEyebrow,
    title: heading,
    items: list(
      group({
        value: figure(z.union([z.number(), z.string()]), 'a number that counts up, or a text such as "24/7"'),
        count: numberOf('value'),
        before: text({ note: 'words before the figure, such as "more than"', max: 16, optional: true }),
        unit: text({ note: 'sign or unit after the figure', max: 16, optional: true }),
        label: text({ note: 'what the figure says', max: 60 }),
      }),
      'the figures',
    ),
  }),
  projects: group({
    eyebrow: optionalEyebrow,
    title: heading,
    lead: optionalLead,
    studies,
    certificate: text({ note: 'link to the certificate: Performance certificate', max: 40 }),
    study: text({ note: 'link to the case study', max: 30 }),
  }),
} as const;
