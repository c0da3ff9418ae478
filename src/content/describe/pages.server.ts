import { z } from 'zod';
import { group, optionalFact, reference, text } from '#src/i18n/fields.server.ts';
import { caseStudies, date } from './records.server.ts';
import { sections } from './sections.server.ts';

/** Fields of every page's bundle: `locales/<language>/pages/<id>.json` and `locales/shared/pages/<id>.json`. */
export const page = group({
  name: text('name of the page: breadcrumbs, footer, first part of the browser tab', { max: 60 }),
  menu: text('short name for the navigation bar', { max: 26 }),
  summary: text('one line about the page: panels of the navigation bar, search', { max: 90 }),
  title: text('title for search engines; the company is added behind it', { max: 50 }),
  description: text('description for search engines', { min: 70, max: 160 }),
  published: date,
  modified: date,
  remote: optionalFact('the service is also offered in remote areas (structured data)', z.boolean()),
  sections,
});

/** The bundle of a case study's page: name, SEO texts and dates come from the study. */
export const studyPage = group({ study: reference('id of the case study', caseStudies), sections });
