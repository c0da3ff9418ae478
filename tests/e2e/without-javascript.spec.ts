import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listDocuments, uncover } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { isTurnOf } from '../support/take-turns.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Returns headings that are not readable: without size, transparent or covered. */
function listUnreadableHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covers = (element: Element) =>
      element.matches('img, svg') || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isReadable = (heading: Element) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
      // The middle of the first line: the middle of the heading may be between two lines.
      const { left, top, width, height } = heading.getClientRects()[0] ?? heading.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      const own = stack.findIndex((element) => element === heading || heading.contains(element));
      return own >= 0 && !stack.slice(0, own).some(covers);
    };
    return (
      [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
        // The search needs a script, so it is hidden.
        .filter((heading) => !heading.closest('section')?.querySelector('search'))
        // The browser unfolds these without a script.
        .filter((heading) => heading.closest('details:not([open])') === null)
        .filter(
          (heading) =>
            !heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
            !isReadable(heading),
        )
        .map((heading) => heading.textContent)
    );
  });
}

/** Returns texts and pictures with a position on the page that are invisible. Rotating words show one of several. */
function listHiddenContent(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.closest('[aria-hidden=true], svg') === null)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => Number(getComputedStyle(element).opacity) === 0)
      .filter((element) => element.textContent.trim() !== '' || element.getAttribute('alt'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Returns the links of the page with no target. */
function listDeadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => (link.getAttribute('href') ?? '') === '' || link.getAttribute('href') === '#')
      .map((link) => link.outerHTML.slice(0, 120)),
  );
}

/** Returns how far an element extends beyond the window, px. */
async function measureOverhang(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    return Math.round(Math.max(0, -left, right - document.documentElement.clientWidth));
  });
}

test.describe.configure({ timeout: 300_000 });

for (const language of languageCodes) {
  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: language });

    test('every document shows all of its content', async ({ page }) => {
      for (const { address } of listDocuments(language)) {
        await page.goto(address);
        await uncover(page);
        for (const viewport of windows) {
          await page.setViewportSize(viewport);
          const place = `${address} at ${viewport.width} px`;
          await expect.soft(page.locator('h1'), place).toBeVisible();
          expect.soft(await listUnreadableHeadings(page), place).toEqual([]);
          expect.soft(await listHiddenContent(page), place).toEqual([]);
          expect.soft(await listDeadLinks(page), place).toEqual([]);
        }
      }
    });

    test('the skeleton ends by itself, the shell links every page, and links work', async ({ page }) => {
      for (const viewport of windows.filter((_window, place) => isTurnOf(language, place))) {
        await page.setViewportSize(viewport);
        await page.goto(addressOf('home', language));
        await expect(page.locator('#root > [data-skeleton]')).toBeHidden();
        expect(await listUnreadableHeadings(page)).toEqual([]);
        await test.step(`the navigation links every page, ${viewport.width} px wide`, async () => {
          const links = page.locator('header nav > ul > li > a');
          expect(await links.count()).toBeGreaterThan(3);
          for (const link of await links.all()) {
            await link.scrollIntoViewIfNeeded();
            await expect(link).toBeVisible();
            expect(await measureOverhang(link), await link.innerText()).toBe(0);
            await link.focus();
            const below = link.locator('xpath=..').locator('ul a');
            for (const child of await below.all()) {
              await expect(child).toBeVisible();
              expect.soft(await measureOverhang(child), await child.innerText()).toBe(0);
            }
          }
        });
        await test.step(`no control that needs a script is shown, ${viewport.width} px wide`, async () => {
          // The button of a form that leads to a page needs no script.
          const buttons = await page.locator('button:not(form[method=get] button)').all();
          const visible = await Promise.all(buttons.map((button) => button.isVisible()));
          expect(visible.filter(Boolean)).toEqual([]);
        });
        await test.step(`every column of the footer is open, ${viewport.width} px wide`, async () => {
          const links = await page.locator('footer nav a').all();
          expect(links.length).toBeGreaterThan(10);
          for (const link of links) await expect(link).toBeVisible();
          for (const title of await page.locator('footer nav h2').all()) {
            await expect(title).toBeVisible();
            expect(await title.innerText()).not.toBe('');
          }
        });
        await page
          .locator(`main a[href="${addressOf('contact', language)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(addressOf('contact', language));
        await expect(page.locator('h1')).toBeVisible();
        await page.goto(addressOf('about', language));
        await page.locator('header a[hreflang]:visible').first().click();
        await expect(page.locator('html')).not.toHaveAttribute('lang', language);
      }
    });
  });

  test(`every link of the documents in ${language} works`, async ({ request }) => {
    const targets = new Set<string>();
    for (const { address } of listDocuments(language)) {
      const text = await (await request.get(address)).text();
      for (const [, href = ''] of text.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)) targets.add(href);
    }
    expect(targets.size).toBeGreaterThan(20);
    for (const target of targets) {
      expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
    }
  });
}
