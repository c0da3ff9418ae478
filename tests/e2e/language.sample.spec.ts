import type { Locator, Page } from '@playwright/test';
import { languageCodes, languages, type Language } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { REMEMBERED_LANGUAGE_KEY } from '#src/i18n/remembered-language.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import { awaitReady, openDocument, showFrames } from '../support/open-document.ts';
import { holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { browserLocales, readWords } from '../support/site-content.ts';

/** Returns another language. */
const findOther = (language: Language) => languageCodes.find((each) => each !== language) ?? language;

function findSwitch(page: Page, to: Language): Locator {
  return page.getByRole('banner').getByRole('link', { name: languages[to].name, exact: true });
}

function findOffer(page: Page, of: Language): Locator {
  return page.getByRole('complementary', { name: readWords(of).t('language.label'), exact: true });
}

function readChoice(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), REMEMBERED_LANGUAGE_KEY);
}

/** Returns the headlines whose letters start above the lower edge of the bar. */
function listCovered(offer: Locator) {
  return offer.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return [...document.querySelectorAll('main h1')]
      .filter((headline) => {
        const range = document.createRange();
        range.selectNodeContents(headline);
        // The space above the letters fits marks that few letters have.
        const room = Number.parseFloat(getComputedStyle(headline).fontSize) / 5;
        return [...range.getClientRects()].some(({ top, height }) => height > 0 && top + room < bottom);
      })
      .map((headline) => headline.textContent);
  });
}

/** Waits until everything that a page fetches by itself has loaded and is shown. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await showFrames(page);
}

for (const language of languageCodes) {
  const other = findOther(language);
  const offered = readWords(other).t;
  const about = addressOf('about', language);

  test.describe(`language switch in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('leads to the same page, and is stored', async ({ page, expectFault }) => {
      await test.step('is a link that names its language', async () => {
        await page.goto(about);
        const link = findSwitch(page, other);
        await expect(link).toHaveAttribute('href', addressOf('about', other));
        await expect(link).toHaveAttribute('hreflang', other);
        await expect(link).toHaveAttribute('lang', other);
      });

      await test.step("readers of the page's language see no offer", async () => {
        await awaitReady(page);
        await settle(page);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      });

      await test.step('follows navigation', async () => {
        const { t, shell } = readWords(language);
        const bar = page.getByRole('navigation', { name: t('navigation.label'), exact: true });
        await bar.getByRole('link', { name: shell.pages.services.menu, exact: true }).click();
        await expect(findSwitch(page, other)).toHaveAttribute('href', addressOf('services', other));
      });

      await test.step('keeps page, query and hash, and stores the choice', async () => {
        const place = '?industry=retail&b=%D8%A7#studies';
        await openDocument(page, addressOf('case-studies', language) + place);
        expect(await readChoice(page)).toBeNull();
        await findSwitch(page, other).click();
        await expect(page).toHaveURL(addressOf('case-studies', other) + place);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page.locator('html')).toHaveAttribute('dir', languages[other].direction);
        expect(await readChoice(page)).toBe(other);
      });

      await test.step("a visitor who chose the other language is offered it, whatever the browser's languages", async () => {
        await openDocument(page, about);
        await expect(findOffer(page, other)).toBeVisible();
      });

      await test.step('works where storage is blocked', async () => {
        expectFault(STORAGE_REPORT);
        await blockStorage(page);
        await openDocument(page, about);
        await findSwitch(page, other).click();
        await expect(page).toHaveURL(addressOf('about', other));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      });
    });
  });

  test.describe(`offer of the other language on a page in ${language}`, () => {
    test.use({ locale: browserLocales[other] });

    test('is made in that language, once, and redirects nobody', async ({ page }) => {
      const offer = findOffer(page, other);

      await test.step('is in the offered language, and nobody is redirected', async () => {
        await openDocument(page, addressOf('faq', language));
        await expect(offer).toBeVisible();
        await expect(offer).toHaveAttribute('lang', other);
        await expect(offer).toHaveAttribute('dir', languages[other].direction);
        await expect(offer).toContainText(offered('language.offer'));
        await expect(page).toHaveURL(addressOf('faq', language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      });

      await test.step('stays dismissed', async () => {
        const dismiss = { name: offered('language.dismiss'), exact: true };
        await offer.getByRole('button', dismiss).click();
        await expect(page.getByRole('complementary')).toHaveCount(0);
        for (const id of ['faq', 'about'] as const) {
          await openDocument(page, addressOf(id, language));
          await settle(page);
          await expect(page.getByRole('complementary')).toHaveCount(0);
        }
      });

      await test.step('leads to the same place and stores the choice', async () => {
        await page.evaluate(() => localStorage.clear());
        await openDocument(page, `${addressOf('case-studies', language)}?industry=retail#studies`);
        const link = offer.getByRole('link', { name: offered('language.accept'), exact: true });
        await expect(link).toHaveAttribute('hreflang', other);
        await link.click();
        await expect(page).toHaveURL(`${addressOf('case-studies', other)}?industry=retail#studies`);
        expect(await readChoice(page)).toBe(other);
        await openDocument(page, page.url());
        await settle(page);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      });
    });

    test('appears if an unsupported language comes first', async ({ page }) => {
      await page.addInitScript(
        (tags) => {
          Object.defineProperty(navigator, 'languages', { get: () => tags });
        },
        ['fr-MA', other],
      );
      await openDocument(page, about);
      await expect(findOffer(page, other)).toBeVisible();
    });

    test('covers no headline, however high it is', async ({ page }) => {
      const offer = findOffer(page, other);
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const id of ['home', 'about', 'services-sla', 'industries-renewables', 'faq'] as const) {
        await openDocument(page, addressOf(id, language));
        await expect(offer).toBeVisible();
        expect.soft(await listCovered(offer), id).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        await expect.soft(offer, `${id}, further down`).not.toBeInViewport();
      }
    });

    test('causes no layout shift', async ({ page }) => {
      const offer = findOffer(page, other);
      for (const width of [390, 768, 1024, 1440]) {
        await test.step(`in a window of ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          const release = await holdScripts(page);
          await openDocument(page, addressOf('contact', language));
          await watchShifts(page);
          await showFrames(page);
          await expect(offer).toHaveCount(0);
          await release();
          await expect(offer).toBeVisible();
          await settle(page);
          expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
          expect(await listCovered(offer)).toEqual([]);
          const bar = await page.getByRole('banner').boundingBox();
          const box = await offer.boundingBox();
          expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
          await expect(offer).toBeInViewport({ ratio: 1 });
        });
      }
    });
  });
}

test.describe('language switch without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads there and back', async ({ page }) => {
    await page.goto(addressOf('about', 'en'));
    for (const language of ['ar', 'en'] as const) {
      await findSwitch(page, language).click();
      await expect(page).toHaveURL(addressOf('about', language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
});
