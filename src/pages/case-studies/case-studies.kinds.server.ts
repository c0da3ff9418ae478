import { group, island, list, text } from '#src/i18n/fields.server.ts';
import { heading, studies } from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `case-studies` has. */
export const caseStudiesKinds = {
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
        'industries of the case studies, in the order of their chips',
      ),
      services: list(
        group({ label: text({ note: 'name of a service on a chip', max: 40 }) }),
        'services of the case studies, in the order of their chips; each has a page',
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
} as const;
