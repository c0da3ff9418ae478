import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOrphans, findOrphans } from '#src/prerender/orphans.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import { createFixture, removeFolder, setValue } from './fixture-site.ts';

const studies = 'shared/records/case-studies.json';
let folder = '';
let publicFolder = '';

const addFile = (file: string) => {
  mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
  writeFileSync(join(publicFolder, file), 'file');
};
/** Gives a study its own page. */
const addPage = (study: string, opening: object) => {
  const id = `case-studies-${study}`;
  setValue(folder, 'shared/routes.json', [id], { path: `/case-studies/${study}`, parent: 'case-studies' });
  writeFileSync(join(folder, `shared/pages/${id}.json`), JSON.stringify({ sections: [opening] }));
};
const tellDrawn = (study: string, text?: string) =>
  setValue(folder, 'en/records/case-studies.json', [study, 'drawn'], text);
const orphans = () => findOrphans(readSite(folder), publicFolder);

beforeEach(() => {
  folder = createFixture();
  publicFolder = join(dirname(folder), 'public');
});

afterEach(() => removeFolder(folder));

test.each([
  ['the certificate of a study that is gone', 'certificates/en/gulf-of-aqaba.pdf'],
  ['a certificate of a language that is gone', 'certificates/xx/ridge.pdf'],
  ['the share picture of a page that is gone', 'share/ar/case-studies-gone.jpg'],
  ['a share picture of another form', 'share/ar/about.png'],
  ['the drawing of a study that is gone', 'drawings/gulf-of-aqaba.svg'],
  ['the drawing of its page', 'drawings/gulf-of-aqaba-wide.svg'],
  ['the logo of a client that is gone', 'brand/clients/nordvind.svg'],
  ['a logo that the company had', 'brand/former.svg'],
  ['a picture that is not listed', 'pictures/former-480.avif'],
  ['a picture in a width that is not listed', 'pictures/tower-481.avif'],
  ['a file in a folder of its own', 'drawings/old/ridge.svg'],
])('%s is named, and where it could be', (_name, file) => {
  addFile(file);
  expect(orphans()).toEqual([file]);
  const [problem] = checkOrphans(readSite(folder), publicFolder);
  expect(problem).toMatchObject({ file: `public/${file}`, code: 'file-unnamed', isWarning: true });
});

test.each([
  'certificates/ar/ridge.pdf',
  'share/en/about.jpg',
  'share/ar/home.jpg',
  'drawings/ridge.svg',
  'drawings/ridge-narrow.svg',
  'drawings/coasts.svg',
  'drawings/coasts-press.svg',
  'signatures/site-upright-rtl.svg',
  'brand/clients/helios.svg',
  'brand/veltara.svg',
  'brand/veltara-on-dark.svg',
  'brand/mark-on-dark.svg',
  'pictures/tower-480.avif',
  'pictures/tower-1200.jpg',
  'pictures/tower-thumb.webp',
  'favicon.ico',
])('%s is no orphan', (file) => {
  setValue(folder, studies, [0, 'certificate'], 'ridge.pdf');
  tellDrawn('ridge', 'A ridge.');
  addPage('ridge', { drawing: {} });
  addFile(file);
  expect(orphans()).toEqual([]);
});

test('unused drawings of a study that shows its picture are reported', () => {
  tellDrawn('ridge');
  addPage('ridge', { drawing: {} });
  for (const ending of ['', '-wide']) addFile(`drawings/ridge${ending}.svg`);
  expect(orphans()).toEqual(['drawings/ridge.svg']);
  addPage('ridge', {});
  expect(orphans().toSorted()).toEqual(['drawings/ridge-wide.svg', 'drawings/ridge.svg']);
});

test('a file whose address is in a text is not an orphan', () => {
  addFile('drawings/plan.svg');
  expect(orphans()).toEqual(['drawings/plan.svg']);
  setValue(folder, 'en/pages/home.json', ['menu'], 'See /drawings/plan.svg');
  expect(orphans()).toEqual([]);
});

test('system files are ignored silently', () => {
  addFile('certificates/.DS_Store');
  expect(orphans()).toEqual(['certificates/.DS_Store']);
  expect(checkOrphans(readSite(folder), publicFolder)).toEqual([]);
});

test('a kind of file is checked only if its list can be read', () => {
  addFile('drawings/gulf-of-aqaba.svg');
  writeFileSync(join(folder, studies), '[');
  expect(orphans()).toEqual([]);
});

test('the message has a remedy, in both languages', () => {
  addFile('certificates/en/gulf-of-aqaba.pdf');
  const problems = checkOrphans(readSite(folder), publicFolder);
  const [english, arabic] = [formatProblems(problems), formatProblems(problems, 'ar')];
  expect(english).toContain('public/certificates/en/gulf-of-aqaba.pdf');
  expect(english).toContain('found     a file that nothing on the site names');
  expect(english).toContain('delete    it, or name it in locales/shared/records/case-studies.json');
  expect(arabic).toMatch(/احذف\s+الملف/);
});
