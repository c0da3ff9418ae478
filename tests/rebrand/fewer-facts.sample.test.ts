import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { buildCopy, copyProject, runTool } from '../../scripts/copy-project.ts';

const BUILD_LIMIT_MS = 240_000;
const optional = ['linkedin', 'street', 'postalCode', 'region'];
const facts = z.record(z.string(), z.unknown());
const comma = { en: ', ', ar: '، ' };

let folder = '';
let checked: ReturnType<typeof runTool>;
/** What stood in the shared facts and nowhere else. */
const former: string[] = [];

const readCompany = async (name: string) =>
  facts.parse(JSON.parse(await readFile(join(folder, 'locales', name, 'company.json'), 'utf8')));

async function removeFacts(name: string): Promise<void> {
  const company = await readCompany(name);
  if (name === 'shared')
    former.push(...optional.flatMap((key) => (typeof company[key] === 'string' ? [company[key]] : [])));
  const kept = Object.entries(company).filter(([key]) => !optional.includes(key));
  const text = JSON.stringify(Object.fromEntries(kept), null, 2);
  await writeFile(join(folder, 'locales', name, 'company.json'), `${text}\n`);
}

async function readDocument(language: Language, page: string) {
  const path = language === 'en' ? `${page}.html` : `${language}/${page}.html`;
  return parse(await readFile(join(folder, 'dist', path), 'utf8'));
}

beforeAll(async () => {
  folder = await copyProject('fewer-facts');
  for (const name of ['shared', ...languageCodes]) await removeFacts(name);
  checked = runTool(folder, 'scripts/check-locales.ts', '--json');
  buildCopy(folder);
}, BUILD_LIMIT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('A company without region, street, postal code and page on a network', () => {
  it('passes the check of its bundles, but for certificates that show the former place', () => {
    const { problems } = z
      .object({ problems: z.array(z.looseObject({ code: z.string(), severity: z.string() })) })
      .parse(JSON.parse(checked.output));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.filter(({ code }) => code !== 'file-named-outdated')).toEqual([]);
  });

  it('has no gap in any document, and names nothing that is absent', async () => {
    expect(former).toHaveLength(3);
    const files = await readdir(join(folder, 'dist'), { recursive: true });
    const documents = files.filter((name) => name.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(languageCodes.length);
    for (const name of documents) {
      const source = await readFile(join(folder, 'dist', name), 'utf8');
      const described = [...source.matchAll(/ (?:content|alt|aria-label|title)="([^"]*)"/g)];
      const texts = [
        ...source.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').split(/<[^>]*>/),
        ...described.map(([, text = '']) => text),
      ].map(plainText);
      for (const gap of [/\bundefined\b/, /[,،]\s*[,،]/, /[\p{L}\p{N}] [,،]/u, /\{\{/, /\(\s*\)/]) {
        expect(
          texts.filter((text) => gap.test(text)),
          `${gap} in ${name}`,
        ).toEqual([]);
      }
      const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(source) ?? [];
      expect(graph).not.toMatch(/"(?:streetAddress|postalCode|addressRegion|sameAs)"|null|undefined/);
      for (const fact of former) expect(source.includes(fact), `${fact} in ${name}`).toBe(false);
    }
  });

  it.each(languageCodes)('is named with what is known of its place: %s', async (language) => {
    const { name, city, country } = await readCompany(language);
    const between = language === 'ar' ? comma.ar : comma.en;
    for (const page of ['privacy-policy', 'cookie-policy', 'terms']) {
      const main = (await readDocument(language, page)).querySelector('main');
      expect(plainText(main?.textContent ?? '')).toContain([name, city, country].join(between));
    }
    const about = await readDocument(language, 'about');
    expect(plainText(about.querySelector('footer address')?.textContent ?? '')).toContain(
      [city, country].join(between),
    );
    expect(about.querySelectorAll('footer a[href^="https://wa.me"], footer a[href^="mailto:"]')).toHaveLength(
      3,
    );
    expect(about.querySelectorAll('footer li').filter((item) => item.childNodes.length === 0)).toEqual([]);
    const contact = (await readDocument(language, 'contact')).querySelector('main');
    expect(plainText(contact?.textContent ?? '')).toContain([city, country].join(between));
  });
});
