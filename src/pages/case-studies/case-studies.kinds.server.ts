import { group, island, list, text } from '#src/i18n/fields.server.ts';
import { heading, studies } from '#src/content/describe/section-fields.server.ts';

/** Section kinds of the page `case-studies` only. */
export const caseStudiesKinds = {
  'case-studies': island({
    title: heading,
    studies,
    filter: group({
      label: text('name of the group of buttons, for screen readers', { max: 60 }),
      byIndustry: text('switch to the industries: By Industry', { max: 30 }),
      byService: text('switch to the services: By Service', { max: 30 }),
      all: text('chip that shows every study', { max: 20 }),
      industries: list('industries of the case studies, in the order of their chips', {
        label: text('name of an industry on a chip', { max: 40 }),
      }),
      services: list('services of the case studies, in the order of their chips; each has a page', {
        label: text('name of a service on a chip', { max: 40 }),
      }),
      empty: text('shown when no study fits: No case studies found for the selected filter.', { max: 90 }),
    }),
    labels: group({
      details: text('button that opens challenge and solution', { max: 40 }),
      challenge: text('heading of the challenge', { max: 30 }),
      solution: text('heading of the solution', { max: 30 }),
      tags: text('name of the list of tags, for screen readers', { max: 30 }),
      client: text('label before the name of the client', { max: 20 }),
      copyLink: text('button that copies the address of the study', { max: 30 }),
      linkCopied: text('said once the address is copied', { max: 30 }),
      linkNotCopied: text('said when the browser does not allow copying', { max: 90 }),
      certificate: text('link to the performance certificate', { max: 40 }),
    }),
  }),
} as const;
