import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { ANALYTICS_COOKIE_MONTHS, MESSAGE_RECORD_HOURS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import type { CaseStudy } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { type PageId, pageIds } from '#src/routing/routes.ts';
import { findSections, listQuestions } from '#src/content/find-sections.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { specifiedLanguages } from './named-parts.sample.ts';

const words = buildRecord(languageCodes, readWords);
const studiesOf = (language: keyof typeof words) =>
  findSection(words[language], 'case-studies', 'case-studies').studies;
const questionsOf = (language: keyof typeof words) => listQuestions(words[language].pages.faq.sections);

/** Returns a title as a slug: lower-case letters and digits, hyphens for everything else. */
function makeSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isFilled(text: string, least = 1): boolean {
  return text.trim().length >= least;
}

/** Returns the names of a study's fields that are empty, too short or malformed. */
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
  test.each(languageCodes)('%s: each has all its fields', (language) => {
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
      expect(led.map(({ figure, unit }) => plainText(`${figure} ${unit}`))).toEqual(
        led.map(({ capacity = 0 }) =>
          capacity < 1000 ? `${capacity} ${megawatts}` : `${capacity / 1000} ${gigawatts}`,
        ),
      );
    },
  );

  test('slugs come from the English titles and are the same in every language', () => {
    const english = studiesOf('en');
    expect(english.map(({ slug }) => slug)).toEqual(english.map(({ title }) => makeSlug(title)));
    for (const language of languageCodes) {
      expect(studiesOf(language).map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug));
    }
  });
});

describe.each(languageCodes)('sums and claims: %s', (language) => {
  const own = words[language];
  const renewable = findSection(own, 'renewable-case-studies', 'studies').studies;
  const impact = findSection(own, 'renewable-case-studies', 'figures').items;
  const stories = findSection(own, 'industries-renewables', 'studies').studies;

  const valueOf = (items: readonly { id: string; value: string }[], id: string) =>
    items.find((item) => item.id === id)?.value;

  const write = (value: number) => new Intl.NumberFormat(languages[language].intl).format(value);

  test('the projects add up to the totals on the pages', () => {
    const megawatts = renewable.reduce((sum, { capacity = 0 }) => sum + capacity, 0);
    const shown = write(Math.floor(megawatts / 10) / 100);
    expect(valueOf(impact, 'capacity')).toBe(shown);
    expect(valueOf(impact, 'projects')).toBe(write(renewable.length));
    const uptimes = renewable.map(({ uptime = 0 }) => uptime);
    expect(valueOf(impact, 'uptime')).toBe(write(Math.min(...uptimes)));
  });

  test('the results on the industry page match the studies', () => {
    for (const { title, results, ...study } of stories) {
      const text = plainText([title, ...results.map(({ value }) => value)].join(' | '));
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

describe.each(specifiedLanguages)('claims in words: %s', (language) => {
  const own = words[language];

  test('claim no more projects than the records have', () => {
    const { items } = findSection(own, 'renewable-case-studies', 'figures');
    const more = { en: '+', ar: 'مشاريع فأكثر' }[language];
    expect(plainText(items.find(({ id }) => id === 'projects')?.unit ?? '')).toBe(more);
  });

  test('the months on the industry page match the studies', () => {
    for (const { id, results, months } of findSection(own, 'industries-renewables', 'studies').studies) {
      const text = plainText(results.map(({ value }) => value).join(' | '));
      expect(text, id).toMatch(new RegExp(`(?<![\\d.])${months}[- ](?:month|أشهر)`));
    }
  });
});

describe.each(specifiedLanguages)('clients and places: %s', (language) => {
  const own = words[language];

  test('every client has a name and its own website', () => {
    const { clients } = findSection(own, 'home', 'clients');
    expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
    expect(new Set(clients.map(({ website }) => website)).size).toBe(clients.length);
  });

  test('working hours use the clock of each city, and agree in summer and winter', () => {
    const { hours } = findSection(own, 'contact', 'contact');
    const { locations } = findSection(own, 'contact', 'map');
    const hourIn = (timeZone: string, time: Date) =>
      Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(time));
    const offices = hours.offices.map(({ city, ahead }) => {
      const place = locations.find((each) => plainText(each.city) === plainText(city));
      return { zone: place?.zone ?? '', city: plainText(city), ahead };
    });
    expect(offices.filter(({ zone }) => zone === '')).toEqual([]);
    const home = offices[0]?.zone ?? '';
    const days = ['2025-07-15', '2025-01-15'].map((day) =>
      Array.from({ length: 24 }, (_hour, hour) => new Date(`${day}T${String(hour).padStart(2, '0')}:00Z`)),
    );
    const { from, to } = hours.open;
    const at = (zone: string, times: readonly Date[], hour: number) =>
      times.filter((time) => hourIn(home, time) === hour).map((time) => hourIn(zone, time));
    // The first sentence names the cities whose clocks do not change.
    const [later = ''] = plainText(hours.winter).split('. ');
    const textOf = (hour: number) => {
      const half = hour < 12 ? { en: 'AM', ar: 'ص' } : { en: 'PM', ar: 'م' };
      return `${hour % 12 || 12} ${half[language]}`;
    };
    const inWinter: string[] = [];
    for (const { zone, city, ahead } of offices) {
      const seasons = days.map((times) => [from, to].flatMap((hour) => at(zone, times, hour)));
      expect(seasons[0]).toEqual([from, to].map((hour) => (hour + ahead + 24) % 24));
      const isLater = later.includes(city);
      expect(seasons[1]).toEqual(seasons[0]?.map((hour) => (hour + Number(isLater)) % 24));
      if (isLater) inWinter.push(...(seasons[1]?.map(textOf) ?? []));
    }
    // A text may give the winter hours, or only say that they are later.
    expect([null, inWinter]).toContainEqual(later.match(/\d+ (?:AM|PM|ص|م)/g));
  });

  test('every place has a button for its region, and a region on the About page', () => {
    const { locations, regions } = findSection(own, 'contact', 'map');
    expect(new Set(locations.map(({ region }) => region))).toEqual(new Set(regions.map(({ id }) => id)));
    const areas = findSection(own, 'about', 'regions').items.map(({ id }) => id);
    expect(new Set(locations.flatMap((location) => location.areas))).toEqual(new Set(areas));
    expect(locations.filter(({ name, subtext }) => !isFilled(name) || !isFilled(subtext))).toEqual([]);
  });
});

test('the cookie policy lists exactly what the site stores', () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.fixture)\.tsx?$/.test(file),
  );
  const stored = files.flatMap((file) =>
    Array.from(readFileSync(source + file, 'utf8').matchAll(/KEY = '(site\.[a-z-]+)'/g), ([, key]) => key),
  );
  const { items } = findSection(words.en, 'cookie-policy', 'stored-items');
  const listed = items.map(({ name }) => name).filter((name) => name.startsWith('site.'));
  expect(new Set(stored)).toEqual(new Set(listed));
});

describe.each(specifiedLanguages)('legal pages: %s', (language) => {
  const own = words[language];
  const read = (id: PageId) => plainText(JSON.stringify(own.pages[id].sections));
  const says = {
    en: {
      comma: ', ',
      age: 'not intended for people under 16',
      law: 'governed by the laws of',
      courts: 'have exclusive jurisdiction',
      changed: 'Last updated: ',
      types: ['Essential', 'Analytics', 'Marketing', 'Preference'],
    },
    ar: {
      comma: '، ',
      age: 'غير موجّهة إلى من هم دون سن السادسة عشرة',
      law: 'خاضعة لقوانين',
      courts: 'الاختصاص القضائي الحصري لمحاكم',
      changed: 'آخر تحديث: ',
      types: ['الضرورية', 'التحليلية', 'التسويقية', 'التفضيلية'],
    },
  }[language];

  test.each(['privacy-policy', 'cookie-policy', 'terms'] as const)(
    '%s shows the address of the company and when it was last changed',
    (id) => {
      const { street, city, region, postalCode, country } = own.shell.company;
      expect(read(id)).toContain([street, city, `${region} ${postalCode}`, country].join(says.comma));
      const date = new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
      const changed = says.changed + date.format(new Date(own.pages[id].modified));
      expect(plainText(findSection(own, id, 'page-heading').eyebrow ?? '')).toBe(changed);
    },
  );

  test("exclude visitors under 16, and name the company's law and local courts", () => {
    const { country, region } = own.shell.company;
    const { lead = '' } = findSection(own, 'terms', 'page-heading');
    expect(read('privacy-policy')).toContain(says.age);
    for (const part of [says.law, country, says.courts, region]) expect(plainText(lead)).toContain(part);
  });

  test('four types of cookies', () => {
    const { items } = findSection(own, 'cookie-policy', 'clauses');
    const types = ['essential', 'analytics', 'marketing', 'preference'];
    const titles = items.filter(({ id }) => types.includes(id)).map(({ title }) => title);
    expect(titles.map((title, index) => title.includes(says.types[index] ?? '?'))).toEqual(
      types.map(() => true),
    );
  });

  test('analytics cookies last as long as the policies say', () => {
    const { items } = findSection(own, 'cookie-policy', 'stored-items');
    const durations = items.filter(({ name }) => name.startsWith('_ga')).map(({ duration }) => duration);
    const months = `${ANALYTICS_COOKIE_MONTHS} ${language === 'en' ? 'months' : 'شهرًا'}`;
    expect(durations).toHaveLength(2);
    for (const text of [...durations, read('privacy-policy')]) expect(plainText(text)).toContain(months);
  });

  test('the outcome of a message is stored as long as the cookie policy says', () => {
    const { items } = findSection(own, 'cookie-policy', 'stored-items');
    const { kind, duration } = items.find(({ id }) => id === 'messages') ?? {};
    const hours = `${MESSAGE_RECORD_HOURS} ${language === 'en' ? 'hours' : 'ساعة'}`;
    expect(plainText(duration ?? '')).toContain(hours);
    expect(kind).toBe(items.find(({ id }) => id === 'consent')?.kind);
  });

  test('the terms name the accessibility goal, what is untested, and how to report a barrier', () => {
    const { items } = findSection(own, 'terms', 'clauses');
    const clause = items.find(({ id }) => id === 'accessibility');
    const statement = plainText(JSON.stringify(clause));
    const { email, phone } = own.shell.company;
    for (const part of ['WCAG', '2.2', 'AA', 'PDF', email, phone]) expect(statement).toContain(part);
    // Test results are not part of the terms.
    expect(clause?.points).toBeUndefined();
    const anchors = own.shell.navigation.footer.flatMap(({ links = [] }) => links.map(({ to }) => to));
    expect(anchors).toContainEqual({ page: 'terms', anchor: 'accessibility' });
  });

  test('the privacy and cookie policies have the button that resets consent, the terms do not', () => {
    const withReset = pageIds.filter((id) =>
      findSections(own.pages[id].sections, 'clauses').some(({ items }) =>
        items.some(({ button }) => button !== undefined),
      ),
    );
    expect(withReset).toEqual(['privacy-policy', 'cookie-policy']);
  });

  test('no page was modified before its publication', () => {
    const wrong = pageIds.filter((id) => own.pages[id].modified < own.pages[id].published);
    expect(wrong).toEqual([]);
  });
});
