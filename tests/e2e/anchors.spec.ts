import type { Page } from '@playwright/test';
import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listDocuments, openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

const HEIGHT = 844;
const widths = [390, 1440] as const;
/** Fewest anchors of all documents at a width; with fewer the sweep has looked at nothing. */
const LEAST_ANCHORS = 150;

/** Follows every anchor of the page as a link does, and names those that end up elsewhere than they should. */
function followAnchors(page: Page) {
  return page.evaluate((offset) => {
    const targets = [...document.querySelectorAll('main :is(section, article, li, div)[id]')].filter(
      (target) => target.checkVisibility(),
    );
    const misplaced = targets.flatMap((target) => {
      const link = document.createElement('a');
      link.href = `#${target.id}`;
      document.body.append(link);
      link.click();
      link.remove();
      const limit = document.documentElement.scrollHeight - innerHeight;
      const top = Math.round(target.getBoundingClientRect().top);
      const isAtEdge = scrollY === 0 ? top < offset : Math.ceil(scrollY) >= limit && top > offset;
      return top === offset || isAtEdge ? [] : [`${target.id} at ${top} px`];
    });
    return { count: targets.length, misplaced };
  }, SCROLL_OFFSET_PX);
}

for (const language of languageCodes) {
  const words = readWords(language);

  test.describe(`anchors in ${language}`, () => {
    test.use({ locale: browserLocales[language] });
    test.describe.configure({ timeout: 240_000 });

    test('every link to one stops at the specified offset, on phones and on desks', async ({ page }) => {
      const anchors = { 390: 0, 1440: 0 };
      // No section waits to enter, and no page has to be shown whole before.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { address } of listDocuments(language)) {
        await openDocument(page, address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          const { count, misplaced } = await followAnchors(page);
          expect.soft(misplaced, `${address} at ${width} px`).toEqual([]);
          anchors[width] += count;
        }
      }
      expect(Math.min(...Object.values(anchors))).toBeGreaterThan(LEAST_ANCHORS);
    });

    test('a result of the search stops there, too, and opens the card of a case study', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const sector = findSection(words, 'industries', 'services').items.find(({ id }) => id === 'retail');
      const solution = findSection(words, 'industries-renewables', 'connected-site').items[0];
      const { studies } = findSection(words, 'case-studies', 'case-studies');
      const titles = [sector?.title, solution?.title, studies[0]?.title, studies.at(-1)?.title];
      for (const title of titles) {
        await openDocument(page, addressOf('about', language));
        const { field, options } = findBarSearch(page, language);
        await field.fill(plainText(title ?? ''));
        const anchor = options.first();
        const [, id = ''] = ((await anchor.getAttribute('href')) ?? '').split('#');
        await anchor.click();
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeFocused();
        const readTop = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
        await expect.poll(readTop, title).toBe(SCROLL_OFFSET_PX);
        const study = studies.find(({ slug }) => slug === id);
        if (study === undefined) continue;
        await expect(page).toHaveURL(`${addressOf('case-studies', language)}#${id}`);
        await expect(target.locator('[data-disclosure]')).toHaveAttribute('aria-expanded', 'true');
        const own = target.getByRole('heading', { level: 3 }).getByRole('link');
        await expect(own).toHaveAttribute('href', addressOf(study.page, language));
      }
    });
  });
}
