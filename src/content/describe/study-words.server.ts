import { group, text } from '#src/i18n/fields.server.ts';

/** Texts that all case-study pages share (`records/study-words.json`). */
export const studyWords = group({
  all: text('link to the list of all case studies', { max: 30 }),
  size: text('label of the size of the project: 500 MW, 120 stores', { max: 24 }),
  place: text('label of the place', { max: 24 }),
  client: text('label of the client', { max: 24 }),
  services: text('label of the services that were delivered', { max: 24 }),
});

/** Texts of performance certificates (`records/certificate.json`); project and results come from case studies. */
export const certificate = group({
  title: text('title of the certificate', { max: 40 }),
  number: text('label of its number', { max: 24 }),
  statement: text('what {{company}} certifies, one sentence', { max: 260, values: ['company'] }),
  client: text('label of the client', { max: 24 }),
  place: text('label of the place', { max: 24 }),
  capacity: text('label of the power that the site generates', { max: 30 }),
  monitoring: group({
    label: text('what was measured', { max: 40 }),
    value: text('the result, such as 24/7', { max: 40 }),
  }),
  method: text('heading of how the results are measured', { max: 40 }),
  uptime: text('what uptime means, one sentence', { max: 140 }),
  coverage: text('what coverage means, one sentence', { max: 140 }),
  period: text('label of the time from handover to the date of issue', { max: 24 }),
  issuer: text('label of who issued the certificate', { max: 24 }),
  department: text('part of the company that issued it', { max: 40 }),
  seat: text('where it was issued: {{city}}, {{region}}, {{country}}', { max: 80, values: ['city'] }),
  date: text('label of the date of issue', { max: 24 }),
  mark: text('one word on the certificate: the document is a sample', { max: 12 }),
  sample: text('says that it is a sample; an owner with real projects writes another line', { max: 140 }),
});
