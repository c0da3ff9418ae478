import type { Locator, Page } from '@playwright/test';
import { languageCodes, languages, type Language } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { REMEMBERED_LANGUAGE_KEY } from '#src/i18n/remembered-language.ts';
import { openHydrated, showFrames } from '../support/open-page.ts';
import { holdRequests } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords } from '../support/site-content.ts';

const others = { en: 'ar', ar: 'en' } as const satisfies Record<Language, Language>;

function findSwitch(page: Page, to: Language): Locator {
  return page.getByRole('banner').getByRole('link', { name: languages[to].name, exact: true });
}

function findOffer(page: Page, of: Language): Locator {
  return page.getByRole('complementary', { name: readWords(of).t('language.label'), exact: true });
}

function readChoice(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), REMEMBERED_LANGUAGE_KEY);
}

/** Waits until everything that a page fetches by itself has arrived, and is shown. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await showFrames(page);
}

async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
}

for (const language of languageCodes) {
  const other = others[language];
  const offered = readWords(other).t;

  test.describe(`language switch in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('is a link that names its language', async ({ page }) => {
      await page.goto(addressOf('about', language));
      const link = findSwitch(page, other);
      await expect(link).toHaveAttribute('href', addressOf('about', other));
      await expect(link).toHaveAttribute('hreflang', other);
      await expect(link).toHaveAttribute('lang', other);
    });

    test('keeps page, query and hash, and stores the choice', async ({ page }) => {
      const place = '?industry=retail&b=%D8%A7#studies';
      await openHydrated(page, addressOf('case-studies', language) + place);
      expect(await readChoice(page)).toBeNull();
      await findSwitch(page, other).click();
      await expect(page).toHaveURL(addressOf('case-studies', other) + place);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('html')).toHaveAttribute('dir', languages[other].direction);
      expect(await readChoice(page)).toBe(other);
    });

    test('follows the page that is shown', async ({ page }) => {
      await openHydrated(page, addressOf('terms', language));
      const { t, shell } = readWords(language);
      const bar = page.getByRole('navigation', { name: t('navigation.label'), exact: true });
      await bar.getByRole('link', { name: shell.pages.about.menu, exact: true }).click();
      await expect(findSwitch(page, other)).toHaveAttribute('href', addressOf('about', other));
    });

    test('works where storage is blocked', async ({ page }) => {
      await blockStorage(page);
      await openHydrated(page, addressOf('about', language));
      await findSwitch(page, other).click();
      await expect(page).toHaveURL(addressOf('about', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('a visitor who chose the other language is offered it, whatever the browser reads', async ({
      page,
    }) => {
      await openHydrated(page, addressOf('about', language));
      await findSwitch(page, other).click();
      await expect(page).toHaveURL(addressOf('about', other));
      await openHydrated(page, addressOf('about', language));
      await expect(findOffer(page, other)).toBeVisible();
    });

    test('nothing is offered to who reads the language of the page', async ({ page }) => {
      await openHydrated(page, addressOf('about', language));
      await settle(page);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('works', async ({ page }) => {
        await page.goto(addressOf('about', language));
        await findSwitch(page, other).click();
        await expect(page).toHaveURL(addressOf('about', other));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      });
    });
  });

  test.describe(`offer of the other language on a page in ${language}`, () => {
    test.use({ locale: browserLocales[other] });

    test('speaks the language that it offers, and nobody is redirected', async ({ page }) => {
      await openHydrated(page, addressOf('faq', language));
      const offer = findOffer(page, other);
      await expect(offer).toBeVisible();
      await expect(offer).toHaveAttribute('lang', other);
      await expect(offer).toHaveAttribute('dir', languages[other].direction);
      await expect(offer).toContainText(offered('language.offer'));
      await expect(page).toHaveURL(addressOf('faq', language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    test('leads to the same place and stores the choice', async ({ page }) => {
      await openHydrated(page, `${addressOf('case-studies', language)}?industry=retail#studies`);
      const link = findOffer(page, other).getByRole('link', {
        name: offered('language.accept'),
        exact: true,
      });
      await expect(link).toHaveAttribute('hreflang', other);
      await link.click();
      await expect(page).toHaveURL(`${addressOf('case-studies', other)}?industry=retail#studies`);
      expect(await readChoice(page)).toBe(other);
      await openHydrated(page, page.url());
      await settle(page);
      await expect(page.getByRole('complementary')).toHaveCount(0);
    });

    for (const width of [390, 1440]) {
      test(`moves nothing in a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const release = await holdRequests(
          page,
          /\/assets\/(preferred-language|language-offer-bar)-[^/]+\.js$/,
        );
        await openHydrated(page, addressOf('terms', language));
        await page.evaluate(async () => {
          await document.fonts.ready;
          const shifts: number[] = [];
          window.layoutShifts = shifts;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const value: unknown = Reflect.get(entry, 'value');
              if (typeof value === 'number') shifts.push(value);
            }
          }).observe({ type: 'layout-shift' });
        });
        await showFrames(page);
        release();
        const offer = findOffer(page, other);
        await expect(offer).toBeVisible();
        await settle(page);
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
        const bar = await page.getByRole('banner').boundingBox();
        const box = await offer.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        await expect(offer).toBeInViewport({ ratio: 1 });
      });
    }

    test('is dismissed for good', async ({ page }) => {
      await openHydrated(page, addressOf('about', language));
      const dismiss = { name: offered('language.dismiss'), exact: true };
      await findOffer(page, other).getByRole('button', dismiss).click();
      await expect(page.getByRole('complementary')).toHaveCount(0);
      for (const id of ['about', 'home'] as const) {
        await openHydrated(page, addressOf(id, language));
        await settle(page);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      }
    });
  });
}
