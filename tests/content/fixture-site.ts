import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import choices from '#locales/shared/choices.json' with { type: 'json' };
import table from '#locales/shared/routes.json' with { type: 'json' };
import { bundleCatalogue } from '#src/content/describe/bundle-catalogue.server.ts';
import { findVariant, pluralFormsOf } from '#src/content/describe/derive-schemas.server.ts';
import { idOf, isRecord, itemsOf } from '#src/content/describe/json-value.server.ts';
import type { Field, PluralField, TextField } from '#src/i18n/fields.server.ts';
import { collapseIdOnlyItems } from '../../scripts/locales/bare-ids.ts';
import { readFolder } from '../support/locales-copy.ts';

const ridge = {
  uuid: '0197c2a4-5f0e-7c31-9d1b-3b6f0a4c8e21',
  slug: 'ridge-wind-farm',
  page: 'case-studies-ras-ghareb',
  industry: 'renewable-energy',
  services: ['infrastructure'],
  client: 'helios',
  picture: 'wind-farm-dusk',
  figure: 2262.5,
  uptime: 99.9,
  status: 'published',
  createdAt: '2025-02-27',
  updatedAt: '2025-02-27',
  createdBy: 'editorial',
  updatedBy: 'editorial',
  results: [{ id: 'uptime' }],
  tags: [{ id: 'wind' }],
  seo: { noIndex: false },
};

/** Facts of a small site by path in `locales/shared`. Pages not listed here have one section. */
const facts: Record<string, unknown> = {
  'company.json': {
    phone: '+1 (512) 555-0142',
    email: 'info@company.example',
    logo: 'veltara',
    linkedin: 'https://www.linkedin.com/company/veltara',
    street: '100 Example Street',
    postalCode: '78700',
    countryCode: 'US',
    areaServed: ['US', 'SA'],
  },
  'navigation.json': {
    bar: [{ id: 'about', page: 'about', children: [] }],
    footer: [{ id: 'company', pages: ['about', 'contact'] }],
  },
  'records/clients.json': [{ id: 'helios', website: 'https://helios.example' }],
  'records/case-studies.json': [
    { ...ridge, id: 'ridge' },
    {
      ...ridge,
      id: 'harbor',
      slug: 'harbor-wind-farm',
      uuid: '0197c2a4-5f0e-7c31-9d1b-3b6f0a4c8e22',
      page: 'case-studies-gulf-of-suez',
    },
  ],
  'records/faq.json': [{ id: 'time', slug: 'how-long-does-it-take', tags: [{ id: 'time' }] }],
  'records/search.json': [
    { id: 'home', type: 'page', page: 'home' },
    { id: 'time', type: 'faq', page: 'faq', part: 'time' },
  ],
  'records/success-stories.json': [{ id: 'till', service: 'infrastructure' }],
  'records/radio-path.json': {
    sampleFrequency: 7,
    sampleGround: [
      [0, 10],
      [9, 10],
    ],
    masts: [],
  },
  'records/locations.json': [
    {
      id: 'egypt',
      coordinates: [31.2, 30],
      zone: 'Africa/Cairo',
      region: 'mena',
      areas: ['north-africa'],
      tooltip: 'top',
      beside: 'above',
    },
  ],
  'pages/faq.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [{ id: 'questions', kind: 'questions', groups: [{ id: 'schedule', entries: ['time'] }] }],
  },
  'pages/case-studies.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [
      {
        id: 'all',
        kind: 'case-studies',
        studies: ['ridge', 'harbor'],
        filter: { industries: [{ id: 'renewable-energy' }], services: [{ id: 'infrastructure' }] },
      },
    ],
  },
  'pages/contact.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [{ id: 'map', kind: 'map', regions: [{ id: 'mena' }], seas: [] }],
  },
  'pages/services-infrastructure.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [{ id: 'stories', kind: 'story-carousel', service: 'infrastructure' }],
  },
  'pages/industries-renewables.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [
      {
        id: 'projects',
        kind: 'studies',
        studies: ['ridge'],
      },
    ],
  },
  'pages/home.json': {
    published: '2025-02-27',
    modified: '2025-02-27',
    sections: [
      {
        id: 'opening',
        kind: 'drawn-site',
        words: [{ id: 'deployment' }, { id: 'integration' }],
        actions: [{ id: 'start', to: { page: 'contact' } }],
        places: [{ id: 'sla', to: { page: 'services-sla' } }],
      },
      {
        id: 'figures',
        kind: 'figures',
        items: [
          { id: 'support', value: '24/7' },
          { id: 'sites', value: 1250.5 },
        ],
      },
      {
        id: 'offers',
        kind: 'services',
        items: [
          {
            id: 'sla',
            icon: 'handshake',
            features: [{ id: 'hotline' }],
            to: { page: 'services-sla', anchor: 'closing' },
          },
        ],
      },
      { id: 'stories', kind: 'studies', studies: ['ridge', 'harbor'] },
      { id: 'clients', kind: 'clients' },
      { id: 'introduction', kind: 'statement', paragraphs: [{ id: 'first' }] },
      { id: 'plate', kind: 'wide-picture', picture: 'tower' },
      { id: 'dusk', kind: 'wide-picture', picture: 'wind-farm-dusk' },
    ],
  },
};
const plainPage = {
  published: '2025-02-27',
  modified: '2025-02-27',
  sections: [{ id: 'closing', kind: 'closing', actions: [{ id: 'contact', to: { page: 'contact' } }] }],
};
const studyPage = {
  study: 'harbor',
  sections: [{ id: 'opening', kind: 'study-drawing', study: 'harbor' }],
};
const size = { width: 1200, height: 675, widths: [480, 1200], color: '#374351' };
const pictures = { 'wind-farm-dusk-start': size, 'wind-farm-dusk-end': size, tower: size };
const glossary = {
  terms: [{ en: 'industries', ar: 'القطاعات', avoid: ['الصناعات'] }],
  keep: { ar: ['SLA'] },
  numbers: [{ number: '2', words: { en: ['two'], ar: ['*ان', '*ين'] } }],
  units: [{ en: ['months'], ar: ['أشهر', 'شهر*'] }],
};

/** Words from which the fixture's texts are built. */
const sentences: Record<string, string> = {
  en: 'We build networks for places that no other network reaches, and we keep them running day and night.',
  ar: 'نبني شبكات للأماكن التي لا تصل إليها شبكة أخرى، ونحافظ على تشغيلها ليلًا ونهارًا على مدار العام كله.',
};

const nouns: Record<string, Record<string, string>> = {
  en: { one: 'station', other: 'stations' },
  ar: { zero: 'لا محطات', one: 'محطة واحدة', two: 'محطتان', few: 'محطات', many: 'محطة', other: 'محطة' },
};

/** Creates a valid locales folder with every text of the bundle descriptions, in every language. Returns its path. */
export function createFixture(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'bundles-')), 'locales');
  writeJson(folder, 'glossary.json', glossary);
  writeJson(folder, 'shared/choices.json', choices);
  writeJson(folder, 'shared/redirects.json', []);
  writeJson(folder, 'shared/counts.json', []);
  writeJson(folder, 'shared/pictures.json', pictures);
  writeJson(folder, 'shared/routes.json', table);
  for (const { path, field, hasFacts } of bundleCatalogue) {
    const page = path.startsWith('pages/case-studies-') ? studyPage : plainPage;
    const own = collapseIdOnlyItems(field, hasFacts ? (facts[path] ?? page) : {});
    if (hasFacts) {
      writeJson(folder, `shared/${path}`, own);
    }
    for (const language of languageCodes) {
      const words = sentences[language] ?? '';
      const forms = Object.fromEntries(
        pluralFormsOf(language).map((form) => [form, nouns[language]?.[form] ?? words.slice(0, 8)]),
      );
      writeJson(folder, `${language}/${path}`, writeTexts(field, own, words, forms) ?? {});
    }
  }
  return folder;
}

/** Saves the contents of a folder that tests break. Returns a function that restores them. */
export function rememberFolder(folder: string): () => void {
  const texts = readFolder(folder);
  return () => {
    const found = readFolder(folder);
    for (const [path, text] of Object.entries(texts)) {
      if (found[path] === text) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const known = new Set(Object.keys(texts).flatMap((path) => [path, dirname(path)]));
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!known.has(join(folder, path))) rmSync(join(folder, path), { recursive: true, force: true });
    }
  };
}

/** Removes a folder created by `createFixture`. */
export function removeFolder(folder: string): void {
  rmSync(dirname(folder), { recursive: true, force: true });
}

/** Sets the value at a path of a JSON file; `undefined` removes it. */
export function setValue(
  folder: string,
  file: string,
  path: readonly (string | number)[],
  value: unknown,
): void {
  const root: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const parent = path.slice(0, -1).reduce<unknown>((inner, step) => read(inner, step), root);
  const last = path.at(-1) ?? '';
  if (Array.isArray(parent)) {
    parent.splice(Number(last), 1, ...(value === undefined ? [] : [value]));
  } else if (isRecord(parent)) {
    parent[last] = value;
  } else {
    throw new TypeError(`${file} has nothing at ${path.join('.')}`);
  }
  writeJson(folder, file, root);
}

function read(value: unknown, step: string | number): unknown {
  return Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined;
}

function writeJson(folder: string, path: string, value: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
}

function writeTexts(field: Field, own: unknown, words: string, forms: Record<string, string>): unknown {
  switch (field.type) {
    case 'text':
      return writeText(field, words);
    case 'plural':
      return undefined;
    case 'fact':
    case 'derived':
      return undefined;
    case 'group': {
      const entries = Object.entries(field.fields).flatMap(([name, inner]) => {
        if (inner.type === 'plural') {
          return Object.entries(forms).map(([form, noun]) => [`${name}_${form}`, writeText(inner, noun)]);
        }
        const value = writeTexts(inner, read(own, name), words, forms);
        const isLeftOut = value === undefined || ('optional' in inner && inner.optional === true);
        return isLeftOut ? [] : [[name, value]];
      });
      return entries.length === 0 ? undefined : Object.fromEntries(entries);
    }
    case 'variants': {
      const variant = findVariant(field, own);
      return variant && writeTexts(variant, own, words, forms);
    }
    case 'list': {
      const entries = itemsOf(own).map((item) => [idOf(item), writeTexts(field.item, item, words, forms)]);
      return entries.some(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined;
    }
    default:
      return field satisfies never;
  }
}

function writeText({ min = 3, max = 40, values = [] }: TextField | PluralField, words: string): string {
  const placeholders = values.map((name) => ` {{${name}}}`).join('');
  const length = Math.max(min + 5, Math.min(max, 30) - placeholders.length, 8);
  return `${words.slice(0, length).trim()}${placeholders}`;
}
