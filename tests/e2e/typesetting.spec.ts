import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listDocuments, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

/** What may not stand on two lines: numbers with their units, hyphenated terms, Arabic prepositions and their nouns. */
const protectedRun =
  /[0-9](?:[0-9.,]*[0-9])? (?:MW|GW|AM|PM|months?|ميغاواط|غيغاواط|أشهر|مساءً|صباحًا)|(?:Wi-Fi|4G-LTE|SD-WAN|one-time)|(?<!\p{L})و?(?:من|في|على|إلى|كل) \S+/gu;
/** Fewest runs that the documents of a language hold; with fewer the sweep has looked at nothing. */
const LEAST_RUNS = 150;

/** The protected runs of the page, and those of them that stand on more than one line. */
function measureRuns(page: Page) {
  return page.evaluate(({ source, flags }) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let count = 0;
    const isOnOneLine = (range: Range) => {
      const [first, ...others] = range.getClientRects();
      return first === undefined || others.every(({ top }) => top < first.bottom);
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const letters = (node.textContent ?? '').split('').map((letter, at) => ({ letter, at }));
      const written = letters.filter(({ letter }) => !/[\u2060\u2066-\u2069]/u.test(letter));
      const text = written.map(({ letter }) => (letter === '\u00A0' ? ' ' : letter)).join('');
      for (const { 0: run, index } of text.matchAll(new RegExp(source, flags))) {
        const range = document.createRange();
        range.setStart(node, written[index]?.at ?? 0);
        range.setEnd(node, (written[index + run.length - 1]?.at ?? 0) + 1);
        count += range.getClientRects().length > 0 ? 1 : 0;
        if (!isOnOneLine(range)) broken.push(run);
      }
    }
    return { count, broken };
  }, protectedRun);
}

for (const language of languageCodes) {
  test(`units, terms and constructs stay on one line in ${language}`, async ({ page }) => {
    let runs = 0;
    for (const { address } of listDocuments(language)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { count, broken } = await measureRuns(page);
        runs += count;
        expect.soft(broken, `${address} at ${width} px`).toEqual([]);
      }
    }
    expect(runs).toBeGreaterThan(LEAST_RUNS);
  });
}

test.describe('what a visitor copies', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is plain', async ({ page }) => {
    await openDocument(page, addressOf('services-mobile-network', 'ar'));
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main') ?? document));
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('4G-LTE');
    expect(copied).not.toMatch(/[\u00a0\u2060\u2066-\u2069]/u);
  });
});
