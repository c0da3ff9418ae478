import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import type { CaseStudy, FaqEntry } from '#src/content/content-types.ts';
import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';
import { findSection, readWords } from '../support/site-content.ts';

const words = { en: readWords('en'), ar: readWords('ar') };
/** Power of all wind and solar farms of the case studies, MW. */
const TOTAL_MW = 2392.5;

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
      study.results.length >= 3 && study.results.every(({ value, label }) => value !== '' && label !== ''),
    client: isFilled(study.client.name),
    challenge: isFilled(study.challenge, 100),
    solution: isFilled(study.solution, 100),
    tags: study.tags.length >= 3 && study.tags.every(({ label }) => label !== ''),
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
  test.each(languageCodes)('%s: at least eight, each with all its fields', (language) => {
    const studies = studiesOf(language);
    expect(studies.length).toBeGreaterThanOrEqual(8);
    expect(studies.map((study) => [study.id, findGaps(study)])).toEqual(studies.map(({ id }) => [id, []]));
    for (const key of ['uuid', 'title', 'subtitle', 'summary', 'challenge', 'solution'] as const) {
      expect(new Set(studies.map((study) => study[key])).size, key).toBe(studies.length);
    }
  });

  test.each([
    ['renewable-energy', 'infrastructure', 5],
    ['retail', 'infrastructure', 1],
    ['retail', 'digital-transformation', 2],
  ])('of %s with %s: at least %i', (industry, service, count) => {
    const studies = studiesOf('en').filter(
      (study) => study.industry === industry && study.service === service,
    );
    expect(studies.length).toBeGreaterThanOrEqual(count);
  });

  test.each([
    [262.5, 99.9, /wind farm/],
    [500, 99.9, /wind farm/],
    [500, 99.9, /wind farm/],
    [1100, 99.9, /1\.1 GW wind farm/],
    [30, 99.99, /solar farm/],
  ])('a site of %d MW with %d percent uptime', (capacity, uptime, title) => {
    const found = studiesOf('en').filter(
      (study) => study.capacity === capacity && study.uptime === uptime && title.test(study.title),
    );
    expect(found).toHaveLength(capacity === 500 ? 2 : 1);
    expect(found.map(({ certificate }) => certificate?.path)).toEqual(
      found.map(({ id }) => `/certificates/en/${id}.pdf`),
    );
  });

  test('for retail: a service desk, a move to the hybrid cloud, user accounts', () => {
    const retail = studiesOf('en').filter(({ industry }) => industry === 'retail');
    expect(retail.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['service-desk', 'hybrid-cloud-migration', 'user-provisioning']),
    );
    const texts = retail.map(({ title, summary, tags }) => JSON.stringify([title, summary, tags]));
    const subjects = [/service desk/i, /hybrid cloud/i, /provisioning|user account/i];
    expect(subjects.map((subject, index) => subject.test(texts[index] ?? ''))).toEqual([true, true, true]);
  });

  test('the figure that leads a study is its power, in gigawatts from a thousand megawatts on', () => {
    const led = studiesOf('en').filter(({ capacity }) => capacity !== undefined);
    const written = led.map(({ figure, unit }) => `${figure} ${unit}`);
    expect(written).toEqual(['262.5 MW', '500 MW', '500 MW', '1.1 GW', '30 MW']);
    const arabic = studiesOf('ar').filter(({ capacity }) => capacity !== undefined);
    expect(arabic.map(({ figure, unit }) => stripIsolates(`${figure} ${unit}`))).toEqual([
      '262.5 ميغاواط',
      '500 ميغاواط',
      '500 ميغاواط',
      '1.1 غيغاواط',
      '30 ميغاواط',
    ]);
  });

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

  test('the five projects add up to what the pages show', () => {
    const total = renewable.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
    expect(total).toBe(TOTAL_MW);
    const shown = (Math.floor(TOTAL_MW / 10) / 100).toString();
    expect(shown).toBe('2.39');
    expect(impact[0]).toMatchObject({ id: 'capacity', count: 2.39, value: shown });
    const figures = findSection(own, 'home', 'figures').items;
    expect(figures.find(({ id }) => id === 'capacity')?.value).toBe(shown);
  });

  test('the impact: capacity and uptime, five projects and more, monitoring day and night', () => {
    expect(renewable.length).toBe(5);
    expect(impact.map(({ before = '', value, unit = '' }) => stripIsolates(before + value + unit))).toEqual(
      language === 'en' ? ['2.39GW', '99.9%', '5+', '24/7'] : ['2.39غيغاواط', '99.9%', 'أكثر من5', '24/7'],
    );
    expect(impact.map(({ count }) => count)).toEqual([2.39, 99.9, 5, undefined]);
  });

  test('the achievements of the three wind farms of the industry page', () => {
    const { items } = findSection(own, 'industries-renewables', 'project-rows');
    expect(items.map(({ study }) => study.capacity)).toEqual([262.5, 500, 500]);
    for (const { study, achievements } of items) {
      const text = stripIsolates(achievements.map((each) => each.text).join(' | '));
      expect(text).toContain(String(study.capacity));
      expect(text).toMatch(
        language === 'en'
          ? /99\.9% network uptime \| 3-month deployment \| 100% site coverage/
          : /99\.9%.*أشهر.*100%/,
      );
    }
  });

  test('every certified project offers the file of its language', () => {
    const files = renewable.map(({ certificate }) => certificate?.path);
    expect(files).toEqual(renewable.map(({ id }) => `/certificates/${language}/${id}.pdf`));
    expect(renewable.every(({ certificate }) => /^\d+/.test(certificate?.size ?? ''))).toBe(true);
  });
});

describe('questions', () => {
  const topics = {
    'renewable-energy-it': /renewable energy it/i,
    'mobilization-time': /mobiliz/i,
    'wind-farm-efficiency': /wind farm more efficient/i,
    'remote-connectivity': /connect a site/i,
    'mobile-network-technologies': /mobile network technologies/i,
    'power-for-remote-sites': /power .*remote sites/i,
    'backhaul-options': /backhaul options/i,
    'deployment-time': /deployment/i,
  };
  const isRight = ({ id, question }: FaqEntry) =>
    new Map(Object.entries(topics)).get(id)?.test(question) === true;

  test('are on the eight topics of the specification, and may be on more', () => {
    const named = questionsOf('en').filter(isRight);
    expect(named.map(({ id }) => id)).toEqual(Object.keys(topics));
  });

  test.each(languageCodes)(
    '%s: each with an answer, tags and the slug of the English question',
    (language) => {
      const entries = questionsOf(language);
      expect(entries.filter(({ answer }) => !isFilled(answer, 120)).map(({ id }) => id)).toEqual([]);
      expect(entries.filter(({ tags }) => tags.length < 2).map(({ id }) => id)).toEqual([]);
      expect(new Set(entries.map(({ answer }) => answer)).size).toBe(entries.length);
      expect(entries.map(({ slug }) => slug)).toEqual(
        questionsOf('en').map(({ question }) => makeSlug(question)),
      );
    },
  );
});

describe.each(languageCodes)('clients and places: %s', (language) => {
  const own = words[language];

  test('nine clients or more, with sites of their own', () => {
    const { clients } = findSection(own, 'home', 'clients');
    expect(clients.length).toBeGreaterThanOrEqual(9);
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(new Set(clients.map(({ website }) => website)).size).toBe(clients.length);
    expect(clients.filter(({ website }) => !/^https:\/\/[a-z.-]+\.example$/.test(website))).toEqual([]);
  });

  test('five places or more in three regions, each in a region of the page About', () => {
    const { locations, regions } = findSection(own, 'contact', 'map');
    expect(locations.map(({ id, region }) => [id, region])).toEqual(
      expect.arrayContaining([
        ['usa', 'north-america'],
        ['mena', 'mena'],
        ['ksa', 'mena'],
        ['egypt', 'mena'],
        ['france', 'europe'],
      ]),
    );
    expect(regions.map(({ id }) => id)).toEqual(['north-america', 'mena', 'europe']);
    const areas = findSection(own, 'about', 'regions').items.map(({ id }) => id);
    expect(new Set(locations.flatMap((location) => location.areas))).toEqual(new Set(areas));
    expect(locations.filter(({ name, subtext }) => !isFilled(name) || !isFilled(subtext))).toEqual([]);
  });

  test('the places carry the names of the specification', () => {
    const { locations } = findSection(words.en, 'contact', 'map');
    expect(locations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['USA', 'MENA', 'KSA', 'Egypt', 'France']),
    );
  });
});

describe.each(languageCodes)('legal pages: %s', (language) => {
  const own = words[language];
  const read = (id: PageId) => stripIsolates(JSON.stringify(own.pages[id].sections));
  const says = {
    en: {
      address: 'Austin, Texas, United States',
      age: 'not intended for people under 16',
      law: 'governed by the law of the United States',
      courts: 'courts of Texas have exclusive jurisdiction',
      february: 'Last updated: February 27, 2025',
      may: 'Last updated: May 15, 2025',
      types: ['Essential', 'Analytics', 'Marketing', 'Preference'],
    },
    ar: {
      address: 'أوستن، تكساس، الولايات المتحدة',
      age: 'غير موجّهة إلى من هم دون سن السادسة عشرة',
      law: 'قانون الولايات المتحدة',
      courts: 'الاختصاص القضائي الحصري لمحاكم ولاية تكساس',
      february: 'آخر تحديث: 27 فبراير 2025',
      may: 'آخر تحديث: 15 مايو 2025',
      types: ['الضرورية', 'التحليلية', 'التسويقية', 'التفضيلية'],
    },
  }[language];

  test.each(['privacy-policy', 'cookie-policy', 'terms'] as const)(
    '%s shows the address in Austin and when it was last changed',
    (id) => {
      expect(read(id)).toContain(says.address);
      expect(stripIsolates(findSection(own, id, 'page-heading').eyebrow)).toBe(
        id === 'cookie-policy' ? says.may : says.february,
      );
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

  test('every page names the days of its publication and its last change', () => {
    const dates = pageIds.map((id) => [id, own.pages[id].published, own.pages[id].modified]);
    const day = (id: PageId) => (id === 'cookie-policy' ? '2025-05-15' : '2025-02-27');
    expect(dates).toEqual(pageIds.map((id) => [id, day(id), day(id)]));
  });
});
