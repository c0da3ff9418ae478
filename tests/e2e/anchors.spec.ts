import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

for (const language of languageCodes) {
  const words = readWords(language);

  test.describe(`results of the search in ${language}`, () => {
    test.use({ locale: browserLocales[language] });
    test.describe.configure({ timeout: 240_000 });

    test('a search result stops at its anchor like other links, and opens the card of a case study', async ({
      page,
    }) => {
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
