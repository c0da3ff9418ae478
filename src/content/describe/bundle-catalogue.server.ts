import { z } from 'zod';
import type { Field } from '#src/i18n/fields.server.ts';
import { messageSets } from '#src/i18n/messages/message-sets.server.ts';
import type { Namespace } from '#src/i18n/message-keys.ts';
import { isStudyPage, NOT_FOUND, pageIds } from '#src/routing/routes.ts';
import { page, studyPage } from './pages.server.ts';
import { locations } from './locations.server.ts';
import { routeTable } from './route-table.server.ts';
import { radioPath } from './radio-path.server.ts';
import { caseStudies, clients, company, faq, navigation, successStories } from './records.server.ts';
import { search } from './search-entries.server.ts';
import { certificate, studyWords } from './study-words.server.ts';

/** A bundle that every language has: its path inside the language's folder, and its field. */
export type BundleDescription = { path: string; field: Field; hasFacts: boolean };

/** Returns the path of a page's bundle inside `locales/<language>` and `locales/shared`. */
export function pageBundlePath(id: string): string {
  return `pages/${id}.json`;
}

/** Returns the path of a namespace's bundle inside `locales/<language>`. */
export function messagesPath(name: Namespace): string {
  return `${name}.json`;
}

/** Returns whether a bundle contains messages, whose placeholders are filled at run time. */
export function holdsMessages(path: string): boolean {
  return Object.keys(messageSets).some((name) => path === `${name}.json`);
}

/** Bundles other than pages and messages. Those with facts have a file with the same path in `locales/shared`. */
export const ownBundles = {
  company: { path: 'company.json', field: company, hasFacts: true },
  navigation: { path: 'navigation.json', field: navigation, hasFacts: true },
  clients: { path: 'records/clients.json', field: clients, hasFacts: true },
  caseStudies: { path: 'records/case-studies.json', field: caseStudies, hasFacts: true },
  certificate: { path: 'records/certificate.json', field: certificate, hasFacts: false },
  faq: { path: 'records/faq.json', field: faq, hasFacts: true },
  locations: { path: 'records/locations.json', field: locations, hasFacts: true },
  radioPath: { path: 'records/radio-path.json', field: radioPath, hasFacts: true },
  search: { path: 'records/search.json', field: search, hasFacts: true },
  studyWords: { path: 'records/study-words.json', field: studyWords, hasFacts: false },
  successStories: { path: 'records/success-stories.json', field: successStories, hasFacts: true },
} as const satisfies Record<string, BundleDescription>;

/** Path of the picture list, only in `locales/shared`. */
export const PICTURES_PATH = 'pictures.json';

/** Path of the page table, only in `locales/shared`. */
export const ROUTES_PATH = 'routes.json';

/** Path of the contact form's choices, only in `locales/shared`. */
export const CHOICES_PATH = 'choices.json';

/** Path of the list of texts and figures that state a count, only in `locales/shared`. */
export const COUNTS_PATH = 'counts.json';

/** Path of the redirects, only in `locales/shared`. */
export const REDIRECTS_PATH = 'redirects.json';

/** Lists every bundle of a language, for the given pages and the 404 page. */
export function listBundles(pages: readonly string[]): readonly BundleDescription[] {
  return [
    ...Object.entries(messageSets).map(([name, field]) => ({ path: `${name}.json`, field, hasFacts: false })),
    ...Object.values(ownBundles),
    ...[...pages, NOT_FOUND].map((id) => ({
      path: pageBundlePath(id),
      field: isStudyPage(id) ? studyPage : page,
      hasFacts: true,
    })),
  ];
}

/** Every bundle of a language, for the pages that this process knows. */
export const bundleCatalogue = listBundles(pageIds);

/** Entry of `pictures.json`; the encoder may add more fields. */
export const pictures = z
  .record(
    z.string(),
    z.object({
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      widths: z.array(z.number().int().positive()).min(1),
      color: z.string().regex(/^#[0-9a-f]{6}$/, 'a color such as #374351'),
    }),
  )
  .meta({ description: 'the pictures, by the name of their files without width and ending' });

const choiceIds = z.array(z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens')).min(1);

/** Schema of `choices.json`: ids, whose labels are in each language's `contact.json` under the same names. */
const choices = z.strictObject({
  contactIndustries: choiceIds.meta({ description: 'industries that the contact form offers' }),
  contactServices: choiceIds.meta({ description: 'services that the contact form offers, each with a page' }),
});

/** Schema of `redirects.json`: addresses of a former site, and the pages that replace them. */
const redirects = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(
        /^(?:\/[\p{L}\p{N}_~-][\p{L}\p{N}._~-]*)+$/u,
        'a path such as /old/page.php, without a slash at its end',
      )
      .meta({
        description: 'a former address, from the root of the site; without a language it holds in each',
      }),
    page: z.string().meta({ description: 'the id of the page in routes.json' }),
  }),
);

const place = z.string().regex(/^[\w/-]+\.json:[\w.-]+$/, 'a place such as pages/services.json:summary');

/** Schema of `counts.json`: what is counted, and the texts and figures that state the count. */
export const counts = z.array(
  z.strictObject({
    of: place.meta({ description: 'the list in locales/shared whose items are counted, or a number there' }),
    sum: z
      .string()
      .optional()
      .meta({ description: 'number of the case studies in the list that is added up' }),
    mean: z
      .string()
      .optional()
      .meta({ description: 'number of the case studies in the list that is averaged' }),
    per: z.number().positive().optional().meta({ description: 'what the sum is divided by, such as 1000' }),
    said: z.array(place).min(1).meta({ description: 'texts of every language, or a figure, that say it' }),
  }),
);

/** Schemas of the files that exist in `locales/shared` only. */
export const sharedFiles: readonly (readonly [path: string, schema: z.ZodType])[] = [
  [CHOICES_PATH, choices],
  [COUNTS_PATH, counts],
  [PICTURES_PATH, pictures],
  [REDIRECTS_PATH, redirects],
  [ROUTES_PATH, routeTable],
];

export type Pictures = z.infer<typeof pictures>;

const wordsByLanguage = z.record(z.string(), z.array(z.string().min(1)).min(1));

/** Schema of the glossary: words that a language has to use or avoid. */
export const glossary = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        en: z.string().min(1),
        ar: z.string().min(1),
        avoid: z.array(z.string().min(1)).optional().meta({ description: 'Arabic words not to use' }),
      }),
    )
    .meta({ description: 'terms of the trade and their one translation' }),
  keep: z.record(z.string(), z.array(z.string().min(1))).meta({
    description: 'by language: names and abbreviations that stay in the letters of another language',
  }),
  numbers: z
    .array(z.strictObject({ number: z.string().min(1), words: wordsByLanguage }))
    .meta({ description: 'numbers that a language may say in words; * stands for any letters' }),
  units: z
    .array(wordsByLanguage)
    .meta({ description: 'units behind numbers, as each language writes them; * stands for any letters' }),
  repeats: z
    .record(z.string(), z.array(z.string().regex(/^[\p{L}\p{M}*’]+$/u, 'a word; * stands for any letters')))
    .optional()
    .meta({ description: 'by language: words that may stand twice in a row; * stands for any letters' }),
  phrases: z
    .record(
      z.string(),
      z.array(z.string().regex(/^[\p{L}\p{M}\p{N}*’-]+ [\p{L}\p{M}\p{N}*’-]+$/u, 'two words')),
    )
    .optional()
    .meta({ description: 'by language: two words on one line of a headline; * stands for any letters' }),
  quotes: z
    .record(z.string(), z.tuple([z.string(), z.string()]))
    .optional()
    .meta({ description: 'by language: its quotes, where they are not those of its script' }),
});

export type Glossary = z.infer<typeof glossary>;
