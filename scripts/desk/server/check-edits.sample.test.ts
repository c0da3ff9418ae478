import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as texts from '#src/content/check/check-texts.server.ts';
import type * as reading from '#src/content/read/read-site.server.ts';
import type * as judging from './check-edits.ts';
import type * as living from './live-bundles.ts';

const looks = vi.hoisted(() => ({ count: 0 }));
vi.mock('#src/content/check/check-texts.server.ts', async (importOriginal) => {
  const original = await importOriginal<typeof texts>();
  const checkText: typeof original.checkText = (...given) => {
    looks.count += 1;
    return original.checkText(...given);
  };
  return { ...original, checkText };
});

const folder = fileURLToPath(new URL('../../../locales', import.meta.url));
type Written = { file: string; key: string; text: string | null };
type Tools = { findFaults: (edits: readonly Written[]) => unknown };

/** Check functions with empty caches. */
async function begin(): Promise<Tools> {
  vi.resetModules();
  const { findFaults }: typeof judging = await import('./check-edits.ts');
  const { textFiles }: typeof living = await import('./live-bundles.ts');
  const { readSite }: typeof reading = await import('#src/content/read/read-site.server.ts');
  const site = readSite(folder);
  return {
    findFaults: (edits) => {
      const known = edits.flatMap(({ file, ...own }) => {
        const textFile = textFiles.get(file);
        return textFile === undefined ? [] : [{ textFile, ...own }];
      });
      expect(known).toHaveLength(edits.length);
      return findFaults(site, known, []);
    },
  };
}

const home = 'ar/pages/home.json';
const marked = 'ar/pages/services-digital-transformation.json';
const baseline = 'sections.before-and-after';

/** Edits in order, as typed: each is checked after all before it. */
const edits: readonly (readonly [string, readonly Written[]])[] = [
  ['an unknown placeholder', [{ file: home, key: 'title', text: '{{nobody}}' }]],
  ['another text', [{ file: home, key: 'title', text: 'الرئيسية' }]],
  ['the same text again', [{ file: home, key: 'title', text: 'الرئيسية' }]],
  [
    'a title that is too long',
    [{ file: home, key: 'title', text: 'شبكات وتقنية معلومات '.repeat(5).trim() }],
  ],
  ['nothing but blanks', [{ file: home, key: 'menu', text: ' ' }]],
  ['a removed text', [{ file: home, key: 'menu', text: null }]],
  [
    'another number in the source',
    [{ file: 'en/pages/home.json', key: 'description', text: '{{company}} in 77 days' }],
  ],
  ['a bracket before a figure', [{ file: marked, key: `${baseline}.before`, text: '(نحو' }]],
  [
    'its partner behind the figure',
    [
      { file: marked, key: `${baseline}.before`, text: '(نحو' },
      { file: marked, key: `${baseline}.after`, text: 'شهر)' },
    ],
  ],
  [
    'the wording of another plural form',
    [{ file: 'ar/faq.json', key: 'found_two', text: 'سؤال واحد من أصل {{total}}' }],
  ],
  ['a text above the maximum length', [{ file: home, key: 'title', text: 'ا'.repeat(100_000) }]],
  [
    'another company name',
    [{ file: 'ar/company.json', key: 'name', text: 'شركة باسم طويل جدًا لا يتسع له عنوان' }],
  ],
];

let kept: Tools;
beforeAll(async () => {
  kept = await begin();
});

test.each(edits)('finds the same problems as a check with empty caches: %s', async (_name, written) => {
  const found = kept.findFaults(written);
  const fresh = await begin();
  expect(found).toEqual(fresh.findFaults(written));
});

test('a text is checked without unrelated texts while it is being typed', () => {
  const type = (text: string) => kept.findFaults([{ file: home, key: 'menu', text }]);
  type('الرئيس');
  looks.count = 0;
  type('الرئيسي');
  expect(looks.count).toBe(1);
});
