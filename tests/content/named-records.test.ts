import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '#src/config/languages.ts';
import type { CaseStudy } from '#src/content/content-types.ts';
import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';
import { findSection, readWords } from '../support/site-content.ts';

const words = { en: readWords('en'), ar: readWords('ar') };
const studiesOf = (language: keyof typeof words) =>
  findSection(words[language], 'case-studies', 'case-studies').studies;
const questionsOf = (language: keyof typeof words) => findSection(words[language], 'faq', 'faq').entries;

/** A title as an anchor: small letters and digits, with hyphens for everything else. */
function makeSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isFilled(text: string, least = 1): boolean {
  return text.trim().length >= least;
}

/** Names of the fields of a study that are empty, too short to say something, or not in their form. */
function findGaps(study: CaseStudy): string[] {
  const date = /^\d{4}-\d{2}-\d{2}$/;
  const fields: Record<string, boolean> = {
    id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(study.uuid),
    title: isFilled(study.title),
    subtitle: isFilled(study.subtitle, 20),
    description: isFilled(study.summary, 40),
    image: isFilled(study.picture.name) && isFilled(study.alt, 15),
    results:
      study.results.length > 0 && study.results.every(({ value, label }) => value !== '' && label !== ''),
    client: isFilled(study.client.name),
    challenge: isFilled(study.challenge, 100),
    solution: isFilled(study.solution, 100),
    tags: study.tags.length > 0 && study.tags.every(({ label }) => label !== ''),
    seo: isFilled(study.seo.title, 10) && isFilled(study.seo.description, 70),
    noIndex: !study.seo.noIndex,
    createdAt: date.test(study.createdAt),
    updatedAt: date.test(study.updatedAt) && study.updatedAt >= study.createdAt,
    createdBy: isFilled(study.createdBy),
    updatedBy: isFilled(study.updatedBy),
    status: study.status === 'published',
  };
  return Object.keys(fields).filter((name) => fields[name] !== true);
}

describe('case studies', () => {
  test.each(languageCodes)('%s: each with all its fields', (language) => {
    const studies = studiesOf(language);
    expect(studies.map((study) => [study.id, findGaps(study)])).toEqual(studies.map(({ id }) => [id, []]));
    for (const key of ['uuid', 'title', 'subtitle', 'summary', 'challenge', 'solution'] as const) {
      expect(new Set(studies.map((study) => study[key])).size, key).toBe(studies.length);
    }
  });

  test.each([
    ['en', 'MW', 'GW'],
    ['ar', 'ميغاواط', 'غيغاواط'],
  ] as const)(
    '%s: the figure that leads a study is its power, in gigawatts from a thousand megawatts on',
    (language, megawatts, gigawatts) => {
      const led = studiesOf(language).filter(({ capacity }) => capacity !== undefined);
      expect(led.map(({ figure, unit }) => stripIsolates(`${figure} ${unit}`))).toEqual(
        led.map(({ capacity = 0 }) =>
          capacity < 1000 ? `${capacity} ${megawatts}` : `${capacity / 1000} ${gigawatts}`,
        ),
      );
    },
  );

  test('slugs are made from the English titles and are the same in every language', () => {
    const english = studiesOf('en');
    expect(english.map(({ slug }) => slug)).toEqual(english.map(({ title }) => makeSlug(title)));
    for (const language of languageCodes) {
      expect(studiesOf(language).map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    }
  });
});

describe.each(languageCodes)('sums and claims: %s', (language) => {
  const own = words[language];
  const renewable = findSection(own, 'renewable-case-studies', 'projects').studies;
  const impact = findSection(own, 'renewable-case-studies', 'impact').items;

  const valueOf = (items: readonly { id: string; value: string }[], id: string) =>
    items.find((item) => item.id === id)?.value;

  test('the projects add up to what the pages show', () => {
    const megawatts = renewable.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
    const shown = (Math.floor(megawatts / 10) / 100).toString();
    expect(valueOf(impact, 'capacity')).toBe(shown);
    expect(valueOf(findSection(own, 'home', 'figures').items, 'capacity')).toBe(shown);
    expect(valueOf(impact, 'projects')).toBe(String(renewable.length));
    const uptimes = renewable.map(({ uptime = 0 }) => uptime);
    expect(valueOf(impact, 'uptime')).toBe(String(Math.min(...uptimes)));
  });

  test('the achievements of the industry page are those of the studies', () => {
    const { items } = findSection(own, 'industries-renewables', 'project-rows');
    for (const { study, achievements } of items) {
      const text = stripIsolates(achievements.map((each) => each.text).join(' | '));
      for (const figure of [study.capacity, study.uptime, study.coverage]) {
        expect(text, study.id).toContain(String(figure));
      }
    }
  });

  test('every certified project offers the file of its language', () => {
    const files = renewable.map(({ certificate }) => certificate?.path);
    expect(files).toEqual(renewable.map(({ id }) => `/certificates/${language}/${id}.pdf`));
    expect(renewable.every(({ certificate }) => /^\d+/.test(certificate?.size ?? ''))).toBe(true);
  });
});

describe('questions', () => {
  test.each(languageCodes)(
    '%s: each with an answer, tags and the slug of the English question',
    (language) => {
      const entries = questionsOf(language);
      expect(entries.filter(({ answer }) => !isFilled(answer, 120)).map(({ id }) => id)).toEqual([]);
      expect(entries.filter(({ tags }) => tags.length === 0).map(({ id }) => id)).toEqual([]);
      expect(new Set(entries.map(({ answer }) => answer)).size).toBe(entries.length);
      expect(entries.map(({ slug }) => slug)).toEqual(
        questionsOf('en').map(({ question }) => makeSlug(question)),
      );
    },
  );
});

describe.each(languageCodes)('clients and places: %s', (language) => {
  const own = words[language];

  test('every client has a name and a site of its own', () => {
    const { clients } = findSection(own, 'home', 'clients');
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(new Set(clients.map(({ website }) => website)).size).toBe(clients.length);
  });

  test('every place has a button for its region, and a region of the page About', () => {
    const { locations, regions } = findSection(own, 'contact', 'map');
    expect(new Set(locations.map(({ region }) => region))).toEqual(new Set(regions.map(({ id }) => id)));
    const areas = findSection(own, 'about', 'regions').items.map(({ id }) => id);
    expect(new Set(locations.flatMap((location) => location.areas))).toEqual(new Set(areas));
    expect(locations.filter(({ name, subtext }) => !isFilled(name) || !isFilled(subtext))).toEqual([]);
  });
});

describe.each(languageCodes)('legal pages: %s', (language) => {
  const own = words[language];
  const read = (id: PageId) => stripIsolates(JSON.stringify(own.pages[id].sections));
  const says = {
    en: {
      comma: ', ',
      age: 'not intended for people under 16',
      law: 'governed by the law of the United States',
      courts: 'courts of Texas have exclusive jurisdiction',
      changed: 'Last updated: ',
      types: ['Essential', 'Analytics', 'Marketing', 'Preference'],
    },
    ar: {
      comma: '، ',
      age: 'غير موجّهة إلى من هم دون سن السادسة عشرة',
      law: 'قانون الولايات المتحدة',
      courts: 'الاختصاص القضائي الحصري لمحاكم ولاية تكساس',
      changed: 'آخر تحديث: ',
      types: ['الضرورية', 'التحليلية', 'التسويقية', 'التفضيلية'],
    },
  }[language];

  test.each(['privacy-policy', 'cookie-policy', 'terms'] as const)(
    '%s shows the address of the company and when it was last changed',
    (id) => {
      const { city, region, country } = own.shell.company;
      expect(read(id)).toContain([city, region, country].join(says.comma));
      const date = new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
      const changed = says.changed + date.format(new Date(own.pages[id].modified));
      expect(stripIsolates(findSection(own, id, 'page-heading').eyebrow)).toBe(changed);
    },
  );

  test('nobody under 16; the law of the United States, the courts of Texas alone', () => {
    expect(read('privacy-policy')).toContain(says.age);
    expect(read('terms')).toContain(says.law);
    expect(read('terms')).toContain(says.courts);
  });

  test('four types of cookies', () => {
    const { items } = findSection(own, 'cookie-policy', 'clauses');
    const types = ['essential', 'analytics', 'marketing', 'preference'];
    const titles = items.filter(({ id }) => types.includes(id)).map(({ title }) => title);
    expect(titles.map((title, index) => title.includes(says.types[index] ?? '?'))).toEqual(
      types.map(() => true),
    );
  });

  test('the privacy policy and the cookie policy reset the consent, the terms do not', () => {
    const withReset = pageIds.filter((id) =>
      own.pages[id].sections.some(({ kind }) => kind === 'consent-reset'),
    );
    expect(withReset).toEqual(['privacy-policy', 'cookie-policy']);
  });

  test('every page was changed on the day of its publication, or later', () => {
    const wrong = pageIds.filter((id) => own.pages[id].modified < own.pages[id].published);
    expect(wrong).toEqual([]);
  });
});
