import type { Page } from '@playwright/test';
import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import { openDocument, showFrames } from '../support/open-document.ts';
import { watchDocuments, watchPrefetches } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords, type Words } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

function findBarLink(page: Page, { t, shell }: Words, id: MenuPageId) {
  const bar = page.getByRole('navigation', { name: t('navigation.label'), exact: true });
  return bar.getByRole('link', { name: shell.pages[id].menu, exact: true });
}

/** Follows a link of the bar without scrolling; a mouse click would scroll a sticky element into view. */
async function follow(page: Page, words: Words, id: MenuPageId) {
  await findBarLink(page, words, id).dispatchEvent('click');
}

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Expects the previous scroll position; fonts loaded since then may change the layout slightly. */
async function expectNear(page: Page, y: number) {
  await expect.poll(async () => Math.abs((await readScroll(page)) - y)).toBeLessThan(50);
}

async function scrollPage(page: Page, y: number) {
  await page.waitForLoadState();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await showFrames(page);
  expect(await readScroll(page)).toBe(y);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { t, pages, shell } = words;
  const home = addressOf('home', language);
  const about = addressOf('about', language);
  const titleOf = (id: MenuPageId) =>
    t('documentTitle', { page: pages[id].title, company: shell.company.name });
  const next = takeTurns(test, language);

  test.describe(`from page to page in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()(
      'a link opens a document at its top, and the way back leads to where it was left',
      async ({ page }) => {
        await openDocument(page, home);
        const documents = watchDocuments(page);
        await scrollPage(page, 900);
        await follow(page, words, 'about');
        await expect(page).toHaveURL(about);
        await expect(page).toHaveTitle(titleOf('about'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await readScroll(page)).toBe(0);
        expect(documents).toHaveLength(1);
        await scrollPage(page, 500);
        await page.goBack();
        await expect(page).toHaveTitle(titleOf('home'));
        await expectNear(page, 900);
        await page.goForward();
        await expect(page).toHaveTitle(titleOf('about'));
        await expectNear(page, 500);
      },
    );

    next()('an anchor on another page is shown below the bar', async ({ page }) => {
      const [, story] = findSection(words, 'home', 'studies').studies;
      await openDocument(page, addressOf(story?.page ?? 'home', language));
      await page.locator('#opening a[href*="#"]').click();
      await expect(page).toHaveURL(`${addressOf('case-studies', language)}#${story?.slug ?? ''}`);
      const study = page.locator(`[id="${story?.slug ?? ''}"]`);
      await page.waitForLoadState('networkidle');
      const top = () => study.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBe(SCROLL_OFFSET_PX);
    });

    next()('a panel of the bar and the menu are closed on the way back', async ({ page }) => {
      await openDocument(page, home);
      const toggle = page
        .getByRole('banner')
        .getByRole('button', { name: shell.pages.services.menu, exact: true });
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const link = page.locator('#panel-services a').first();
      // The panel is animating: in its first frame nothing inside is focusable.
      await expect(link).toBeVisible();
      await link.press('Enter');
      await expect(page).not.toHaveURL(home);
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

const words = readWords(defaultLanguage);

test("an anchor in a document's address is shown below the bar", async ({ page }) => {
  const [, study] = findSection(words, 'home', 'studies').studies;
  await openDocument(page, `/case-studies#${study?.slug ?? ''}`);
  await page.waitForLoadState('networkidle');
  const top = () =>
    page
      .locator(`[id="${study?.slug ?? ''}"]`)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(SCROLL_OFFSET_PX);
});

test('a link to the current page scrolls to its top', async ({ page }) => {
  await openDocument(page, '/about');
  await scrollPage(page, 900);
  await Promise.all([page.waitForEvent('load'), follow(page, words, 'about')]);
  expect(await readScroll(page)).toBe(0);
});

test('a link that is pressed twice opens its page once', async ({ page }) => {
  await openDocument(page, '/');
  const entries = await page.evaluate(() => history.length);
  await findBarLink(page, words, 'about').dblclick();
  await expect(page).toHaveURL('/about');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

for (const [way, approach] of [
  ['a pointer over', (page: Page) => findBarLink(page, words, 'about').hover()],
  ['focus on', (page: Page) => findBarLink(page, words, 'about').focus()],
] as const) {
  test(`${way} a link prefetches its document, once`, async ({ page }) => {
    await openDocument(page, '/');
    const fetched = watchPrefetches(page);
    await approach(page);
    await expect.poll(() => fetched).toContain('/about');
    await page.mouse.move(0, 400);
    await findBarLink(page, words, 'case-studies').focus();
    await approach(page);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path === '/about')).toHaveLength(1);
  });
}

test('links work with blocked storage', async ({ page, expectFault }) => {
  expectFault(STORAGE_REPORT);
  await blockStorage(page);
  await openDocument(page, '/');
  await follow(page, words, 'about');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a click for a new tab is left to the browser', async ({ page, context }) => {
  await openDocument(page, '/');
  const opening = context.waitForEvent('page');
  await findBarLink(page, words, 'about').click({ modifiers: ['ControlOrMeta'] });
  const opened = await opening;
  await expect(opened).toHaveURL('/about');
  await expect(page).toHaveURL('/');
});
