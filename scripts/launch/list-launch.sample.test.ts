import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmPlaces } from './confirm-places.ts';
import { placeOf } from './find-promises.ts';
import { isSample, readSamples, type Samples } from './is-sample.ts';
import { describeSamples, listLaunch } from './list-launch.ts';
import { type PromiseKind, promiseKinds } from './promise-rules.ts';

const project = join(import.meta.dirname, '../..');
let copy = '';
let samples: Samples = {};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const name of ['locales', 'public', 'LICENSE']) copyAgain(name);
  samples = describeSamples(list().all);
});

afterAll(() => rmSync(copy, { recursive: true }));

beforeEach(() => {
  copyAgain('locales');
  rmSync(join(copy, 'launch.json'), { force: true });
  rmSync(join(copy, '.env'), { force: true });
});

function copyAgain(name: string): void {
  cpSync(join(project, name), join(copy, name), { recursive: true });
}

/** Lists a copy of the project, with its original values as samples. */
function list() {
  return listLaunch(copy, {}, samples);
}

const openPlaces = () => list().open.map(placeOf);

function replace(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from.toString()}`);
  writeFileSync(path, changed);
}

function confirm(...confirmed: object[]): void {
  writeFileSync(join(copy, 'launch.json'), JSON.stringify({ confirmed }));
}

const signed = { by: 'Dana Reyes', on: '2026-01-31' };

describe('the samples of the project', () => {
  const { all, faults } = listLaunch(project, {}, readSamples());

  it('have no faults', () => {
    expect(faults).toEqual([]);
  });

  it('match the recorded ones while the company is the sample', () => {
    const recorded = isSample(project) ? describeSamples(all) : readSamples();
    expect(
      readSamples(),
      'A sample has changed: run `npm run check:launch -- --record`, or give the company its own name first.',
    ).toEqual(recorded);
  });
});

it('lists an example with several numbers once, and not after they were changed', () => {
  const place = 'locales/shared/pages/services-analytics.json:sections.hero.day.samplePossible';
  expect(openPlaces().filter((open) => open === place)).toHaveLength(1);
  replace(
    'locales/shared/pages/services-analytics.json',
    /"samplePossible": \[[^\]]*\]/,
    `"samplePossible": [${Array.from({ length: 24 }, () => '7.5').join(', ')}]`,
  );
  expect(openPlaces()).not.toContain(place);
});

it('recognizes response times as a promise', () => {
  const times = { answered: 20, second: 60, third: 120, restored: 480 };
  const place = 'locales/shared/pages/services-sla.json:sections.hero';
  const isKnown = () => list().all.some((found) => found.kind === 'promise' && placeOf(found) === place);
  expect(isKnown()).toBe(false);
  const targets = JSON.stringify({ items: [{ id: 'critical', ...times }] });
  replace(
    'locales/shared/pages/services-sla.json',
    '"kind": "stairs",',
    `"kind": "stairs", "targets": ${targets},`,
  );
  for (const [language, word] of [
    ['en', 'Times'],
    ['ar', 'المدد'],
  ] as const) {
    const critical = { title: word, text: word };
    const said = { title: word, answered: word, restored: word, note: word, items: { critical } };
    const file = `locales/${language}/pages/services-sla.json`;
    replace(file, '"report":', `"targets": ${JSON.stringify(said)}, "report":`);
  }
  expect(isKnown()).toBe(true);
  expect(list().faults).toEqual([]);
});

it('lists every kind of claim', () => {
  const kinds = new Set<PromiseKind>(list().all.map(({ kind }) => kind));
  const fromBundles = [
    'company',
    'client',
    'study',
    'story',
    'certificate',
    'hours',
    'region',
    'promise',
    'legal',
  ];
  expect([...kinds]).toEqual(expect.arrayContaining([...fromBundles, 'setting', 'brand', 'licence']));
  expect(Object.keys(promiseKinds)).toEqual(expect.arrayContaining([...kinds]));
});

it('shows the line', () => {
  const { open } = list();
  const name = open.find((found) => placeOf(found) === 'locales/en/company.json:name');
  const lines = readFileSync(join(copy, 'locales/en/company.json'), 'utf8').split('\n');
  expect(lines[(name?.line ?? 0) - 1]).toMatch(/"name":/);
});

it('treats a changed text as confirmed, only in its language', () => {
  replace('locales/en/company.json', /("tagline": ")./, '$1X');
  expect(openPlaces()).not.toContain('locales/en/company.json:tagline');
  expect(openPlaces()).toContain('locales/ar/company.json:tagline');
});

describe('a record', () => {
  const file = 'locales/en/records/case-studies.json';
  const place = `${file}:gulf-of-suez`;
  const studies = z.record(z.string(), z.unknown());
  const change = (mend: (text: string) => string, name = 'gulf-of-suez') => {
    const path = join(copy, file);
    const { 'gulf-of-suez': study, ...others } = studies.parse(JSON.parse(readFileSync(path, 'utf8')));
    const own: unknown = JSON.parse(
      JSON.stringify(study, (_key, value: unknown) => (typeof value === 'string' ? mend(value) : value)),
    );
    writeFileSync(path, JSON.stringify({ ...others, [name]: own }, null, 2));
  };

  it('stays open until each of its texts is changed, and shows the first unchanged one', () => {
    const other = (text: string) => `${text} Another.`;
    change((text) => (text.startsWith('Every turbine') ? other(text) : text));
    expect(openPlaces()).toContain(place);
    let last = '';
    change((text) => {
      if (text.split(' ').length > 2) last = text;
      return text;
    });
    change((text) => (text === last ? text : other(text)));
    const left = list().open.find((found) => placeOf(found) === place);
    const lines = readFileSync(join(copy, file), 'utf8').split('\n');
    expect(lines[(left?.line ?? 0) - 1]).toContain(JSON.stringify(last));
    change(other);
    expect(openPlaces()).not.toContain(place);
  });

  it('stays open if only its id is changed', () => {
    change((text) => text, 'our-own');
    expect(openPlaces()).toContain(`${file}:our-own`);
  });

  it('stays open while one of its numbers is unchanged', () => {
    const facts = 'locales/shared/records/case-studies.json:gulf-of-suez';
    replace('locales/shared/records/case-studies.json', /"capacity": 262\.5/, '"capacity": 90');
    expect(openPlaces()).toContain(facts);
  });
});

it('lists sample pictures until they are replaced or their folder is confirmed', () => {
  const pictures = () =>
    list()
      .open.filter(({ kind }) => kind === 'picture')
      .map(placeOf);
  const before = pictures();
  expect(before.length).toBeGreaterThan(10);
  expect(before).toContain('public/pictures/filter-dust-2000.webp');
  const file = join(copy, 'public/pictures/filter-dust-2000.webp');
  const picture = readFileSync(file);
  writeFileSync(file, 'another');
  expect(pictures()).toEqual(before.filter((name) => !name.includes('filter-dust')));
  writeFileSync(file, picture);
  confirm({ place: 'public/pictures', ...signed });
  expect(list().faults).toEqual([]);
  expect(pictures()).toEqual([]);
});

it('does not list values without words of their own', () => {
  expect(list().all.map(placeOf)).not.toContain('locales/en/company.json:seat');
});

it('keeps a placeholder address open, even if it was changed', () => {
  replace('locales/shared/company.json', /"email": "[^"]*"/, '"email": "new@other.example"');
  const found = list().open.filter((each) => placeOf(each) === 'locales/shared/company.json:email');
  expect(found.map(({ kind }) => kind)).toEqual(['address']);
});

it('keeps a placeholder phone number open, with any area code', () => {
  for (const number of ['+1 (303) 555-0117', '+1 303-555-0117']) {
    replace('locales/shared/company.json', /"phone": "[^"]*"/, `"phone": "${number}"`);
    expect(list().open.map(placeOf)).toContain('locales/shared/company.json:phone');
  }
});

it('accepts confirmations of a place, a file, or a file in every language', () => {
  confirm(
    { place: 'locales/en/company.json:region', ...signed },
    { place: 'locales/*/records/locations.json', ...signed },
    { place: 'public/brand/mark.svg', ...signed },
    { place: '.env:SITE_ANALYTICS_ID', ...signed },
  );
  const { faults, open } = list();
  const places = open.map(placeOf);
  expect(faults).toEqual([]);
  expect(places.filter((place) => /^locales\/(?!shared).*locations|SITE_ANALYTICS/.test(place))).toEqual([]);
  expect(places).not.toContain('locales/en/company.json:region');
  expect(places).not.toContain('public/brand/mark.svg');
  expect(places).toContain('locales/ar/company.json:region');
});

it.each([
  [
    'no name',
    { place: 'locales/en/company.json', by: ' ', on: '2026-01-31' },
    /confirmed\.0\.by: expected the name/,
  ],
  [
    'an invalid date',
    { place: 'locales/en/company.json', by: 'Dana', on: '31.1.2026' },
    /confirmed\.0\.on: expected the day/,
  ],
  ['a future date', { place: 'locales/en/company.json', by: 'Dana', on: '9999-01-01' }, /today or earlier/],
  ['a misspelled key', { place: 'locales/en/company.json', by: 'Dana', date: '2026-01-31' }, /confirmed\.0/],
  [
    'a misspelled place',
    { place: 'locales/en/compny.json:city', ...signed },
    /did you mean "locales\/en\/company\.json/,
  ],
])('rejects a confirmation with %s', (_name, confirmation, fault) => {
  confirm(confirmation);
  expect(list().faults.join('\n')).toMatch(fault);
});

it('lists the sample mark of a confirmed record until it is removed', () => {
  confirm({ place: 'locales/*/records/clients.json', ...signed });
  const marks = () => list().open.filter(({ file, kind }) => kind === 'mark' && file.includes('clients'));
  const { length } = marks();
  replace('locales/shared/records/clients.json', '    "sample": true,\n', '');
  expect(marks()).toHaveLength(length - 1);
});

it('lists marks of a record only after the record is resolved', () => {
  const followers = () => list().open.filter(({ kind }) => kind === 'mark' || kind === 'address');
  expect(followers()).toEqual([]);
  confirm({ place: 'locales/*/records/clients.json', ...signed });
  const ofClients = followers().filter(({ file }) => file.includes('clients'));
  expect(new Set(ofClients.map(({ kind }) => kind))).toEqual(new Set(['mark']));
});

it('confirms a place in every language by command, keeps earlier confirmations, and removes the marks', () => {
  const known = list().all.map(placeOf);
  confirm({ place: 'locales/en/company.json:region', ...signed });
  const requested = { place: 'locales/*/records/clients.json', ...signed };
  const covered = known.filter((place) => /^locales\/\w+\/records\/clients\.json:/.test(place)).length;
  expect(covered).toBeGreaterThan(0);
  expect(confirmPlaces(copy, known, [requested])).toEqual({ faults: [], covered, marks: 9 });
  expect(confirmPlaces(copy, known, [requested])).toEqual({ faults: [], covered, marks: 0 });
  const written: unknown = JSON.parse(readFileSync(join(copy, 'launch.json'), 'utf8'));
  expect(written).toEqual({ confirmed: [{ place: 'locales/en/company.json:region', ...signed }, requested] });
  const { faults, open } = list();
  expect(faults).toEqual([]);
  expect(open.filter(({ file }) => file.endsWith('records/clients.json'))).toEqual([]);
});

it.each([
  [{ place: 'locales/*/pages/trems.json', ...signed }, /did you mean/],
  [{ place: 'LICENSE', by: '', on: '2026-01-31' }, /expected the name/],
])('writes nothing for an incomplete confirmation or an unknown place', (requested, fault) => {
  const { faults } = confirmPlaces(copy, list().all.map(placeOf), [requested]);
  expect(faults.join('\n')).toMatch(fault);
  expect(existsSync(join(copy, 'launch.json'))).toBe(false);
});

it('does not list values that only name a drawing or the page of a story', () => {
  const places = list().all.filter(({ kind }) => kind === 'company' || kind === 'story');
  expect(places.map(placeOf).filter((place) => /logo|shared\/records\/success-stories/.test(place))).toEqual(
    [],
  );
});

it('reports files that still show the former company', () => {
  expect(list().faults).toEqual([]);
  replace('locales/en/company.json', /"name": "[^"]*"/, '"name": "Velora"');
  expect(list().faults).toEqual([
    expect.stringMatching(/^\d+ icons, share pictures or certificates .* npm run brand$/),
  ]);
});

it('treats a local or example origin as missing', () => {
  const isOpen = (origin: string) => {
    writeFileSync(join(copy, '.env'), `SITE_ORIGIN=${origin}\n`);
    return list().open.some(({ path }) => path === 'SITE_ORIGIN');
  };
  expect(['https://www.a.company', 'http://localhost:4173', 'https://www.example.org'].map(isOpen)).toEqual([
    false,
    true,
    true,
  ]);
});

it('rejects an invalid JSON file of confirmations', () => {
  writeFileSync(join(copy, 'launch.json'), '{ "confirmed": [');
  expect(list().faults).toEqual([expect.stringMatching(/^launch\.json {2}is not valid JSON/)]);
});

it('reports misspelled and malformed settings', () => {
  writeFileSync(join(copy, '.env'), 'SITE_ORGIN=https://a.company\nSITE_INDEXING=maybe\n');
  expect(list().faults).toEqual([
    expect.stringContaining('did you mean SITE_ORIGIN?'),
    expect.stringContaining('SITE_INDEXING is "maybe"'),
  ]);
});

it('reports a privacy policy that does not name the recipient of messages, or names another service', () => {
  const policies = ['locales/en/pages/privacy-policy.json', 'locales/ar/pages/privacy-policy.json'];
  const reported = () => list().faults.filter((fault) => fault.includes('messages go to'));
  expect(reported()).toEqual([]);
  writeFileSync(join(copy, '.env'), 'SITE_MESSAGE_ENDPOINT=https://forms.example/f/abc\n');
  expect(reported()).toEqual([
    expect.stringMatching(/^locales\/en\/pages\/privacy-policy\.json .* messages go to forms\.example/),
    expect.stringMatching(/^locales\/ar\/pages\/privacy-policy\.json /),
  ]);
  for (const file of policies) {
    for (const text of [/("endpoint": \{\s*"text": ").*"/, /("endpoint": \{\s*"text": "(?!Formery)).*"/])
      replace(file, text, '$1Formery, Inc."');
  }
  expect(reported()).toEqual([]);
  for (const file of policies) replace(file, /("failed": \{\s*"text": ").*"/, '$1EmailJS"');
  const namesService = policies.map((file) => `${file}  names EmailJS`);
  expect(reported().map((fault) => fault.split(', but messages go to ')[0])).toEqual(namesService);
  expect(reported().join()).toContain('forms.example');
  rmSync(join(copy, '.env'));
  expect(reported().map((fault) => fault.split(', but messages go to the server of the site')[0])).toEqual(
    namesService,
  );
});

it('reports a policy that names an analytics service that is not used', () => {
  const policies = ['locales/en/pages/cookie-policy.json', 'locales/ar/pages/cookie-policy.json'];
  const reported = () => list().faults.filter((fault) => fault.includes('names Google Analytics'));
  expect(reported()).toEqual([]);
  for (const file of policies) replace(file, /("ask": \{\s*"text": ").*"/, '$1Google Analytics"');
  expect(reported().map((fault) => fault.split('  ')[0])).toEqual(policies);
  writeFileSync(join(copy, '.env'), 'SITE_ANALYTICS_ID=G-1A2B3C4D5E\n');
  expect(reported()).toEqual([]);
});

it('reports an unknown condition of a text', () => {
  replace('locales/shared/pages/cookie-policy.json', /"when": \["analytics"\]/, '"when": ["analytcs"]');
  const reported = list().faults.join('\n');
  expect(reported).toMatch(
    /cookie-policy\.json:\d+ +sections\.clauses\.items\.analytics\.paragraphs\.text\.when\.0/,
  );
  expect(reported).toContain('not analytics');
  expect(reported).toMatch(/write +"analytics"/);
});

it('lists missing settings with their lines', () => {
  writeFileSync(join(copy, '.env'), 'SITE_ORIGIN=https://www.a.company\n\nSITE_ANALYTICS_ID=\n');
  const settings = list().open.filter(({ kind }) => kind === 'setting');
  expect(settings.map(({ path, line }) => [path, line])).toEqual([
    ['SITE_EMAILJS_PUBLIC_KEY', 1],
    ['SITE_EMAILJS_SERVICE_ID', 1],
    ['SITE_ANALYTICS_ID', 3],
    ['SITE_SUPPORT_SCRIPT', 1],
  ]);
});

it('reports an unused file', () => {
  const file = join(copy, 'public/certificates/en/former.pdf');
  writeFileSync(file, 'former');
  const { faults } = list();
  rmSync(file);
  expect(faults).toEqual([expect.stringContaining('public/certificates/en/former.pdf')]);
});
