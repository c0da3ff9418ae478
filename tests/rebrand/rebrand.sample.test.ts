import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { type LanguageDeclaration, languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { colors } from '#src/theme/tokens.ts';
import { readPdf } from '../content/read-pdf.ts';
import { buildCopy, copyProject, runTool } from '../../scripts/copy-project.ts';
import { runLocales } from '../../scripts/locales/locales-command.ts';
import {
  checkTypes,
  isError,
  listProblems,
  testBundles,
  testDocuments,
  testInBrowser,
  type ReportedProblem,
} from '../support/owner-checks.ts';
import { declareLanguages, readBundle, writeBundle } from '../support/owner-copy.ts';
import { sampleLanguages } from '../support/languages.sample.ts';
import { addedPages, addedService, addPages, addService } from './add-content.ts';
import { cutSite, removed } from './cut-site.ts';

const BUILD_LIMIT_MS = 600_000;
const project = join(import.meta.dirname, '../..');
const ORIGIN = 'https://www.another-owner.example';
const SIGNAL = '#3B2A8C';
const PHOTOGRAPHS = 'https://www.photographs.example/another-owner';

/** Pages that only this owner has. */
const ownPages = ['field-notes', addedService.page, ...Object.keys(addedPages)];
/** A language that no project file names. */
const french = {
  name: 'Français',
  direction: 'ltr',
  prefix: '',
  intl: 'fr-FR',
  openGraph: 'fr_FR',
  script: 'latin',
} as const satisfies LanguageDeclaration;

const latin = 'abcdefghijklmnopqrstuvwxyz';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Returns another word of the same length: each letter becomes the next one. */
function disguise(text: string): string {
  return [...text]
    .map((letter) => {
      const alphabet = [latin, latin.toUpperCase(), arabic].find((each) => each.includes(letter));
      return alphabet === undefined
        ? letter
        : (alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? letter);
    })
    .join('');
}

const companyOf = (folder: string) => `${folder}/company.json`;

const own: Readonly<Record<string, readonly string[]>> = {
  shared: ['email', 'linkedin', 'street', 'phone', 'postalCode', 'countryCode'],
  language: ['name', 'city', 'region', 'country'],
};
const keysOf = (folder: string) => own[folder] ?? own['language'] ?? [];

/** Texts that the copy must no longer contain. */
const former: string[] = [];

/** Returns true if records name a place themselves, such as a project's; two-letter codes are also ordinary words. */
async function isPlaceOfRecords(folder: string, key: string, value: string): Promise<boolean> {
  if (key === 'countryCode') return true;
  if (!['city', 'region', 'country'].includes(key)) return false;
  const records = join(folder, 'locales');
  const names = await readdir(records, { recursive: true });
  const texts = names.filter((name) => /records[/\\][\w-]+\.json$/.test(name));
  const all = await Promise.all(texts.map((name) => readFile(join(records, name), 'utf8')));
  return all.some((text) => text.includes(value));
}

async function rebrandBundles(folder: string): Promise<void> {
  for (const name of ['shared', ...languageCodes]) {
    const company = await readBundle(folder, companyOf(name));
    for (const key of keysOf(name)) {
      const value = company[key];
      if (typeof value !== 'string') continue;
      if (!(await isPlaceOfRecords(folder, key, value))) former.push(value);
      company[key] = disguiseFact(key, value);
    }
    await writeBundle(folder, companyOf(name), { ...company, ...added[name] });
  }
}

/** Replaced facts that keep their format. The owner is abroad. */
const disguised: Readonly<Record<string, string>> = {
  email: 'hello@another-owner.example',
  linkedin: 'https://www.linkedin.example/company/another-owner',
  phone: '+41 (44) 555-0199',
  postalCode: '8099',
  countryCode: 'CH',
};
const disguiseFact = (key: string, value: string) =>
  disguised[key] ?? (key === 'name' && /^[A-Z]/.test(value) ? 'Ömer’s' : disguise(value));

/** Facts that only other companies have. */
const added: Readonly<Record<string, object>> = {
  shared: {
    whatsapp: '+41 79 555 01 98',
    registerNumber: 'CHE-100.555.019',
    taxNumber: '7650 1234',
    networks: [{ id: 'photographs', icon: 'instagram', address: PHOTOGRAPHS }],
  },
  en: { legalName: 'Ömer’s Sons AG', networks: { photographs: { label: '{{company}} in pictures' } } },
  ar: { legalName: 'شركة عمر وأبنائه المساهمة', networks: { photographs: { label: '{{company}} بالصور' } } },
};

const drawLogo = (fill: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${fill}" d="M0 0H120V40H0Z"/></svg>\n`;

async function rebrandDrawings(folder: string): Promise<void> {
  const brand = join(folder, 'public/brand');
  for (const name of await readdir(brand)) {
    if (extname(name) === '.svg')
      await writeFile(join(brand, name), drawLogo(name.includes('dark') ? '#FFD400' : SIGNAL));
  }
  const tokens = join(folder, 'src/theme/tokens.ts');
  const source = await readFile(tokens, 'utf8');
  await writeFile(tokens, source.replace(`signal: '${colors.signal}'`, `signal: '${SIGNAL}'`));
}

/** Returns the outdated files in the check's report. */
const listStale = (problems: readonly ReportedProblem[]) =>
  problems.filter(({ code }) => code === 'file-named-outdated').map(({ found }) => found);

function draw(folder: string, ...parameters: [string, ...string[]]): void {
  const { status, output } = runTool(folder, ...parameters);
  if (status !== 0) throw new Error(output);
}

let folder = '';
let staleBefore: string[] = [];
let problems: ReportedProblem[] = [];
let staleAfter: string[] = [];
let certificate = '';

beforeAll(async () => {
  folder = await copyProject('rebrand');
  await rebrandBundles(folder);
  await rebrandDrawings(folder);
  await writeFile(join(folder, '.env'), `SITE_ORIGIN=${ORIGIN}\n`);
  staleBefore = listStale(await cutSite(folder));
  await addService(folder);
  await addPages(folder);
  const page = join(project, 'tests/support/field-notes.json');
  const { isSuccess, output } = runLocales(['add', 'page', '--from', page], join(folder, 'locales'));
  if (!isSuccess) throw new Error(output);
  const [first = ''] = await readdir(join(folder, 'public/certificates/en'));
  certificate = first;
  draw(folder, 'scripts/icons.ts');
  draw(folder, 'scripts/drawings.ts');
  draw(folder, 'scripts/share-images.ts', 'home', ...ownPages);
  draw(folder, 'scripts/certificates.ts', certificate);
  problems = listProblems(folder);
  staleAfter = listStale(problems);
  buildCopy(folder);
}, BUILD_LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

const built = async () =>
  (await readdir(join(folder, 'dist'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'dist').length + 1));

const isText = (name: string) => /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$|^_\w+$/.test(name);
const readBuilt = (name: string) => readFile(join(folder, 'dist', name), 'utf8');
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** Matches a whole word, ignoring case: `veltara.consent` and `hello@veltara`, but not a part of another word. */
const wholeWord = (text: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(text)}(?![\p{L}\p{N}])`, 'iu');

describe('A site with another name, country, address, logo, color, fewer services and other industries', () => {
  it('has the former ones in no text, address, key, event, index or file name', async () => {
    expect(former.length).toBeGreaterThan(languageCodes.length * 2);
    const files = await built();
    const found = [];
    for (const name of files) {
      const text = isText(name) ? await readBuilt(name) : '';
      for (const word of former) {
        if (wholeWord(word).test(`${name}\n${text}`)) found.push(`${word} in ${name}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('has the new ones where visitors, engines and devices look', async () => {
    for (const language of languageCodes) {
      const { name, city, country } = await readBundle(folder, companyOf(language));
      const file = (page: string) => (language === 'en' ? `${page}.html` : `${language}/${page}.html`);
      expect(await readBuilt(file('about'))).toContain('"postalCode":"8099","addressCountry":"CH"');
      const policy = (await readBuilt(file('privacy-policy'))).replace(/[\u2066-\u2069]/g, '');
      for (const fact of [name, city, country, '8099']) expect(policy).toContain(String(fact));
      const network = parse(policy).querySelector(`footer a[href="${PHOTOGRAPHS}"]`);
      expect(network?.getAttribute('aria-label')).toContain(name);
      expect(await readBuilt(`${language}.webmanifest`)).toContain(String(name));
    }
    expect(await readBuilt('sitemap.xml')).toContain(`<loc>${ORIGIN}/about</loc>`);
  });

  it('has the new color in its styles and the new mark in its icons', async () => {
    const styles = (await built()).filter((name) => name.endsWith('.css'));
    const sheets = (await Promise.all(styles.map(readBuilt))).join('\n') + (await readBuilt('index.html'));
    expect(sheets.toLowerCase()).toContain(SIGNAL.toLowerCase());
    expect(sheets.toLowerCase()).not.toContain(colors.signal.toLowerCase());
    expect(await readBuilt('favicon.svg')).toContain('M0 0H120V40H0Z');
    for (const name of ['favicon.ico', 'icon-512.png', 'apple-touch-icon.png', 'share/en/home.jpg']) {
      const before = await readFile(join(project, 'public', name));
      expect((await readFile(join(folder, 'dist', name))).equals(before), name).toBe(false);
    }
  });

  it('has certificates with the new name', async () => {
    const { runs } = await readPdf(await readFile(join(folder, 'dist/certificates/en', certificate)));
    const { name } = await readBundle(folder, companyOf('en'));
    const text = runs.join(' ').replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain(String(name));
    for (const word of former) expect(text).not.toMatch(wholeWord(word));
  });
});

describe("npm test on the owner's site", { timeout: BUILD_LIMIT_MS }, () => {
  it('has no problems in the check', () => {
    expect(problems.filter(isError)).toEqual([]);
  });

  it('warns about each text that still counts removed content', () => {
    const reported = problems.filter(({ code }) => code === 'count-differs').map(({ file }) => file);
    for (const language of languageCodes) {
      expect(reported).toContain(`locales/${language}/pages/services.json`);
      expect(reported).toContain(`locales/${language}/pages/industries.json`);
    }
  });

  it('has no type errors, with another single language too', async () => {
    const restore = await declareLanguages(folder, { fr: french });
    const faults = checkTypes(folder);
    await restore();
    expect(faults).toBe('');
  });

  it('passes the tests of the bundles', () => {
    const { status, output } = testBundles(folder);
    expect(status, output).toBe(0);
  });

  it('passes the tests of every built document, without those of the sample', () => {
    expect(testDocuments(folder)).toMatchObject({ status: 0, failed: [] });
  });

  it('passes in a browser: other texts fit every window', () => {
    const { status, output } = testInBrowser(folder, 'late-fonts', 'documents', '--grep', 'phone|en, part 2');
    expect([status, output]).toEqual([0, expect.stringMatching(/ passed /)]);
  });
});

describe('A page added from the terminal', () => {
  it.each(languageCodes)(
    'is a document with breadcrumbs, alternates and a share picture: %s',
    async (code) => {
      const prefix = code === 'en' ? '' : `/${code}`;
      const document = await readBuilt(`${prefix}/about/field-notes.html`.slice(1));
      const page = await readBundle(folder, `${code}/pages/field-notes.json`);
      const root = parse(document);
      const { hero } = z.object({ hero: z.object({ title: z.string() }) }).parse(page['sections']);
      expect(plainText(root.querySelector('h1')?.text ?? '')).toBe(hero.title);
      expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
        `${ORIGIN}${prefix}/about/field-notes`,
      );
      const alternates = root.querySelectorAll('link[hreflang]').map((link) => link.getAttribute('href'));
      expect(alternates).toContain(`${ORIGIN}/about/field-notes`);
      expect(alternates).toContain(`${ORIGIN}/ar/about/field-notes`);
      expect(document).toContain(`"item":"${ORIGIN}${prefix}/about"`);
      expect(await built()).toContain(`share/${code}/field-notes.jpg`);
    },
  );

  it('is included in the sitemap, the footer and the search', async () => {
    const map = await readBuilt('sitemap.xml');
    expect(map).toContain(`<loc>${ORIGIN}/about/field-notes</loc>`);
    expect(map).toContain(`<loc>${ORIGIN}/ar/about/field-notes</loc>`);
    const footer = parse(await readBuilt('ar/about.html')).querySelector('footer');
    expect(footer?.querySelector('a[href="/ar/about/field-notes"]')?.text).toContain('دفتر الموقع');
    const indexes = (await built()).filter((name) => /search[^/]*\.json$/.test(name));
    const texts = await Promise.all(indexes.map(readBuilt));
    expect(texts.filter((text) => text.includes('/about/field-notes'))).toHaveLength(languageCodes.length);
  });
});

describe('A service added in place of others', () => {
  it.each(sampleLanguages)('is included in the form, the index and the footer: %s', async (code) => {
    const { id, names } = addedService;
    const prefix = code === 'en' ? '' : `${code}/`;
    const contact = parse(await readBuilt(`${prefix}contact.html`));
    const options = contact.querySelectorAll('select[name="service"] option');
    const offered = options.map((option) => option.getAttribute('value'));
    expect(offered).toEqual(['', 'digital-transformation', 'infrastructure', id]);
    expect(options.at(-1)?.text).toBe(names[code]);
    const services = parse(await readBuilt(`${prefix}services.html`));
    for (const part of ['main', 'footer']) {
      const link = services.querySelector(`${part} a[href$="/services/${id}"]`);
      expect(link?.text, part).toContain(names[code]);
    }
    expect(parse(await readBuilt(`${prefix}services/${id}.html`)).querySelector('h1')).not.toBeNull();
  });
});

describe('Removed content', () => {
  it('appears in no document, index, list for engines, structured data or file name', async () => {
    const { services, studies, clients, industry } = removed;
    const addresses = [
      ...services.map((id) => `/services/${id}`),
      ...studies.map((id) => `/case-studies/${id}`),
      `/industries#${industry}`,
      '/renewable-case-studies',
    ];
    const texts = z.record(
      z.string(),
      z.object({ name: z.string().optional(), title: z.string().optional() }),
    );
    const readNames = async (list: string, ids: readonly string[]) => {
      const files = languageCodes.map((language) => readBundle(project, `${language}/records/${list}.json`));
      return (await Promise.all(files)).flatMap((file) =>
        // A title continues with figures of its record.
        ids.map(
          (id) => (texts.parse(file)[id]?.name ?? texts.parse(file)[id]?.title ?? '').split(' {{')[0] ?? '',
        ),
      );
    };
    const named = [...(await readNames('clients', clients)), ...(await readNames('case-studies', studies))];
    expect(named.filter((name) => name.length < 5)).toEqual([]);
    const found = [];
    for (const name of await built()) {
      const text = isText(name) ? await readBuilt(name) : '';
      for (const word of [...addresses, ...named]) {
        if (wholeWord(word).test(`/${name}\n${text}`)) found.push(`${word} in ${name}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('is not a chip of the case studies, which show the new numbers and their pictures', async () => {
    const list = parse(await readBuilt('case-studies.html'));
    const chips = list.querySelectorAll('[role="group"] button').map(({ text }) => text.trim());
    expect(chips.length).toBeGreaterThan(3);
    expect(list.querySelectorAll('article')).toHaveLength(5);
    expect(list.querySelectorAll('article img[src^="/drawings/"]')).toEqual([]);
    expect(list.querySelectorAll('article img[src^="/pictures/"]')).toHaveLength(5);
    expect(plainText(list.querySelector('main')?.text ?? '')).toContain('90 MW');
  });
});

describe('Files generated from names, logos and colors', () => {
  it('are all reported as outdated until they are generated again', () => {
    const icons = staleBefore.filter((found) => found.startsWith('icon '));
    const shares = staleBefore.filter((found) => found.startsWith('share picture '));
    const certificates = staleBefore.filter((found) => found.startsWith('certificate '));
    expect(icons).toHaveLength(6);
    expect(shares.length).toBeGreaterThan(languageCodes.length * 10);
    expect(certificates.length).toBeGreaterThan(0);
  });

  it('are up to date afterward', () => {
    const made = staleBefore.filter((found) => !staleAfter.includes(found));
    expect(made.filter((found) => found.startsWith('icon '))).toHaveLength(6);
    expect(made.filter((found) => found.includes('/home.jpg'))).toHaveLength(languageCodes.length);
    expect(made.filter((found) => found.includes(certificate))).toHaveLength(languageCodes.length);
    expect(staleAfter.length).toBeLessThan(staleBefore.length);
  });
});
