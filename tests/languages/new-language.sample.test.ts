import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { routes } from '#src/routing/routes.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import { readBuiltFile } from '../html/built-documents.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { buildCopy, copyProject, runTool } from '../../scripts/copy-project.ts';

const BUILD_LIMIT_MS = 600_000;
const project = join(import.meta.dirname, '../..');

/** A draft language, with five plural forms. */
const DRAFT = 'br';
/** Letter for letter, so that the length stays the same. */
const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', W: 'Ẃ' };

const hebrewLetters = 'אבגדהוזחטיכלמנסעפצקרשת';

type Translate = (text: string) => string;

/** Adds accents to vowels; placeholders and tags stay unchanged. */
const accent: Translate = (text) =>
  mapWords(text, (words) => words.replace(/[aeiouyAW]/g, (letter) => accents[letter] ?? letter));

/** Replaces words with meaningless Hebrew letters; words with digits, placeholders and tags stay unchanged. */
const writeHebrew: Translate = (text) =>
  mapWords(text, (words) =>
    words.replace(/\S*[0-9]\S*|[A-Za-z]/g, (piece) =>
      /[0-9]/.test(piece)
        ? piece
        : (hebrewLetters[piece.toLowerCase().charCodeAt(0) % hebrewLetters.length] ?? ''),
    ),
  );

function mapWords(text: string, change: Translate): string {
  return text
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** Translates the texts of a bundle, with every plural form of the language. */
function translateBundle(value: unknown, code: string, translate: Translate): unknown {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((each) => translateBundle(each, code, translate));
  if (typeof value !== 'object' || value === null) return value;
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const translated = translateBundle(inner, code, translate);
      return name.endsWith('_other')
        ? forms.map((form) => [name.replace(/other$/, form), translated])
        : [[name, translated]];
    }),
  );
}

/** Finished languages. The site's fonts lack the letters of Hebrew. */
const added = [
  { code: 'fr', direction: 'ltr', translate: accent, letters: /[áéíóúý]/ },
  { code: 'he', direction: 'rtl', translate: writeHebrew, letters: /[א-ת]/ },
] as const;
const codes = added.map(({ code }) => code);
const pages = [
  ['', 'home'],
  ['/about', 'about'],
  ['/services/sla', 'services-sla'],
  ['/404', 'not-found'],
] as const;

/** Translates and releases a language. */
async function finishLanguage(folder: string, code: string, translate: Translate): Promise<void> {
  const bundles = join(folder, 'locales', code);
  await cp(join(folder, 'locales/en'), bundles, { recursive: true });
  for (const name of await readdir(bundles, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const bundle: unknown = JSON.parse(await readFile(join(bundles, name), 'utf8'));
    await writeFile(join(bundles, name), JSON.stringify(translateBundle(bundle, code, translate), null, 2));
  }
  const languagesFile = join(folder, 'src/config/languages.ts');
  const source = await readFile(languagesFile, 'utf8');
  const draft = new RegExp(`(\\n {2}${code}: \\{[^}]*?)\\s*isDraft: true,`);
  await writeFile(languagesFile, source.replace(draft, '$1'));
}

/** Starts a draft language and translates one of its texts. */
async function addDraft(folder: string): Promise<void> {
  begin(folder, DRAFT);
  const file = join(folder, 'locales', DRAFT, 'ui.json');
  const bundle = await readFile(file, 'utf8');
  await writeFile(file, bundle.replace('"skipToContent": ""', '"skipToContent": "Mont d’an endalc’had"'));
}

function begin(folder: string, code: string): void {
  const { output, isSuccess } = runLocales(['new', code], join(folder, 'locales'));
  if (!isSuccess) throw new Error(output);
}

let folder = '';

beforeAll(async () => {
  folder = await copyProject('new-languages');
  for (const { code, translate } of added) {
    begin(folder, code);
    await finishLanguage(folder, code, translate);
  }
  await addDraft(folder);
  const drawing = runTool(folder, 'scripts/share-images.ts', 'home');
  if (drawing.status !== 0) throw new Error(`The share pictures are not drawn:\n${drawing.output}`);
  buildCopy(folder);
}, BUILD_LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

const readDocument = async (name: string) => parse(await readFile(join(folder, 'dist', name), 'utf8'));

/** Returns the elements of a document with their classes, in order, without links to other languages. */
function describeBody(root: ReturnType<typeof parse>): string[] {
  return root
    .querySelectorAll('body *')
    .filter((element) => element.getAttribute('hreflang') === undefined)
    .map(
      (element) =>
        `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`,
    );
}

const titleShape = z.object({ title: z.string() });
const reportShape = z.object({
  problems: z.array(z.object({ severity: z.string(), code: z.string(), found: z.string() })),
});

describe('a language added by one declaration and one folder', () => {
  it.each(added)(
    'has every page in $code with its own texts, $direction',
    async ({ code, direction, translate, letters }) => {
      for (const [path, id] of pages) {
        const root = await readDocument(`${code}${path}.html`);
        const html = root.querySelector('html');
        expect([html?.getAttribute('lang'), html?.getAttribute('dir')]).toEqual([code, direction]);
        const source = await readFile(join(project, `locales/en/pages/${id}.json`), 'utf8');
        const { title } = titleShape.parse(translateBundle(JSON.parse(source), code, translate));
        const shown = root.querySelector('title')?.text.replace(/[\u2066-\u2069]/g, '');
        expect(shown, path).toContain(title);
        const description = root.querySelector('meta[name="description"]')?.getAttribute('content');
        expect(description, path).toMatch(letters);
        expect(root.querySelector('h1')?.text, path).toMatch(letters);
        expect(root.querySelector('footer')?.text, path).toMatch(letters);
      }
    },
  );

  it.each(codes)('is linked and listed by the documents of the other languages: %s', async (code) => {
    for (const [name, address] of [
      ['index.html', `/${code}`],
      ['about.html', `/${code}/about`],
      ['ar/about.html', `/${code}/about`],
    ] as const) {
      const root = await readDocument(name);
      const switches = root.querySelectorAll('header a[hreflang]').map((link) => link.getAttribute('href'));
      expect(switches, name).toContain(address);
      expect(switches.join(' '), name).not.toMatch(new RegExp(`/${DRAFT}\\b`));
      const named = root.querySelectorAll('head link[hreflang]').map((link) => link.getAttribute('hreflang'));
      expect(new Set(named), name).toEqual(new Set([...languageCodes, ...codes, 'x-default']));
    }
  });

  it.each(codes)('offers the certificates of the default language, as %s has none', async (code) => {
    const root = await readDocument(`${code}/renewable-case-studies.html`);
    const files = root
      .querySelectorAll('a[href$=".pdf"]')
      .map((link) => link.getAttribute('href') ?? '')
      .toSorted();
    const names = await readdir(join(folder, 'dist/certificates', defaultLanguage));
    expect(files).toEqual(names.map((name) => `/certificates/${defaultLanguage}/${name}`).toSorted());
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(added)(
    'is included in the files for search engines and hosts: $code',
    async ({ code, direction }) => {
      const read = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
      expect(await read('sitemap.xml')).toMatch(new RegExp(`<loc>https?://[^<]*/${code}/about</loc>`));
      expect(await read('_redirects')).toContain(`/${code}/* /${code}/404.html 404`);
      for (const name of ['nginx/maps.conf', 'Caddyfile']) {
        expect(await read(`../dist-hosts/${name}`), name).toContain(`/${code}/404.html`);
      }
      expect(JSON.parse(await read(`${code}.webmanifest`))).toMatchObject({ lang: code, dir: direction });
    },
  );

  it.each(['about.html', 'ar/about.html', 'services/sla.html', 'ar/contact.html'])(
    'leaves %s as it is, except for the links to it',
    async (name) => {
      expect(describeBody(await readDocument(name))).toEqual(describeBody(parse(readBuiltFile(name))));
    },
  );

  it('has the structure of the original', async () => {
    const translated = describeBody(await readDocument('fr/about.html'));
    expect(translated.length).toBeGreaterThan(100);
    expect(translated).toEqual(describeBody(await readDocument('about.html')));
  });

  it.each([...codes, DRAFT])('has a share picture in %s, rendered from its own page', async (code) => {
    const root = await readDocument(`${code}.html`);
    const address = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const picture = await readFile(join(folder, 'dist', new URL(address).pathname));
    const original = await readFile(join(folder, 'dist/share/en/home.jpg'));
    expect(address).toContain(`/share/${code}/`);
    expect([picture.length > 10_000, picture.equals(original)]).toEqual([true, false]);
  });

  it.each(codes)('formats numbers in its own way: %s', async (code) => {
    const { studies } = findSection(readWords(defaultLanguage), 'renewable-case-studies', 'studies');
    for (const { page, figure } of studies) {
      const root = await readDocument(`${code}${routes[page].path}.html`);
      const number = new Intl.NumberFormat(code).format(Number(figure.replaceAll(',', '')));
      expect(root.querySelector('main')?.text).toContain(number);
    }
  });

  it('is complete once its texts exist; then the check asks for the generated files', () => {
    const { status, output } = runTool(folder, 'scripts/check-locales.ts', '--json');
    const { problems } = reportShape.parse(JSON.parse(output));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(status).toBe(1);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['file-named-missing']));
    expect(errors.every(({ found }) => /^(?:share picture|certificate) /.test(found))).toBe(true);
  });

  it('has its own files for messages and content', async () => {
    const scripts = (await readdir(join(folder, 'dist/assets'))).filter((name) => name.endsWith('.js'));
    const named = (part: string) => scripts.filter((name) => name.includes(`.${part}-`)).length;
    const count = languageCodes.length + codes.length + 1;
    expect([named('messages'), named('shell')]).toEqual([count, count]);
  });
});

describe('a draft language, started by the command', () => {
  it.each([`${DRAFT}.html`, `${DRAFT}/about.html`, `${DRAFT}/services/sla.html`])(
    'has %s, which search engines leave and which names itself a draft',
    async (name) => {
      const root = await readDocument(name);
      const html = root.querySelector('html');
      expect([html?.getAttribute('lang'), html?.getAttribute('dir')]).toEqual([DRAFT, 'ltr']);
      expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(root.querySelectorAll('head link[hreflang]')).toEqual([]);
      expect(root.querySelector('aside')?.text).toContain('Draft: texts in double brackets');
      const switches = root
        .querySelectorAll('header a[hreflang]')
        .map((link) => link.getAttribute('hreflang'));
      expect(new Set(switches)).toEqual(new Set([...languageCodes, ...codes]));
    },
  );

  it('shows translated texts, and marks the others', async () => {
    const root = await readDocument(`${DRAFT}/about.html`);
    expect(root.querySelector('a[href="#main"]')?.text).toBe('Mont d’an endalc’had');
    expect(root.querySelector('h1')?.text).toMatch(/⟦[^⟦⟧]+⟧/);
    const { title } = titleShape.parse(
      JSON.parse(await readFile(join(project, 'locales/en/pages/about.json'), 'utf8')),
    );
    expect(root.querySelector('title')?.text.replace(/[\u2066-\u2069]/g, '')).toContain(`⟦${title}⟧`);
  });

  it('is not linked for visitors and search engines', async () => {
    const read = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
    for (const name of ['sitemap.xml', 'llms.txt', 'index.html', 'ar/about.html', 'fr/about.html']) {
      expect(await read(name), name).not.toMatch(new RegExp(`["/]${DRAFT}["/]`));
    }
    expect(await read('_redirects')).toContain(`/${DRAFT}/* /${DRAFT}/404.html 404`);
  });

  it('stops neither the check nor a release', () => {
    const { status, output } = runTool(
      folder,
      'scripts/check-locales.ts',
      `${DRAFT}/company.json`,
      '--release',
    );
    expect([status, output]).toEqual([0, expect.stringContaining('an empty text')]);
  });
});
