import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { buildCopy, copyProject, runTool } from '../../scripts/copy-project.ts';
import { buildParameters } from '../../scripts/start-build.ts';
import { checkTypes, testDocuments } from '../support/owner-checks.ts';

const BUILD_LIMIT_MS = 240_000;

/** The table of languages with one of them alone, at the root. */
function keepOnly(source: string, language: Language): string {
  const entry = JSON.stringify({ ...languages[language], prefix: '' });
  return source.replace(
    /const declared = \{.*?\n\} as const/s,
    () => `const declared = { ${language}: ${entry} } as const`,
  );
}

describe.each(languageCodes)('A site with one language, %s', (language) => {
  let folder = '';
  let checked: ReturnType<typeof runTool>;

  beforeAll(async () => {
    folder = await copyProject(`only-${language}`);
    const file = join(folder, 'src/config/languages.ts');
    await writeFile(file, keepOnly(await readFile(file, 'utf8'), language));
    const others = languageCodes.filter((code) => code !== language);
    await Promise.all(
      others.map((code) => rm(join(folder, 'locales', code), { recursive: true, force: true })),
    );
    checked = runTool(folder, 'scripts/check-locales.ts');
    buildCopy(folder, buildParameters);
  }, BUILD_LIMIT_MS);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('passes the check of its bundles', () => {
    expect(checked.output).not.toMatch(/^\s+at /m);
    expect(checked.status).toBe(0);
  });

  it('types without an error, and passes in every built document', { timeout: BUILD_LIMIT_MS }, () => {
    expect(checkTypes(folder)).toBe('');
    const { status, output } = testDocuments(folder);
    expect([status, output]).toEqual([0, expect.not.stringContaining('.sample.')]);
  });

  it('tells the standing of its texts', () => {
    const { status, output } = runTool(folder, 'scripts/locales.ts', 'status');
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(0);
  });

  it('stands at the root, in its direction, and offers no other language', async () => {
    const root = parse(await readFile(join(folder, 'dist/index.html'), 'utf8'));
    const html = root.querySelector('html');
    expect(html?.getAttribute('lang')).toBe(language);
    expect(html?.getAttribute('dir')).toBe(languages[language].direction);
    expect(root.querySelectorAll('main h1')).toHaveLength(1);
    expect(root.querySelectorAll('nav a[hreflang]')).toHaveLength(0);
  });
});
