import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyLocales, readFolder } from '../../../tests/support/locales-copy.ts';
import type { EntryCall } from '../entry-protocol.ts';
import { isWord } from '../app/words.ts';
import { addEntryCall, checkEntryCall } from './add-entries.ts';
import { saveCall } from './answer-calls.ts';
import { describeForms } from './entry-forms.ts';
import { type Desk, openDesk } from './open-desk.ts';
import { undoCall } from './signing-calls.ts';

const question: EntryCall = {
  kind: 'question',
  values: {
    id: 'battery-life',
    'en.question': 'How long do batteries last?',
    'ar.question': 'كم تدوم البطاريات؟',
    'en.answer': 'They keep the mast on the air through the night.',
    'ar.answer': 'تُبقي الصاري في الخدمة طوال الليل.',
    'en.tags.0.label': 'battery',
    'ar.tags.0.label': 'بطارية',
    'en.tags.1.label': 'Battery',
    'ar.tags.1.label': 'طاقة',
    'search.en.keywords': 'accumulator',
    'search.ar.keywords': 'بطاريات',
  },
  show: ['pages/faq.json:sections.questions.groups.time.entries'],
};

let root = '';
let folder = '';
let desk: Desk;

beforeEach(() => {
  ({ root, folder } = copyLocales());
  desk = openDesk(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** The bundles, without the desk's own files. */
const readBundles = () =>
  Object.fromEntries(Object.entries(readFolder(folder)).filter(([file]) => !file.includes('.drafts')));
const nameIn = (file: string) => /"name": "([^"]+)"/.exec(read(file))?.[1];
const addWith = (values: EntryCall['values']) =>
  addEntryCall(desk, { ...question, values: { ...question.values, ...values } }, 'en');

describe('adding an entry', () => {
  test('writes every file, shows its texts and can be undone as a whole', () => {
    const before = readBundles();
    const { isDone, checkResult, part } = addEntryCall(desk, question, 'en');
    expect([isDone, checkResult.findings]).toEqual([true, []]);
    expect(checkResult.files).toEqual([
      'shared/records/faq.json',
      'en/records/faq.json',
      'ar/records/faq.json',
      'shared/records/search.json',
      'en/records/search.json',
      'ar/records/search.json',
      'shared/pages/faq.json',
    ]);
    expect(read('shared/pages/faq.json')).toContain('"deployment-time", "battery-life"]');
    const added = part.texts.filter(({ key }) => key.startsWith('battery-life.'));
    expect(added.filter(({ file }) => file === 'ar/records/faq.json')).toMatchObject([
      { text: 'كم تدوم البطاريات؟', source: 'How long do batteries last?', state: 'new' },
      { key: 'battery-life.answer' },
      { key: 'battery-life.tags.battery.label' },
      { key: 'battery-life.tags.battery-2.label', text: 'طاقة' },
    ]);
    expect(part.session).toMatchObject([{ kind: 'entry', entry: 'question', name: 'battery-life' }]);
    const undone = undoCall(desk, { id: 1 }, 'en');
    expect([undone.result, undone.part.session]).toEqual(['done', []]);
    expect(readBundles()).toEqual(before);
  });

  test('derives the id from the first text and allows missing texts', () => {
    const { isDone, checkResult } = addWith({ id: ' ', 'ar.answer': '', 'search.ar.keywords': '' });
    expect([isDone, checkResult.id]).toEqual([true, 'how-long-do-batteries-last']);
    expect(checkResult.rest).toContain('2 texts are still to be written');
    expect(read('ar/records/faq.json')).toContain('"answer": ""');
  });

  test.each([
    ['a taken id', { id: 'mobilization-time' }, 'id'],
    ['a number that the translation lacks', { 'en.answer': 'They last 14 hours.' }, 'ar.answer'],
    ['a text that is too long', { 'ar.question': 'كم '.repeat(60).trim() }, 'ar.question'],
    ['a tag in Latin letters', { 'ar.tags.1.label': 'energy' }, 'ar.tags.1.label'],
    ['keywords with a tag', { 'search.en.keywords': 'a <strong>b' }, 'search.en.keywords'],
  ])('shows the problem of %s at its field and writes nothing', (_name, values, field) => {
    const before = readFolder(folder);
    const { isDone, checkResult } = addWith(values);
    const fields = new Set(checkResult.findings.map((each) => each.field));
    expect([isDone, [...fields]]).toEqual([false, [field]]);
    expect(readFolder(folder)).toEqual(before);
  });

  test('asks for a missing id in the words of the form', () => {
    const call = { kind: 'client', values: { website: 'https://dune.example' }, show: [] };
    const [finding] = checkEntryCall(desk, call, 'en').findings;
    expect([finding?.field, finding?.remedy]).toEqual(['id', expect.not.stringContaining('--')]);
  });

  test('asks for a missing fact', () => {
    const client = { kind: 'client', values: { id: 'dune', 'en.name': 'Dune', 'ar.name': 'Dune' }, show: [] };
    expect(checkEntryCall(desk, client, 'en').findings).toMatchObject([{ field: 'website' }]);
    expect(checkEntryCall(desk, client, 'en').findings[0]?.remedy).toMatch(/another entry: https:/);
    const { findings } = checkEntryCall(desk, client, 'ar');
    expect(findings[0]?.remedy).toMatch(/\p{Script=Arabic}.*https:/u);
  });

  test('cannot be undone after one of its files changed, until that change is undone', () => {
    addEntryCall(desk, question, 'en');
    const place = { file: 'ar/records/faq.json', key: 'battery-life.answer' };
    const base = question.values['ar.answer'] ?? '';
    saveCall(desk, { ...place, text: 'تعمل البطاريات طوال الليل.', base }, 'en');
    expect(undoCall(desk, { id: 1 }, 'en').result).toBe('conflict');
    expect(undoCall(desk, { id: 2 }, 'en').result).toBe('done');
    expect(undoCall(desk, { id: 1 }, 'en').result).toBe('done');
  });

  test('adds the page of a case study, and removes it on undo', () => {
    const before = readBundles();
    const facts = {
      industry: 'retail',
      services: 'infrastructure',
      client: 'helios',
      picture: 'wind-coast',
      figure: '12',
    };
    const study = { kind: 'case-study', values: { id: 'sand-dune', ...facts }, show: [] };
    const { isDone, checkResult } = addEntryCall(desk, study, 'en');
    expect([isDone, checkResult.findings]).toEqual([true, []]);
    expect(read('shared/routes.json')).toContain('"case-studies-sand-dune": {');
    expect(read('ar/pages/case-studies-sand-dune.json')).toContain('"sections"');
    expect(undoCall(desk, { id: 1 }, 'en').result).toBe('done');
    expect(readBundles()).toEqual(before);
  });

  const page: EntryCall = {
    kind: 'page',
    values: {
      path: '/about/field-notes',
      parent: 'about',
      'en.name': 'Field notes',
      'ar.name': 'دفتر الموقع',
      'ar.sections.hero.title': 'ما يعلّمنا الموقع',
      'en.sections.clauses.items.0.title': 'Roads',
      'ar.sections.clauses.items.0.title': 'الطرق',
      'ar.sections.clauses.items.0.paragraphs.first.text': 'نقطع الطريق بأنفسنا قبل طلب الصاري.',
      'search.en.keywords': 'diary',
      'search.ar.keywords': 'مذكرات',
    },
    show: ['navigation.json:footer.quick.pages'],
  };

  test('adds a page in all languages, and removes it on undo', () => {
    const before = readBundles();
    const { isDone, checkResult } = addEntryCall(desk, page, 'en');
    expect([isDone, checkResult.findings]).toEqual([true, []]);
    expect([checkResult.id, checkResult.key]).toEqual(['field-notes', 'name']);
    expect(checkResult.files).toEqual([
      ...['shared', 'en', 'ar'].map((name) => `${name}/pages/field-notes.json`),
      'shared/routes.json',
      ...['shared', 'en', 'ar'].map((name) => `${name}/records/search.json`),
      'shared/navigation.json',
    ]);
    expect(checkResult.rest).toContain('npm run share-images field-notes');
    expect(read('ar/pages/field-notes.json')).toContain('"text": "نقطع الطريق بأنفسنا قبل طلب الصاري."');
    expect(undoCall(desk, { id: 1 }, 'en').result).toBe('done');
    expect(readBundles()).toEqual(before);
  });

  test('shows every problem of a page at its field', () => {
    const wrong = {
      path: '/about',
      'ar.sections.hero.title': 'ما هذا?',
      'en.sections.clauses.items.0.paragraphs.first.text': 'It took 14 hours.',
    };
    const { findings } = checkEntryCall(desk, { ...page, values: { ...page.values, ...wrong } }, 'en');
    expect(new Set(findings.map((each) => each.field))).toEqual(
      new Set(['path', 'ar.sections.hero.title', 'ar.sections.clauses.items.0.paragraphs.first.text']),
    );
  });

  test('reports a file that was broken in between and writes nothing', () => {
    writeFileSync(join(folder, 'ar/records/faq.json'), '{');
    const before = readFolder(folder);
    const { isDone, checkResult } = addEntryCall(desk, question, 'en');
    expect([isDone, checkResult.findings]).toMatchObject([false, [{ field: null }]]);
    expect(readFolder(folder)).toEqual(before);
  });
});

test('every kind of entry has a form', () => {
  const forms = describeForms(desk.bundles.current(), 'en');
  expect(forms.map(({ kind }) => kind)).toEqual([
    'question',
    'case-study',
    'client',
    'story',
    'place',
    'page',
    'search',
  ]);
  const study = forms.find(({ kind }) => kind === 'case-study');
  const valuesOf = (fact: string) =>
    study?.facts.find(({ name }) => name === fact)?.options.map(({ value }) => value);
  expect(valuesOf('client')).toContain('helios');
  expect(valuesOf('picture')).toContain('wind-coast');
});

test('every field has a label, and an example if an existing entry has a value', () => {
  const forms = describeForms(desk.bundles.current(), 'en');
  const labels = forms.flatMap((form) => [
    ...[...form.facts, ...form.texts, ...form.lists, ...form.search].map(({ name }) => name),
    ...form.lists.flatMap((list) => list.texts.map(({ name }) => `${list.name}.${name}`)),
  ]);
  expect(labels.filter((name) => !isWord(`field_${name.replaceAll('.', '_')}`))).toEqual([]);
  const needed = forms.flatMap(({ kind, facts, texts, lists, search }) => [
    ...facts.filter(({ isOptional }) => !isOptional).map(({ name, example }) => [kind, name, example]),
    ...[...texts, ...lists.flatMap((list) => list.texts), ...search]
      .filter(({ isOptional }) => !isOptional)
      .flatMap(({ name, examples }) => Object.values(examples).map((example) => [kind, name, example])),
  ]);
  const lacking = needed.filter(([, , example]) => example === '').map(([kind, name]) => `${kind} ${name}`);
  // Text pages have no buttons or results.
  expect([...new Set(lacking)]).toEqual(['page label', 'page title']);
  expect(forms[0]?.example).not.toBe('');
});

test('options and lists of pages have readable names', () => {
  const forms = describeForms(desk.bundles.current(), 'ar');
  const page = forms.find(({ kind }) => kind === 'page');
  const parents = page?.facts.find(({ name }) => name === 'parent')?.options;
  expect(parents?.find(({ value }) => value === 'about')?.title).toBe(nameIn('ar/pages/about.json'));
  expect(page?.places.map(({ title }) => title)).toContain(nameIn('ar/pages/services.json'));
  const [question] = forms;
  expect(question?.places.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true);
});

test('a form has its notes in the desk language', () => {
  const noteOf = (language: 'en' | 'ar') => {
    const [question] = describeForms(desk.bundles.current(), language);
    return question?.texts.find(({ name }) => name === 'question')?.note;
  };
  expect([noteOf('en'), noteOf('ar')]).toEqual([
    'the question, as a visitor would ask it',
    'السؤال كما يطرحه الزائر',
  ]);
});
