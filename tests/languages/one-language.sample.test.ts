import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HTMLElement, parse } from 'node-html-parser';
import { languageCodes, languages } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { buildCopy, copyProject, runTool } from '../../scripts/copy-project.ts';
import { isError, listProblems, testDocuments } from '../support/owner-checks.ts';
import { declareLanguages, readBundle, writeBundle } from '../support/owner-copy.ts';

const BUILD_LIMIT_MS = 240_000;
const optional = ['linkedin', 'street', 'postalCode', 'region'];
const comma = { en: ', ', ar: '، ' };

/** Removes optional company facts. Returns the removed values by key. */
async function removeFacts(folder: string, file: string): Promise<[string, unknown][]> {
  const company = Object.entries(await readBundle(folder, file));
  const isOptional = ([key]: [string, unknown]) => optional.includes(key);
  await writeBundle(folder, file, Object.fromEntries(company.filter((fact) => !isOptional(fact))));
  return company.filter(isOptional);
}

/** Returns every visible or announced word of a document. */
function listTexts(source: string): string[] {
  const described = [...source.matchAll(/ (?:content|alt|aria-label|title)="([^"]*)"/g)];
  return [
    ...source.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/),
    ...described.map(([, text = '']) => text),
  ].map(plainText);
}

const readText = (root: HTMLElement, selector: string) =>
  plainText(root.querySelector(selector)?.textContent ?? '');

describe.each(languageCodes)('A site only in %s, of a company without optional facts', (language) => {
  let folder = '';
  const former: unknown[] = [];

  const readDocument = async (page: string) =>
    parse(await readFile(join(folder, 'dist', `${page}.html`), 'utf8'));

  beforeAll(async () => {
    folder = await copyProject(`only-${language}`);
    await declareLanguages(folder, { [language]: { ...languages[language], prefix: '' } });
    for (const other of languageCodes.filter((code) => code !== language)) {
      await rm(join(folder, 'locales', other), { recursive: true });
    }
    for (const part of ['shared', language]) {
      const removed = await removeFacts(folder, `${part}/company.json`);
      if (part === 'shared') former.push(...removed.map(([, value]) => value));
    }
    buildCopy(folder);
  }, BUILD_LIMIT_MS);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('passes the check of its bundles, except for certificates with the former place', () => {
    const errors = listProblems(folder).filter(isError);
    expect(errors.filter(({ code }) => code !== 'file-named-outdated')).toEqual([]);
  });

  it('passes the tests of every built document', { timeout: BUILD_LIMIT_MS }, () => {
    expect(testDocuments(folder)).toMatchObject({ status: 0, failed: [] });
  });

  it('reports the state of its texts', () => {
    const { status, output } = runTool(folder, 'scripts/locales.ts', 'status');
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(0);
  });

  it('is at the root, in its direction, and offers no other language', async () => {
    const root = await readDocument('index');
    const html = root.querySelector('html');
    expect(html?.getAttribute('lang')).toBe(language);
    expect(html?.getAttribute('dir')).toBe(languages[language].direction);
    expect(root.querySelectorAll('main h1')).toHaveLength(1);
    expect(root.querySelectorAll('nav a[hreflang]')).toHaveLength(0);
  });

  it('has no gap in any document, and no missing fact', async () => {
    expect(former).toHaveLength(3);
    const documents = (await readdir(join(folder, 'dist'), { recursive: true })).filter((name) =>
      name.endsWith('.html'),
    );
    expect(documents.length).toBeGreaterThan(languageCodes.length);
    for (const name of documents) {
      const source = await readFile(join(folder, 'dist', name), 'utf8');
      const texts = listTexts(source);
      for (const gap of [/\bundefined\b/, /[,،]\s*[,،]/, /[\p{L}\p{N}] [,،]/u, /\{\{/, /\(\s*\)/]) {
        expect(
          texts.filter((text) => gap.test(text)),
          `${gap} in ${name}`,
        ).toEqual([]);
      }
      const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(source) ?? [];
      expect(graph).not.toMatch(/"(?:streetAddress|postalCode|addressRegion|sameAs)"|null|undefined/);
      for (const fact of former)
        expect(source.includes(String(fact)), `${String(fact)} in ${name}`).toBe(false);
    }
  });

  it('names what is known about its place', async () => {
    const { name, city, country } = await readBundle(folder, `${language}/company.json`);
    const between = language === 'ar' ? comma.ar : comma.en;
    for (const page of ['privacy-policy', 'cookie-policy', 'terms']) {
      expect(readText(await readDocument(page), 'main')).toContain([name, city, country].join(between));
    }
    const about = await readDocument('about');
    expect(readText(about, 'footer address')).toContain([city, country].join(between));
    expect(about.querySelectorAll('footer a[href^="https://wa.me"], footer a[href^="mailto:"]')).toHaveLength(
      3,
    );
    expect(about.querySelectorAll('footer li').filter((item) => item.childNodes.length === 0)).toEqual([]);
    expect(readText(await readDocument('contact'), 'main')).toContain([city, country].join(between));
  });
});
