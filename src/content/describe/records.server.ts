import { z } from 'zod';
import {
  fact,
  figure,
  group,
  list,
  optionalCertificate,
  optionalFact,
  optionalList,
  picture,
  records,
  reference,
  text,
} from '#src/i18n/fields.server.ts';
import { menuPageIds, pageIds } from '#src/routing/routes.ts';
import { serviceIds } from '#src/routing/service-pages.ts';
import { factId } from './derive-schemas.server.ts';
import { to } from './link-target.server.ts';

const phoneNumber = z
  .string()
  .regex(/^\+[0-9 ()-]{8,}$/, 'an international number such as +1 (512) 555-0142');

const networkIcons = ['facebook', 'globe', 'instagram', 'x', 'youtube'] as const;

/** Facts of the company; change them to rebrand the site (`company.json`). */
export const company = group({
  name: text('name of the company; other texts use it as {{company}}', { max: 24 }),
  legalName: text('legal name of the company, as in its register', { max: 60, optional: true }),
  tagline: text('what the company does, in a few words', { max: 80 }),
  phone: fact('phone of the company, also for chats', phoneNumber),
  whatsapp: optionalFact('number for chats, where it is not the phone', phoneNumber),
  email: fact('address that visitors write to', z.email()),
  logo: fact('name of the drawn logo in public/brand, without ending', z.string()),
  linkedin: optionalFact('page on the professional network', z.url()),
  networks: optionalList('pages on further networks, at the end of every page and in structured data', {
    icon: fact('mark of the network; globe for one that has none here', z.enum(networkIcons)),
    address: fact('page of the company on the network', z.url()),
    label: text('name of the link to a page on a further network', { max: 60 }),
  }),
  street: optionalFact('street, number and suite of the headquarters, as on a letter', z.string().min(1)),
  postalCode: optionalFact('ZIP or postal code of the headquarters', z.string().min(1)),
  city: text('city of the headquarters', { max: 30 }),
  region: text('state of the headquarters', { max: 30, optional: true }),
  country: text('country of the headquarters', { max: 30 }),
  seat: text('where the headquarters is, in one line', { max: 80, values: ['city'] }),
  registerNumber: optionalFact('number of the company in its commercial register', z.string().min(1)),
  taxNumber: optionalFact('tax number of the company', z.string().min(1)),
  countryCode: fact('country of the headquarters', z.string().regex(/^[A-Z]{2}$/, 'two letters such as US')),
  areaServed: fact(
    'countries served (structured data)',
    z.array(z.string().regex(/^[A-Z]{2}$/, 'two letters such as SA')),
  ),
});

const pageId = z.enum(pageIds);
export const date = fact('date as 2025-02-27', z.iso.date());
const menuPageId = z.enum(menuPageIds);
/** Pages in a menu or a column. */
export const pageList = fact('ids of pages', z.array(menuPageId));

/** Order of the navigation bar and the footer (`navigation.json`); labels come from the pages. */
export const navigation = group({
  bar: list('links of the navigation bar', { page: fact('id of the page', menuPageId), children: pageList }),
  footer: list('columns of the footer', {
    title: text('heading of a column of the footer', { max: 24 }),
    pages: pageList,
    links: optionalList('links below the pages', { to, label: text('the link', { max: 36 }) }),
  }),
});

/** Marks a record as sample data; remove it once the record is replaced or confirmed. */
const sample = optionalFact(
  'true while the record is a sample, which pages then say; take it away once the record is your own',
  z.literal(true),
);

/** Clients whose logos are shown (`records/clients.json`). */
export const clients = records('client', 'the clients, in the order of the logos', {
  sample,
  name: text('name of the client, also the alternative text of its logo', { max: 40 }),
  website: fact('site of the client', z.url()),
});

const recordSlug = fact(
  'anchor, made from the English title or question, the same in every language',
  z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens'),
);
const result = {
  label: text('what was measured', { max: 40 }),
  value: text('the result, such as {{uptime}}%', { max: 40 }),
};

/** Case studies (`records/case-studies.json`, behavior §3). Texts may use numbers of their record: `{{uptime}}`. */
export const caseStudies = records('case study', 'the case studies', {
  sample,
  uuid: fact('id of the study that never changes, a UUID', z.uuid()),
  slug: recordSlug,
  page: fact('id of its page: case-studies-<id>', pageId),
  industry: fact('industry of the client: one of the chips of the page case-studies', factId),
  services: fact('services that were delivered, the leading one first', z.array(z.enum(serviceIds)).min(1)),
  client: reference('id of the client in records/clients.json', clients),
  picture: picture('name of a picture in pictures.json'),
  figure: figure('the number that leads the study, such as 262.5', z.number()),
  capacity: optionalFact('capacity of the site, MW', z.number()),
  uptime: optionalFact('uptime of the network, percent', z.number()),
  months: optionalFact('time of deployment, months', z.number()),
  coverage: optionalFact('coverage of the site, percent', z.number()),
  isPlan: optionalFact('true where its drawing is a plan, which is never turned', z.literal(true)),
  certificate: optionalCertificate(
    'file of the performance certificate in public/certificates/<language>',
    z.string().regex(/^[a-z0-9-]+\.pdf$/, 'a file name such as ras-ghareb.pdf'),
  ),
  handover: optionalFact(
    'day of handover, as 2024-07-01: results of the certificate are measured from it to the last change',
    z.iso.date(),
  ),
  status: fact('only published studies are shown', z.enum(['published', 'draft'])),
  createdAt: date,
  updatedAt: date,
  createdBy: fact('who wrote the study', z.string()),
  updatedBy: fact('who changed it last', z.string()),
  unit: text('unit of the leading number, after it', { max: 20 }),
  title: text('title of the study', { max: 80 }),
  subtitle: text('line below the title', { max: 110 }),
  place: text('where it is', { max: 40 }),
  summary: text('one or two sentences', { max: 220 }),
  fact: group({
    value: text('the one fact that differs, as a figure or in two words; in Arabic never a lone 0 or 1', {
      max: 16,
    }),
    label: text('what the fact says; it goes on from it', { max: 110 }),
  }),
  challenge: text('what was difficult, two or three sentences', { max: 260 }),
  solution: text('what was done, two or three sentences', { max: 300 }),
  alt: text('what the picture shows, for people who do not see it', { max: 160 }),
  drawn: text(
    'what its drawing in public/drawings shows, for people who do not see it; without it lists show the picture',
    { max: 160, optional: true },
  ),
  results: list('results of the project', result),
  tags: list('tags, kind first', { label: text('a tag, one to three words', { max: 30 }) }),
  seo: group({
    noIndex: fact('keeps the study out of structured data', z.boolean()),
    title: text('title for search engines and in breadcrumbs; the company is added behind it', { max: 50 }),
    description: text('description for search engines', { min: 70, max: 160 }),
  }),
});

/** Frequently asked questions (`records/faq.json`, behavior §3). */
export const faq = records('question', 'the questions', {
  slug: recordSlug,
  question: text('the question, as a visitor would ask it', { max: 110 }),
  answer: text('the answer, two to four sentences', { max: 600 }),
  tags: list('tags of the entry', { label: text('a word that people search for', { max: 30 }) }),
});

/** Success stories of the services (`records/success-stories.json`), selected by service key (behavior §2). */
export const successStories = records('success story', 'the success stories', {
  sample,
  service: fact('key by which the page of the service asks for it', factId),
  client: text('kind of client, such as "Grocery chain, 120 stores"', { max: 60 }),
  title: text('title of the story', { max: 70 }),
  text: text('what was done, two sentences', { max: 240 }),
  result: group(result),
});
