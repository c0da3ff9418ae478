import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { SiteContent } from '#src/content/content-types.ts';
import { joinBundle } from '#src/content/join/join-bundles.server.ts';
import { createJoinContext } from '#src/content/join/join-context.server.ts';
import { joinSite } from '#src/content/join/join-site.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { findSections } from '#src/content/find-sections.ts';
import { fact, figure, group, list, matching, numberOf, records } from '#src/i18n/fields.server.ts';
import { createFixture, removeFolder, setValue } from './fixture-site.ts';

/** The fixtures have two languages, regardless of the site's languages. */
vi.mock(import('#src/config/languages.ts'), async (load) => {
  const declared = await load();
  return { ...declared, languageCodes: declared.languageCodes.filter((code) => /^(?:en|ar)$/.test(code)) };
});

let folder = '';

beforeAll(() => {
  folder = createFixture();
});

afterAll(() => removeFolder(folder));

/** Returns the content of the fixture with some values set, each as file, path, value. */
function load(...changes: [string, (string | number)[], unknown][]): SiteContent {
  for (const [file, path, value] of changes) {
    setValue(folder, file, path, value);
  }
  return joinSite(readSite(folder));
}

/** Replaces invisible isolates with brackets. */
function show(text: string | undefined): string | undefined {
  return text?.replaceAll('\u2066', '[').replaceAll('\u2069', ']');
}

function sectionOf<Kind extends SiteContent['en']['pages']['home']['sections'][number]['kind']>(
  content: SiteContent,
  language: 'en' | 'ar',
  kind: Kind,
) {
  const { sections } = content[language].pages.home;
  const isKind = (
    section: (typeof sections)[number],
  ): section is Extract<(typeof sections)[number], { kind: Kind }> => section.kind === kind;
  const section = sections.find(isKind);
  if (section === undefined) {
    throw new Error(`The fixture has no section of the kind ${kind}`);
  }
  return section;
}

describe('texts and facts', () => {
  test('orders sections and items as the facts do', () => {
    const content = load();
    const ids = content.ar.pages.home.sections.map(({ id }) => id);
    expect(ids).toEqual([
      'opening',
      'figures',
      'offers',
      'stories',
      'clients',
      'introduction',
      'plate',
      'dusk',
    ]);
    expect(sectionOf(content, 'ar', 'drawn-site').words.map(({ id }) => id)).toEqual([
      'deployment',
      'integration',
    ]);
  });

  test('lets a language override a fact for itself', () => {
    const content = load(['ar/records/clients.json', ['helios', 'website'], 'https://ar.helios.example']);
    expect(sectionOf(content, 'ar', 'clients').clients[0]?.website).toBe('https://ar.helios.example');
    expect(sectionOf(content, 'en', 'clients').clients[0]?.website).toBe('https://helios.example');
  });

  test("shows the records that a section's facts name, and every record of a complete list", () => {
    const content = load();
    const [study] = sectionOf(content, 'en', 'studies').studies;
    expect(study).toMatchObject({ id: 'ridge', client: { id: 'helios' }, figure: '2,262.5' });
    expect(sectionOf(content, 'en', 'clients').clients.map(({ id }) => id)).toEqual(['helios']);
  });

  test('hides records with the status draft', () => {
    const field = records('thing', 'things', { status: fact('whether it is shown', z.string()) });
    const facts = [
      { id: 'kept', status: 'draft' },
      { id: 'shown', status: 'published' },
      { id: 'kept-here', status: 'published' },
    ];
    const text = { 'kept-here': { status: 'draft' } };
    const context = createJoinContext(readSite(folder), 'en');
    expect(joinBundle(field, facts, text, context).map(({ id }) => id)).toEqual(['shown']);
  });

  test('shows the records that match a fact of the section, and a number next to the written text', () => {
    const stories = list('stories', { topic: fact('topic', z.string()) });
    const field = group({
      topic: fact('topic', z.string()),
      value: figure('value', z.union([z.number(), z.string()])),
      count: numberOf('value'),
      stories: matching(stories, 'topic'),
    });
    const known = [
      { id: 'till', topic: 'retail' },
      { id: 'mast', topic: 'energy' },
    ];
    const context = { ...createJoinContext(readSite(folder), 'en'), findContent: () => known };
    const joined = joinBundle(field, { topic: 'energy', value: 1250.5 }, {}, context);
    expect(joined).toEqual({ topic: 'energy', value: '1,250.5', count: 1250.5, stories: [known[1]] });
    expect(joinBundle(field, { topic: 'retail', value: '24/7' }, {}, context)).not.toHaveProperty('count');
  });

  test('fills links with the names of their pages', () => {
    const { shell, pages } = load().en;
    expect(shell.pages.about).toEqual({
      id: 'about',
      name: pages.about.name,
      menu: pages.about.menu,
      summary: pages.about.summary,
    });
  });

  test('keeps keys, plural forms and placeholders of messages', () => {
    const { messages } = load(['ar/ui.json', ['brand', 'home'], 'الرئيسية، {{company}} 24/7']).ar;
    expect(messages).toHaveProperty('stories.count_few', expect.stringContaining('{{count}}'));
    expect(messages).toHaveProperty('brand.home', 'الرئيسية، {{company}} 24/7');
  });
});

describe('messages of a feature', () => {
  test('are separate from the messages of every page', () => {
    const { messages, namespaces } = load(['ar/consent.json', ['accept'], 'قبول 24/7']).ar;
    expect(namespaces.consent).toHaveProperty('accept', 'قبول \u206624/7\u2069');
    expect(messages).not.toHaveProperty('accept');
  });
});

describe('placeholders', () => {
  test.each([
    [
      'en',
      'Write to {{email}} or call {{phone}}',
      'Write to info@company.example or call +1\u00A0(512)\u00A0555-0142',
    ],
    [
      'ar',
      'راسل {{email}} أو {{phone}}',
      'راسل [info@company.example] أو\u00A0[+1\u00A0(512)\u00A0555-0142]',
    ],
  ] as const)('%s: facts of the company', (language, written, joined) => {
    const content = load([`${language}/pages/home.json`, ['sections', 'opening', 'lead'], written]);
    expect(show(sectionOf(content, language, 'drawn-site').lead)).toBe(joined);
  });

  test.each([
    ['en', '{{uptime}}% at {{figure}} MW', '99.9%\u00A0at 2,262.5\u00A0MW'],
    ['ar', '{{uptime}}% عند {{figure}}', '[99.9%]\u00A0عند\u00A0[2,262.5]'],
  ] as const)('%s: numbers of the record, also in its lists', (language, written, joined) => {
    const file = `${language}/records/case-studies.json`;
    const content = load([file, ['ridge', 'results', 'uptime', 'value'], written]);
    expect(show(sectionOf(content, language, 'studies').studies[0]?.results[0]?.value)).toBe(joined);
  });
});

describe('what differs by direction', () => {
  test.each([
    ['en', 'wind-farm-dusk-start', '24/7', 'tower'],
    ['ar', 'wind-farm-dusk-end', '[24/7]', 'tower'],
  ] as const)('%s: pictures and figures', (language, picture, figure, plain) => {
    const content = load();
    const pictures = findSections(content[language].pages.home.sections, 'wide-picture');
    expect(pictures.map((each) => each.picture.name)).toEqual([plain, picture]);
    expect(sectionOf(content, language, 'figures').items.map(({ value }) => show(value))).toEqual([
      figure,
      '1,250.5',
    ]);
    expect(sectionOf(content, language, 'studies').studies[0]?.picture.name).toBe(picture);
  });
});
