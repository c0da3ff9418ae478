import { group, plural, text } from '#src/i18n/fields.server.ts';

const kind = (note: string) => text({ note: `kind of a result, beside its title: ${note}`, max: 20 });
const link = (note: string) => text({ note, max: 40 });

/** Words of the search list (`search.json`). */
export const searchMessages = group({
  results: text({ note: 'name of the list of results for screen readers', max: 40 }),
  count: plural({ note: 'how many results there are, read aloud', values: ['count'] }),
  close: text({
    note: 'heading above results that match the query only in part, also read aloud',
    max: 40,
  }),
  layout: text({
    note: 'heading above results for what was typed with the keyboard of the other language; {{query}} is what was meant',
    values: ['query'],
    max: 60,
  }),
  none: text({ note: 'when nothing is found', values: ['query'], max: 60 }),
  advice: text({ note: 'what to do when nothing is found; four links follow', max: 80 }),
  links: group({
    services: link('link to the services when nothing is found'),
    caseStudies: link('link to the case studies when nothing is found'),
    faq: link('link to the frequent questions when nothing is found'),
    contact: link('link to the contact page when nothing is found'),
  }),
  kinds: group({
    page: kind('a page'),
    service: kind('a service'),
    caseStudy: kind('a case study'),
    industry: kind('an industry'),
    solution: kind('a solution'),
    faq: kind('an answered question'),
  }),
});
