import { describe, expect, test } from 'vitest';
import { buildRecord } from '#src/config/build-record.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { PageContent, SectionContent } from '#src/content/content-types.ts';
import { findSections, listQuestions } from '#src/content/find-sections.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import type { LinkTarget } from '#src/routing/addresses.ts';
import { isStudyPage, type PageId, pageIds, routes } from '#src/routing/routes.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { type NamedPart, namedKinds, namedPages, specifiedLanguages } from './named-parts.sample.ts';

const words = buildRecord(languageCodes, readWords);
const english = words.en.pages;
const servicePages = pageIds.filter((id) => routes[id].parent === 'services');
/** Services, case studies and industries: visitors go back and forth between them. */
const relatedPages = [
  'services',
  ...servicePages,
  'industries',
  'industries-renewables',
  'case-studies',
  'renewable-case-studies',
  'faq',
] as const satisfies PageId[];

/** Pages that offer a service. */
const pagesOfOffers: PageId[] = [
  'home',
  'about',
  ...relatedPages.filter((id) => id !== 'faq'),
  ...pageIds.filter(isStudyPage),
];

/** Minimum cards of a section without a fixed count. */
const MIN_CARDS = 3;

function readHeading(section: SectionContent): string {
  const eyebrow = 'eyebrow' in section ? section.eyebrow : undefined;
  const title = 'title' in section ? section.title : undefined;
  return plainText([eyebrow, title].filter((text) => text !== undefined).join(' '));
}

/** Returns the items of a section: cards, figures, records. */
function listThings(section: SectionContent): readonly object[] {
  if ('items' in section) return section.items;
  if ('studies' in section) return section.studies;
  if (section.kind === 'questions') return listQuestions([section]);
  if ('clients' in section) return section.clients;
  if ('stories' in section) return section.stories;
  return 'locations' in section ? section.locations : [];
}

/** Returns true if a section consists of cards, so that several are expected. */
function listsCards(section: SectionContent | undefined): boolean {
  return section !== undefined && ('items' in section || 'stories' in section);
}

function readName(thing: object): string {
  if ('title' in thing) return plainText(String(thing.title)).toLowerCase();
  return 'label' in thing ? plainText(String(thing.label)).toLowerCase() : '';
}

function isPart(section: SectionContent, { kind, says = '' }: NamedPart): boolean {
  return section.kind === kind && readHeading(section).toLowerCase().includes(says.toLowerCase());
}

/** Returns every link in the content of a page. */
function listLinks(value: unknown): LinkTarget[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'to' && isTarget(inner) ? [inner] : listLinks(inner),
  );
}

function isTarget(value: unknown): value is LinkTarget {
  return typeof value === 'object' && value !== null && 'page' in value;
}

/** Returns links with a text of their own, "Explore" excluded: the text, and the target page. */
function listLinkTexts(value: unknown): { text: string; page: PageId }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listLinkTexts);
  if (!('to' in value) || !isTarget(value.to)) return inner;
  const { page } = value.to;
  const texts = ['label' in value && value.label, 'link' in value && value.link];
  const written = texts.filter((text) => typeof text === 'string');
  return [...inner, ...written.map((text) => ({ text: plainText(text).replace('Explore ', ''), page }))];
}

type Phase = {
  title: string;
  text: string;
  steps?: readonly { text: string }[] | undefined;
  result?: string | undefined;
};

/** Returns the facts that every language shares: no words, and no pictures, which differ by direction. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline);
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? 'text' : value;
  const kept = new Set(['id', 'icon', 'anchor', 'slug', 'page', 'service', 'industry', 'website']);
  const left = new Set(['picture', 'certificate', 'before', 'unit']);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !left.has(key))
      .map(([key, inner]: [string, unknown]) => [key, kept.has(key) ? inner : outline(inner)]),
  );
}

function outlinePage({ sections }: PageContent) {
  return sections.map((section) => ({ kind: section.kind, content: outline(section) }));
}

describe.each(pageIds)('%s', (id) => {
  const { sections } = english[id];
  const { parts = [], ends, also = [] } = namedPages[id] ?? {};

  // A service page starts with the buyer's first question.
  test('has the required parts, each once, in order except on service pages', () => {
    const counts = parts.map((part) => sections.filter((section) => isPart(section, part)).length);
    expect(counts).toEqual(parts.map(() => 1));
    const places = parts.map((part) => sections.findIndex((section) => isPart(section, part)));
    expect(places).toEqual(servicePages.includes(id) ? places : places.toSorted((a, b) => a - b));
    const others = sections.filter((section) => !parts.some((part) => isPart(section, part)));
    const unnamed = others.filter(({ kind }) => namedKinds.has(kind));
    expect(unnamed.map((section) => section.id)).toEqual(
      id in namedPages ? also : unnamed.map((each) => each.id),
    );
  });

  test.each(parts.map((part) => [part.says ?? part.kind, part] as const))(
    'has the number and the names of: %s',
    (_name, part) => {
      const section = sections.find((each) => isPart(each, part));
      const things = section === undefined ? [] : listThings(section);
      const { names = [], count = names.length } = part;
      const least = listsCards(section) ? MIN_CARDS : 0;
      const showsRecords = section !== undefined && !('items' in section);
      expect(things.length).toBeGreaterThanOrEqual(count > 0 ? count : least);
      expect(things).toHaveLength(count > 0 && !showsRecords ? count : things.length);
      expect(things.slice(0, names.length).map(readName)).toEqual(names.map((name) => name.toLowerCase()));
    },
  );

  test('ends with its call to action', () => {
    const last = sections.at(-1);
    const targets = last !== undefined && 'actions' in last ? last.actions.map(({ to }) => to.page) : [];
    // A page with one call to action also links to the next page.
    if (last?.kind === 'closing' && last.next !== undefined && targets.length === 1)
      targets.push(last.next.to.page);
    expect(targets).toHaveLength(2);
    expect(targets).toEqual(ends ?? targets);
  });

  test('has the same sections, items and links in every language', () => {
    const [first, ...others] = languageCodes.map((language) => outlinePage(words[language].pages[id]));
    for (const other of others) expect(other).toEqual(first);
  });
});

test.each(pagesOfOffers)('has a first step in the opening of %s', (id) => {
  const [opening] = english[id].sections;
  const steps = opening !== undefined && 'actions' in opening ? (opening.actions ?? []) : [];
  expect(steps.length).toBeGreaterThan(0);
});

test('the 404 page has the same sections in every language', () => {
  const [first, ...others] = languageCodes.map((language) => outlinePage(words[language].pages['not-found']));
  for (const other of others) expect(other).toEqual(first);
});

describe('the words and links of Home', () => {
  test('the headline rotates through four words', () => {
    const { words: changing, actions } = findSection(words.en, 'home', 'drawn-site');
    expect(changing.map(({ word }) => word)).toEqual([
      'Deployment',
      'Integration',
      'Infrastructure',
      'Mobilization',
    ]);
    expect(actions.map(({ label, to }) => [label, to.page])).toEqual([
      ['Get Started', 'contact'],
      ['Learn More', 'services'],
    ]);
  });

  test('only renewable energy has its own page', () => {
    const { items } = findSection(words.en, 'home', 'services');
    expect(items.map(({ title, to }) => [plainText(title), to?.page])).toEqual([
      ['Renewable Energy', 'industries-renewables'],
      ['Retail & E-commerce', undefined],
      ['Enterprise', undefined],
    ]);
  });

  test.each([
    ['home', ['Contact Us', 'Explore Services']],
    ['services-it-consultancy', ['Schedule a Consultation', 'Explore Services']],
  ] as const)('the buttons at the end of %s read as specified', (id, labels) => {
    const { actions } = findSection(words.en, id, 'closing');
    expect(actions.map(({ label }) => label)).toEqual(labels);
  });
});

describe.each(specifiedLanguages)('cards, phases and figures: %s', (language) => {
  const own = words[language];

  test('every offer of a service has title, text and three or four features', () => {
    const offers = servicePages.flatMap((id) =>
      own.pages[id].sections.flatMap((section) => listThings(section).filter((thing) => 'features' in thing)),
    );
    expect(offers.length).toBeGreaterThanOrEqual(servicePages.length * MIN_CARDS);
    for (const offer of offers) {
      expect(readName(offer)).not.toBe('');
      expect('text' in offer && offer.text, readName(offer)).toMatch(/\S/);
      expect([3, 4], readName(offer)).toContain(
        'features' in offer && Array.isArray(offer.features) && offer.features.length,
      );
    }
  });

  test('every phase of a service has title, text and steps', () => {
    const phases = servicePages
      .flatMap((id) => own.pages[id].sections)
      .flatMap((section): readonly Phase[] => (section.kind === 'process' ? section.items : []));
    expect(phases.length).toBeGreaterThan(0);
    for (const { title, text, steps = [], result } of phases) {
      expect([title, text, ...steps.map((step) => step.text)].every(Boolean), title).toBe(true);
      // Phases that all services share name a deliverable instead of steps.
      expect(steps.length, title).toBeGreaterThanOrEqual(result === undefined ? 2 : 0);
    }
  });

  test('the lead of the home page contains "under 3 months" and "24/7"', () => {
    const lead = plainText(findSection(own, 'home', 'drawn-site').lead);
    const { soon, always } = {
      en: { soon: 'under 3 months', always: '24/7' },
      ar: { soon: 'أقل من 3 أشهر', always: 'على مدار الساعة' },
    }[language];
    expect([lead.includes(soon), lead.includes(always)]).toEqual([true, true]);
  });

  test('success stories have seven keys, with at least three stories each', () => {
    const sections = Object.values(own.pages).flatMap((page) =>
      page.sections.filter((section) => 'service' in section && 'stories' in section),
    );
    expect(new Set(sections.map(({ service }) => service))).toEqual(
      new Set([
        'it-consultancy',
        'infrastructure',
        'digital-transformation',
        'app-development',
        'ai-solutions',
        'web-development',
        'analytics',
      ]),
    );
    expect(sections.filter(({ stories }) => stories.length < 3)).toEqual([]);
    expect(sections.some(({ stories }) => stories.length > 3)).toBe(true);
  });

  test('the capabilities of infrastructure are its layers, each with an explanation', () => {
    const features = findSections(own.pages['services-infrastructure'].sections, 'features');
    const { title = '', items = [] } = features.find(({ id }) => id === 'layers') ?? {};
    expect(title).toMatch(language === 'en' ? /capabilities/i : /قدرات/);
    expect(items.map(({ text }) => text)).not.toContain(undefined);
  });

  test.each(['services-mobile-network', 'home'] as const)('%s claims a network in under 3 months', (id) => {
    const claim = language === 'en' ? /under 3 months/i : /أقل من (?:3|ثلاثة) أشهر/;
    expect(plainText(JSON.stringify(own.pages[id].sections))).toMatch(claim);
  });
});

describe('targets of cards and pages', () => {
  test('the nine service cards lead to their pages', () => {
    const { items } = findSection(words.en, 'services', 'service-index');
    expect(items.map(({ to }) => to.page).toSorted()).toEqual([
      'services-ai-solutions',
      'services-analytics',
      'services-app-development',
      'services-digital-transformation',
      'services-infrastructure',
      'services-it-consultancy',
      'services-mobile-network',
      'services-sla',
      'services-web-development',
    ]);
  });

  test('the offers of the agreement lead to consultancy, to contact and to a section of the page', () => {
    const { items } = findSection(words.en, 'services-sla', 'services');
    expect(items.map(({ to }) => to?.page)).toEqual(['services-it-consultancy', 'contact', 'services-sla']);
    expect(items[2]?.to?.anchor).toBe('communication');
  });

  test.each(languageCodes)(
    'menus call both pages of renewable energy by the same short name: %s',
    (language) => {
      const { pages } = words[language].shell;
      expect(pages['renewable-case-studies'].menu).toBe(pages['industries-renewables'].menu);
      expect(words.en.shell.pages['renewable-case-studies'].menu).toBe('Renewable Energy');
    },
  );

  test('a link with the name of a page spells it as that page does', () => {
    const links = pageIds.flatMap((id) => listLinkTexts(english[id].sections));
    const named = links.filter(({ text, page }) => text.toLowerCase() === english[page].name.toLowerCase());
    expect(named.length).toBeGreaterThan(pageIds.length);
    expect(named.filter(({ text, page }) => text !== english[page].name)).toEqual([]);
  });

  test('the industry page of renewable energy leads to its case studies', () => {
    const links = listLinks(english['industries-renewables'].sections).map(({ page }) => page);
    expect(links).toContain('renewable-case-studies');
    expect(findSection(words.en, 'industries', 'services').items.map(({ to }) => to?.page)).toEqual([
      'industries-renewables',
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  test.each(relatedPages)('%s has related links before its call to action', (id) => {
    const last = english[id].sections.at(-1);
    const links: LinkTarget[] = [];
    if (last !== undefined && 'related' in last) links.push(...last.related.items.map(({ to }) => to));
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links.filter(({ page, anchor }) => page === id && anchor === undefined)).toEqual([]);
  });

  const leadsTo = (content: PageContent, pattern: RegExp) =>
    listLinks(content.sections).some(({ page }) => pattern.test(page));

  test.each(servicePages)('%s leads to case studies and to industries', (id) => {
    expect(leadsTo(english[id], /case-studies$/)).toBe(true);
    expect(leadsTo(english[id], /^industries/)).toBe(true);
  });

  test.each(['industries', 'industries-renewables'] as const)(
    '%s leads to services and to case studies',
    (id) => {
      expect(leadsTo(english[id], /^services/)).toBe(true);
      expect(leadsTo(english[id], /case-studies$/)).toBe(true);
    },
  );

  test.each(['case-studies', 'renewable-case-studies'] as const)(
    '%s leads to services and to industries',
    (id) => {
      expect(leadsTo(english[id], /^services/)).toBe(true);
      expect(leadsTo(english[id], /^industries/)).toBe(true);
    },
  );
});

describe('content of single pages', () => {
  test('the mobile network page serves remote areas, with an introduction and its own questions', () => {
    expect(english['services-mobile-network'].remote).toBe(true);
    expect(findSection(words.en, 'services-mobile-network', 'signal-bars').paragraphs).toHaveLength(2);
    const entries = listQuestions(english['services-mobile-network'].sections);
    expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length);
  });

  test('digital transformation names four benefits and four tasks before and after', () => {
    const { title, items } = findSection(words.en, 'services-digital-transformation', 'features');
    expect(title).toMatch(/benefits/);
    // The text of each capability starts with its benefit.
    expect(items.map(({ text = '' }) => /^([\w ]+): /.exec(text)?.[1])).toEqual([
      'Less waiting',
      'Fewer errors',
      'Work goes on',
      'Records you can trust',
    ]);
    const { tasks } = findSection(words.en, 'services-digital-transformation', 'tangle');
    const comparison = findSection(words.en, 'services-digital-transformation', 'comparison');
    expect(comparison.items.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
  });

  test('the case studies can be filtered by industry or by service', () => {
    const { filter } = findSection(words.en, 'case-studies', 'case-studies');
    expect([filter.byIndustry, filter.byService, filter.empty]).toEqual([
      'By Industry',
      'By Service',
      'No case studies found for the selected filter.',
    ]);
    expect(filter.industries.map(({ id }) => id)).toEqual(['renewable-energy', 'retail', 'enterprise']);
    expect(filter.services.map(({ id }) => id)).toEqual([
      'infrastructure',
      'digital-transformation',
      'app-development',
      'web-development',
      'ai-solutions',
      'analytics',
      'mobile-network',
      'it-consultancy',
      'sla',
    ]);
  });
});
