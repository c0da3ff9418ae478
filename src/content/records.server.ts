import { z } from 'zod';
import { fact, group, list, optionalFact, text } from '#src/i18n/fields.server.ts';
import { pageIds } from '#src/routing/routes.ts';

/** Facts of the company: the one place where an owner rebrands the site (`company.json`). */
export const company = group({
  name: text({ note: 'name of the company; other texts use it as {{company}}', max: 24 }),
  tagline: text({ note: 'what the company does, in a few words', max: 80 }),
  phone: fact(
    z.string().regex(/^\+[0-9 ()-]{8,}$/, 'an international number such as +1 (512) 555-0142'),
    'phone of the company, also for chats',
  ),
  email: fact(z.email(), 'address that visitors write to'),
  logo: fact(z.string(), 'name of the drawn logo in public/brand, without ending'),
  linkedin: fact(z.url(), 'page on the professional network'),
  city: text({ note: 'city of the headquarters', max: 30 }),
  region: text({ note: 'state of the headquarters', max: 30 }),
  country: text({ note: 'country of the headquarters', max: 30 }),
  countryCode: fact(z.string().regex(/^[A-Z]{2}$/, 'two letters such as US'), 'country of the headquarters'),
  areaServed: fact(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'two letters such as SA')),
    'countries served (structured data)',
  ),
});

const pageId = z.enum(pageIds);
const pageList = fact(z.array(pageId), 'ids of pages');

/** Order of the navigation bar and the footer (`navigation.json`); labels come from the pages. */
export const navigation = group({
  bar: list(
    group({ page: fact(pageId, 'id of the page'), children: pageList }),
    'links of the navigation bar',
  ),
  footer: list(
    group({ title: text({ note: 'heading of a column of the footer', max: 24 }), pages: pageList }),
    'columns of the footer',
  ),
});

/** Clients whose logos are shown (`records/clients.json`). */
export const clients = list(
  group({
    name: text({ note: 'name of the client, also the alternative text of its logo', max: 40 }),
    website: fact(z.url(), 'site of the client'),
  }),
  'the clients, in the order of the logos',
);

/** Case studies (`records/case-studies.json`). A text may use the numbers of its record: `{{uptime}}`. */
export const caseStudies = list(
  group({
    slug: fact(
      z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens'),
      'anchor of the study, made from its English title',
    ),
    picture: fact(z.string(), 'name of a picture in pictures.json'),
    capacity: fact(z.number(), 'capacity of the site, MW'),
    uptime: optionalFact(z.number(), 'uptime of the network, percent'),
    months: optionalFact(z.number(), 'time of deployment, months'),
    coverage: optionalFact(z.number(), 'coverage of the site, percent'),
    unit: text({ note: 'unit of the capacity, after the number', max: 16 }),
    title: text({ note: 'title of the study', max: 70 }),
    place: text({ note: 'where it is', max: 40 }),
    summary: text({ note: 'one or two sentences', max: 200 }),
    alt: text({ note: 'what the picture shows, for people who do not see it', max: 160 }),
    results: list(
      group({
        label: text({ note: 'what was measured', max: 32 }),
        value: text({ note: 'the result, such as {{uptime}}%', max: 32 }),
      }),
      'results of the project',
    ),
  }),
  'the case studies',
);
