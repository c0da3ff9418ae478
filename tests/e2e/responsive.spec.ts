import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listDocuments, openDocument, revealAll } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

const widths = [320, 390, 768, 1440];
const HEIGHT = 900;
/** Chromium's own size of text, and the one of a visitor who doubles it in the settings, px. */
const TEXT_SIZE = 16;
const ZOOMED_TEXT_SIZE = 2 * TEXT_SIZE;

/** How far a page can be scrolled to the side, and the texts and controls that stand beside the window. */
function listOverhangs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways =
      scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const canScroll = (element: Element): boolean =>
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && canScroll(element.parentElement)));
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    // What people do not see is one pixel wide, or stands in something that is.
    const isTiny = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      ((isTiny(element) && getComputedStyle(element).overflowX === 'hidden') || isCut(element.parentElement));
    const isUnseen = (element: Element) => isTiny(element) || isCut(element);
    const beside = [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) || element.matches('button, input, select, textarea'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element))
      .filter((element) => {
        const { left, right, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && (left < -1 || right > clientWidth + 1) && !canScroll(element);
      });
    return [
      ...sideways,
      ...beside.map((element) => `beside the window: ${element.textContent.slice(0, 60)}`),
    ];
  });
}

/** Controls, links of the shell and headings whose text does not fit into them. */
function listClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, summary, label, h1, h2, h3, dt, dd')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !['inline', 'contents'].includes(getComputedStyle(element).display))
      .filter((element) => {
        const cutsDown = getComputedStyle(element).overflowY !== 'visible';
        const tooWide = element.scrollWidth > element.clientWidth + 1;
        return tooWide || (cutsDown && element.scrollHeight > element.clientHeight + 1);
      })
      .map(
        (element) =>
          `${element.textContent.trim() || element.getAttribute('aria-label')}: ${element.scrollWidth} in ${element.clientWidth} px`,
      ),
  );
}

async function expectFit(page: Page, address: string): Promise<void> {
  expect.soft(await listOverhangs(page), address).toEqual([]);
  expect.soft(await listClippedTexts(page), address).toEqual([]);
}

test.describe.configure({ timeout: 300_000 });

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('every document fits into every window', async ({ page }) => {
      for (const { address } of listDocuments(language)) {
        await openDocument(page, address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expectFit(page, `${address} at ${width} px`);
        }
      }
    });

    test('every document fits when its text is twice as large', async ({ page }) => {
      await page.setViewportSize({ width: 640, height: HEIGHT });
      const session = await page.context().newCDPSession(page);
      const fontSizes = { standard: ZOOMED_TEXT_SIZE, fixed: ZOOMED_TEXT_SIZE };
      await session.send('Page.setFontSizes', { fontSizes });
      for (const { address } of listDocuments(language)) {
        await openDocument(page, address);
        await expect(page.locator('html')).toHaveCSS('font-size', `${ZOOMED_TEXT_SIZE}px`);
        await expectFit(page, `${address} with text twice as large`);
      }
    });

    for (const width of [320, 390]) {
      test(`the open menu fits into ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await openDocument(page, addressOf('home', language));
        await page.locator('header button[aria-haspopup=dialog]').click();
        const menu = page.getByRole('dialog');
        await expect(menu).toHaveCSS('transform', 'none');
        const folded = menu.locator('button[aria-expanded=false]');
        while ((await folded.count()) > 0) await folded.first().click();
        await expectFit(page, 'the menu');
      });
    }

    for (const width of [1024, 1280, 1440]) {
      test(`the panels of the navigation fit into ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await openDocument(page, addressOf('home', language));
        for (const toggle of await page.locator('header nav button[aria-expanded]').all()) {
          await toggle.press('Enter');
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
          await expect(page.locator('header nav button[aria-expanded=true] + ul')).toHaveCSS(
            'transform',
            'none',
          );
          await expectFit(page, (await toggle.getAttribute('aria-label')) ?? '');
          await toggle.press('Escape');
        }
      });
    }

    test('a page keeps its edges and its focus where the visitor chooses all colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openDocument(page, addressOf('home', language));
      const button = page.locator(`main a[href="${addressOf('contact', language)}"]`).last();
      const edge = await button.evaluate((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { borderTopStyle, borderTopWidth, isSeen: borderTopColor !== backgroundColor };
      });
      expect(edge).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', isSeen: true });
      await page.keyboard.press('Tab');
      await expect(page.locator('a:focus-visible')).toHaveCSS('outline-style', 'solid');
      await expect(page.locator('header svg:visible').first()).not.toHaveCSS('stroke', 'none');
      await expect(page.locator('h1')).toBeVisible();
    });

    test('printed documents have their content and nothing of the shell', async ({ page }) => {
      for (const { address } of listDocuments(language)) {
        await page.goto(address);
        await page.emulateMedia({ media: 'print' });
        for (const part of ['#root > header', '#root > div > footer', '#root > [data-skeleton]']) {
          for (const each of await page.locator(part).all()) await expect.soft(each, address).toBeHidden();
        }
        const unseen = await page
          .locator('main :is(h1, h2, h3)')
          .evaluateAll((headings) =>
            headings
              .filter(
                (heading) => !heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
              )
              .map((heading) => heading.textContent),
          );
        expect.soft(unseen, `unseen headings of ${address}`).toEqual([]);
        await page.emulateMedia({ media: null });
      }
    });

    test('what the visitor has not scrolled to is printed too', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      await page.locator('[data-reveal=waiting]').first().waitFor({ state: 'attached' });
      await page.emulateMedia({ media: 'print' });
      const unseen = await page
        .locator('[data-reveal]')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
      expect(unseen).toBe(0);
    });

    test('what is many times as high as the window enters too', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 480 });
      await openDocument(page, addressOf('case-studies', language));
      const studies = page.locator('#studies [data-reveal]').first();
      await expect(studies).toHaveAttribute('data-reveal', 'waiting');
      await studies.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(studies).toHaveAttribute('data-reveal', 'shown');
    });

    test('nothing stays hidden once it has been seen', async ({ page }) => {
      await openDocument(page, addressOf('home', language));
      await revealAll(page);
      const faint = await page
        .locator('[data-reveal]')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
      expect(faint).toBe(0);
    });
  });
}
