import { group, text } from '#src/i18n/fields.server.ts';

/** Words that the pages of all case studies share (`records/study-words.json`). */
export const studyWords = group({
  all: text({ note: 'link to the list of all case studies', max: 30 }),
  size: text({ note: 'label of the size of the project: 500 MW, 120 stores', max: 24 }),
  place: text({ note: 'label of the place', max: 24 }),
  client: text({ note: 'label of the client', max: 24 }),
  services: text({ note: 'label of the services that were delivered', max: 24 }),
});

/** Words of the performance certificates (`records/certificate.json`); project and results come from the case studies. */
export const certificate = group({
  title: text({ note: 'title of the certificate', max: 40 }),
  number: text({ note: 'label of its number', max: 24 }),
  statement: text({ note: 'what {{company}} certifies, one sentence', max: 260, values: ['company'] }),
  client: text({ note: 'label of the client', max: 24 }),
  place: text({ note: 'label of the place', max: 24 }),
  capacity: text({ note: 'label of the power that the site generates', max: 30 }),
  monitoring: group({
    label: text({ note: 'what was measured', max: 40 }),
    value: text({ note: 'the result, such as 24/7', max: 40 }),
  }),
  method: text({ note: 'heading of how the results are measured', max: 40 }),
  uptime: text({ note: 'what uptime means, one sentence', max: 140 }),
  coverage: text({ note: 'what coverage means, one sentence', max: 140 }),
  period: text({ note: 'label of the time from handover to the date of issue', max: 24 }),
  issuer: text({ note: 'label of who issued the certificate', max: 24 }),
  department: text({ note: 'part of the company that issued it', max: 40 }),
  seat: text({ note: 'where it was issued: {{city}}, {{region}}, {{country}}', max: 80, values: ['city'] }),
  date: text({ note: 'label of the date of issue', max: 24 }),
  mark: text({ note: 'one word on the certificate: the document is a sample', max: 12 }),
  sample: text({
    note: 'says that it is a sample; an owner with real projects writes another line',
    max: 140,
  }),
});
