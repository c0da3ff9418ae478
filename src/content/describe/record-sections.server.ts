import { z } from 'zod';
import { fact, group, island, list, text } from '#src/i18n/fields.server.ts';
import {
  alt,
  eyebrow,
  heading,
  optionalEyebrow,
  optionalLead,
  picture,
  studies,
} from './section-fields.server.ts';
import { studyIndustries, studyServices } from './study-filters.ts';

/** Kinds of sections that show records: case studies, projects, questions. */
export const recordSectionKinds = {
  'case-studies': island({
    title: heading,
    studies,
    filter: group({
      label: text({ note: 'name of the group of buttons, for screen readers', max: 60 }),
      byIndustry: text({ note: 'switch to the industries: By Industry', max: 30 }),
      byService: text({ note: 'switch to the services: By Service', max: 30 }),
      all: text({ note: 'chip that shows every study', max: 20 }),
      industries: list(
        group({ label: text({ note: 'name of an industry on a chip', max: 40 }) }),
        `the industries: ${studyIndustries.join(', ')}`,
      ),
      services: list(
        group({ label: text({ note: 'name of a service on a chip', max: 40 }) }),
        `the services: ${studyServices.join(', ')}`,
      ),
      empty: text({
        note: 'shown when no study fits: No case studies found for the selected filter.',
        max: 90,
      }),
    }),
    labels: group({
      details: text({ note: 'button that opens challenge and solution', max: 40 }),
      challenge: text({ note: 'heading of the challenge', max: 30 }),
      solution: text({ note: 'heading of the solution', max: 30 }),
      tags: text({ note: 'name of the list of tags, for screen readers', max: 30 }),
      client: text({ note: 'label before the name of the client', max: 20 }),
      copyLink: text({ note: 'button that copies the address of the study', max: 30 }),
      linkCopied: text({ note: 'said once the address is copied', max: 30 }),
      linkNotCopied: text({ note: 'said when the browser does not allow copying', max: 90 }),
      certificate: text({ note: 'link to the performance certificate', max: 40 }),
    }),
  }),
  impact: island({
    eyebrow: optionalEyebrow,
    title: heading,
    items: list(
      group({
        value: fact(z.union([z.number(), z.string()]), 'a number that counts up, or a text such as "24/7"'),
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
  'project-rows': group({
    eyebrow,
    title: heading,
    link: text({ note: 'link to the case study', max: 30 }),
    items: list(
      group({
        study: fact(z.string(), 'id of the case study'),
        picture,
        alt,
        title: text({ note: 'title of the story', max: 70 }),
        subtitle: text({ note: 'line below the title', max: 90 }),
        text: text({ note: 'what was done, two or three sentences', max: 320 }),
        achievements: list(
          group({ text: text({ note: 'one achievement, such as 99.9% network uptime', max: 60 }) }),
          'achievements of the project',
        ),
      }),
      'success stories with pictures',
    ),
  }),
  faq: group({
    eyebrow: optionalEyebrow,
    title: heading,
    lead: optionalLead,
    entries: fact(z.array(z.string()), 'ids of entries of records/faq.json'),
  }),
} as const;
