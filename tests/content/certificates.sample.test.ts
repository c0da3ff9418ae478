import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { describeCertificate } from '#src/content/join/join-context.server.ts';
import { fingerprint } from '../../scripts/fingerprint.ts';
import { readCertificates } from '../../scripts/certificates/read-certificates.ts';
import { titleOf, writeCertificate } from '../../scripts/certificates/write-certificate.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { readPdf } from './read-pdf.ts';

const MAX_BYTES = 120_000;
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'public', 'certificates');
const certificates = readCertificates(join(root, 'locales'));
const certified = findSection(readWords(defaultLanguage), 'renewable-case-studies', 'studies').studies.filter(
  ({ certificate }) => certificate !== undefined,
);
const names = certificates.map(({ language, file }) => join(language, file));
const printed = await Promise.all(
  certificates.map(async (certificate) => {
    const bytes = readFileSync(join(folder, certificate.language, certificate.file));
    return { certificate, bytes, pdf: await readPdf(bytes) };
  }),
);

const words = (text: string) => (text.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []).toSorted();
/** Returns what Poppler reads in a file, if Poppler is installed. */
function readWithPoppler(file: string): string[] {
  const { stdout, error } = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  return error === undefined ? [stdout] : [];
}
const figures = (text: string) =>
  (text.match(/[A-Z0-9]*\d[A-Z0-9]*(?:[-.,/][A-Z0-9]+)*%?/g) ?? []).toSorted();

test('every certified study has one file per language, and no other file exists', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(files.toSorted()).toEqual(names.toSorted());
  expect(names).toHaveLength(languageCodes.length * certified.length);
});

describe.each(printed)('$certificate.language/$certificate.file', ({ certificate, bytes, pdf }) => {
  const html = writeCertificate(certificate);
  const runs = pdf.runs.join('\n');
  const body = parse(html).querySelector('body');
  const shown =
    body
      ?.querySelectorAll('h1,h2,h3,p')
      .map((element) => element.textContent)
      .join('\n') ?? '';

  test('was printed from the current records; `npm run certificates` prints it again', () => {
    expect(pdf.keywords).toBe(fingerprint(html, join(root, 'public')));
  });

  test('is one tagged page with its language and title', () => {
    const { pages, isTagged, language, title } = pdf;
    expect({ pages, isTagged, language, title }).toEqual({
      pages: 1,
      isTagged: true,
      language: certificate.language,
      title: titleOf(certificate),
    });
  });

  test('embeds its fonts', () => {
    expect(pdf.fonts.length).toBeGreaterThan(1);
    expect(pdf.fonts.filter(({ isEmbedded, name }) => !isEmbedded || !name.includes('Plex'))).toEqual([]);
  });

  test('shows every figure', () => {
    expect(figures(runs)).toEqual(figures(shown));
  });

  test('shows every word, in letters that search and copy in the right order', () => {
    expect(words(shown).length).toBeGreaterThan(70);
    const file = join(folder, certificate.language, certificate.file);
    for (const read of [pdf.text, ...readWithPoppler(file)]) expect(words(read)).toEqual(words(shown));
  });

  test('keeps a number and its unit on one line', () => {
    const held = body?.querySelectorAll('.held').map((element) => element.textContent) ?? [];
    const counts = shown.match(/[0-9.]+ (?:months?|MW|أشهر|ميغاواط)/gu) ?? [];
    expect(counts.filter((count) => !held.some((text) => text.includes(count)))).toEqual([]);
  });

  test('is small', () => {
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  });
});

describe('A certificate as pages offer it', () => {
  test.each(languageCodes)('%s: the file of the language and its size', (language) => {
    const file = certificates[0]?.file ?? '';
    const { path, size } = describeCertificate(file, language);
    expect(path).toBe(`/certificates/${language}/${file}`);
    const kilobytes = Math.ceil(readFileSync(join(root, 'public', path)).length / 1000);
    expect(size).toMatch(new RegExp(`^${kilobytes}\\D`));
  });

  test('is found from any working directory', () => {
    const module = pathToFileURL(join(root, 'src/content/join/join-context.server.ts')).href;
    const script = `const { describeCertificate } = await import('${module}');
      console.log(describeCertificate('${certificates[0]?.file ?? ''}', 'en').path);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    expect([stdout.trim(), stderr]).toEqual([`/certificates/en/${certificates[0]?.file ?? ''}`, '']);
  });

  test('stops the build if it is missing, and names the command that creates it', () => {
    expect(() => describeCertificate('harbour.pdf', 'ar')).toThrow(
      'public/certificates/ar/harbour.pdf is missing. Make the certificates first: npm run certificates',
    );
  });
});
