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

/** Facts of the company: the one place where an owner rebrands the site (`company.json`). */
export const company = group({
  name: text({ note: 'name of the company; other texts use it as {{company}}', max: 24 }),
  legalName: text({ note: 'legal name of the company, as in its register', max: 60, optional: true }),
  tagline: text({ note: 'what the company does, in a few words', max: 80 }),
  phone: fact(phoneNumber, 'phone of the company, also for chats'),
  whatsapp: optionalFact(phoneNumber, 'number for chats, where it is not the phone'),
  email: fact(z.email(), 'address that visitors write to'),
  logo: fact(z.string(), 'name of the drawn logo in public/brand, without ending'),
  linkedin: optionalFact(z.url(), 'page on the professional network'),
  networks: optionalList(
    group({
      icon: fact(z.enum(networkIcons), 'mark of the network; globe for one that has none here'),
      address: fact(z.url(), 'page of the company on the network'),
      label: text({ note: 'name of the link to a page on a further network', max: 60 }),
    }),
    'pages on further networks, at the end of every page and in structured data',
  ),
  street: optionalFact(z.string().min(1), 'street, number and suite of the headquarters, as on a letter'),
  postalCode: optionalFact(z.string().min(1), 'ZIP or postal code of the headquarters'),
  city: text({ note: 'city of the headquarters', max: 30 }),
  region: text({ note: 'state of the headquarters', max: 30, optional: true }),
  country: text({ note: 'country of the headquarters', max: 30 }),
  seat: text({ note: 'where the headquarters is, in one line', max: 80, values: ['city'] }),
  registerNumber: optionalFact(z.string().min(1), 'number of the company in its commercial register'),
  taxNumber: optionalFact(z.string().min(1), 'tax number of the company'),
  countryCode: fact(z.string().regex(/^[A-Z]{2}$/, 'two letters such as US'), 'country of the headquarters'),
  areaServed: fact(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'two letters such as SA')),
    'countries served (structured data)',
  ),
});

const pageId = z.enum(pageIds);
export const date = fact(z.iso.date(), 'date as 2025-02-27');
const menuPageId = z.enum(menuPageIds);
/** Pages in a menu or a column. */
export const pageList = fact(z.array(menuPageId), 'ids of pages');

/** Order of the navigation bar and the footer (`navigation.json`); labels come from the pages. */
export const navigation = group({
  bar: list(
    group({ page: fact(menuPageId, 'id of the page'), children: pageList }),
    'links of the navigation bar',
  ),
  footer: list(
    group({
      title: text({ note: 'heading of a column of the footer', max: 24 }),
      pages: pageList,
      links: optionalList(group({ to, label: text({ note: 'the link', max: 36 }) }), 'links below the pages'),
    }),
    'columns of the footer',
  ),
});

/** Marks a record that the project came with; whoever replaces or confirms the record takes the mark away. */
const sample = optionalFact(
  z.literal(true),
  'true while the record is a sample, which pages then say; take it away once the record is your own',
);

/** Clients whose logos are shown (`records/clients.json`). */
export const clients = records(
  'client',
  group({
    sample,
    name: text({ note: 'name of the client, also the alternative text of its logo', max: 40 }),
    website: fact(z.url(), 'site of the client'),
  }),
  'the clients, in the order of the logos',
);

const recordSlug = fact(
  z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens'),
  'anchor, made from the English title or question, the same in every language',
);
const result = group({
  label: text({ note: 'what was measured', max: 40 }),
  value: text({ note: 'the result, such as {{uptime}}%', max: 40 }),
});

/** Case studies (`records/case-studies.json`, behavior §3). A text may use the numbers of its record: `{{uptime}}`. */
export const caseStudies = records(
  'case study',
  group({
    sample,
    uuid: fact(z.uuid(), 'id of the study that never changes, a UUID'),
    slug: recordSlug,
    page: fact(pageId, 'id of its page: case-studies-<id>'),
    industry: fact(factId, 'industry of the client: one of the chips of the page case-studies'),
    services: fact(z.array(z.enum(serviceIds)).min(1), 'services that were delivered, the leading one first'),
    client: reference(clients, 'id of the client in records/clients.json'),
    picture: picture('name of a picture in pictures.json'),
    figure: figure(z.number(), 'the number that leads the study, such as 262.5'),
    capacity: optionalFact(z.number(), 'capacity of the site, MW'),
    uptime: optionalFact(z.number(), 'uptime of the network, percent'),
    months: optionalFact(z.number(), 'time of deployment, months'),
    coverage: optionalFact(z.number(), 'coverage of the site, percent'),
    isPlan: optionalFact(z.literal(true), 'true where its drawing is a plan, which is never turned'),
    part: optionalFact(z.string().regex(/^[\d,]+$/, 'x,y,width,height'), 'part of its drawing for phones'),
    certificate: optionalCertificate(
      z.string().regex(/^[a-z0-9-]+\.pdf$/, 'a file name such as ras-ghareb.pdf'),
      'file of the performance certificate in public/certificates/<language>',
    ),
    handover: optionalFact(
      z.iso.date(),
      'day of handover, as 2024-07-01: results of the certificate are measured from it to the last change',
    ),
    status: fact(z.enum(['published', 'draft']), 'only published studies are shown'),
    createdAt: date,
    updatedAt: date,
    createdBy: fact(z.string(), 'who wrote the study'),
    updatedBy: fact(z.string(), 'who changed it last'),
    unit: text({ note: 'unit of the leading number, after it', max: 20 }),
    title: text({ note: 'title of the study', max: 80 }),
    subtitle: text({ note: 'line below the title', max: 110 }),
    place: text({ note: 'where it is', max: 40 }),
    summary: text({ note: 'one or two sentences', max: 220 }),
    fact: group({
      value: text({
        note: 'the one fact that differs, as a figure or in two words; in Arabic never a lone 0 or 1',
        max: 16,
      }),
      label: text({ note: 'what the fact says; it goes on from it', max: 110 }),
    }),
    challenge: text({ note: 'what was difficult, two or three sentences', max: 260 }),
    solution: text({ note: 'what was done, two or three sentences', max: 300 }),
    alt: text({ note: 'what the picture shows, for people who do not see it', max: 160 }),
    drawn: text({
      note: 'what its drawing in public/drawings shows, for people who do not see it; without it lists show the picture',
      max: 160,
      optional: true,
    }),
    results: list(result, 'results of the project'),
    tags: list(group({ label: text({ note: 'a tag, one to three words', max: 30 }) }), 'tags, kind first'),
    seo: group({
      noIndex: fact(z.boolean(), 'keeps the study out of structured data'),
      title: text({
        note: 'title for search engines and in breadcrumbs; the company is added behind it',
        max: 50,
      }),
      description: text({ note: 'description for search engines', min: 70, max: 160 }),
    }),
  }),
  'the case studies',
);

/** Frequent questions (`records/faq.json`, behavior §3). */
export const faq = records(
  'question',
  group({
    slug: recordSlug,
    question: text({ note: 'the question, as a visitor would ask it', max: 110 }),
    answer: text({ note: 'the answer, two to four sentences', max: 600 }),
    tags: list(
      group({ label: text({ note: 'a word that people search for', max: 30 }) }),
      'tags of the entry',
    ),
  }),
  'the questions',
);

/** Success stories of the services (`records/success-stories.json`), found by their key (behavior §2). */
export const successStories = records(
  'success story',
  group({
    sample,
    service: fact(factId, 'key by which the page of the service asks for it'),
    client: text({ note: 'kind of client, such as "Grocery chain, 120 stores"', max: 60 }),
    title: text({ note: 'title of the story', max: 70 }),
    text: text({ note: 'what was done, two sentences', max: 240 }),
    result,
  }),
  'the success stories',
);
