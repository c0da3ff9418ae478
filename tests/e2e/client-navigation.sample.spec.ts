import type { Page } from '@playwright/test';
import { SCROLL_OFFSET_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { colors } from '#src/theme/tokens.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import { hydrate, openDocument, showFrames } from '../support/open-document.ts';
import { failScripts, holdScripts, watchDocuments } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords, type Words } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** A colour of the theme as browsers tell it. */
function toRgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** What the browser and the page say about a chunk that cannot be loaded. */
const chunkFault = /ERR_FAILED|dynamically imported module/;

function findBarLink(page: Page, { t, shell }: Words, id: MenuPageId) {
  const bar = page.getByRole('navigation', { name: t('navigation.label'), exact: true });
  return bar.getByRole('link', { name: shell.pages[id].menu, exact: true });
}

/** Follows a link of the bar where the page stands; a click of the mouse would scroll what is sticky into view. */
async function follow(page: Page, words: Words, id: MenuPageId) {
  await findBarLink(page, words, id).dispatchEvent('click');
}

/** Lets the scripts fail that the document which is shown still asks for, as if a new release had replaced them. */
async function failScriptsOfDocument(page: Page) {
  const end = await failScripts(page);
  page.once('domcontentloaded', end);
}

/** The head as a reader of the document finds it: title, metadata, canonical address and alternates. */
function readHead(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    tags: [
      ...document.head.querySelectorAll(
        'meta[name], meta[property], link[rel=canonical], link[rel=alternate]',
      ),
    ]
      .map((element) =>
        [...element.attributes]
          .filter(({ name }) => !name.startsWith('data-'))
          .map(({ name, value }) => `${name}=${value}`)
          .toSorted()
          .join(' '),
      )
      .toSorted(),
    marked: document.head.querySelectorAll('[data-page]:not(script)').length,
    structuredData: document.head.querySelectorAll('script[type="application/ld+json"]').length,
  }));
}

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollPage(page: Page, y: number) {
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

  test.describe(`navigation without a new document in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()(
      'opens a page, tells so, takes the visitor to its top, and back to where it was left',
      async ({ page }) => {
        await openDocument(page, home);
        const documents = watchDocuments(page);
        await scrollPage(page, 900);
        await follow(page, words, 'about');
        await expect(page).toHaveURL(about);
        await expect(page).toHaveTitle(titleOf('about'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('status')).toHaveText(t('pageLoaded', { page: pages.about.name }));
        expect(await readScroll(page)).toBe(0);
        await expect(page.getByRole('contentinfo'), 'styles of the whole site').toHaveCSS(
          'background-color',
          toRgb(colors.inkDeep),
        );
        await scrollPage(page, 500);
        await page.goBack();
        await expect(page).toHaveTitle(titleOf('home'));
        await expect.poll(() => readScroll(page)).toBe(900);
        await page.goForward();
        await expect(page).toHaveTitle(titleOf('about'));
        await expect.poll(() => readScroll(page)).toBe(500);
        expect(documents).toEqual([]);
      },
    );

    next()('leaves the head that the document of the page has', async ({ page }) => {
      await page.goto(about);
      const expected = await readHead(page);
      expect(expected.tags.length).toBeGreaterThan(10);
      expect(expected.structuredData).toBe(1);
      await openDocument(page, home);
      await follow(page, words, 'about');
      await expect(page).toHaveTitle(expected.title);
      expect(await readHead(page), 'the structured data of the page before is gone').toEqual({
        ...expected,
        structuredData: 0,
      });
      await page.goBack();
      await expect(page).toHaveTitle(titleOf('home'));
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(home);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.+/);
    });

    next()('an anchor on another page stands below the bar and has focus', async ({ page }) => {
      const [, story] = findSection(words, 'home', 'stories').studies;
      await openDocument(page, addressOf(story?.page ?? 'home', language));
      await page.locator('#opening a[href*="#"]').click();
      await expect(page).toHaveURL(`${addressOf('case-studies', language)}#${story?.slug ?? ''}`);
      const study = page.locator(`[id="${story?.slug ?? ''}"]`);
      await expect(study).toBeFocused();
      await page.waitForLoadState('networkidle');
      const top = () => study.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBe(SCROLL_OFFSET_PX);
    });
  });
}

const words = readWords('en');
const { t, pages, shell } = words;

test('an anchor in the address of a document stands below the bar', async ({ page }) => {
  const [, study] = findSection(words, 'home', 'stories').studies;
  await openDocument(page, `/case-studies#${study?.slug ?? ''}`);
  await page.waitForLoadState('networkidle');
  const top = () =>
    page
      .locator(`[id="${study?.slug ?? ''}"]`)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(SCROLL_OFFSET_PX);
});

test('a link to the page that is shown leads to its top', async ({ page }) => {
  await openDocument(page, '/about');
  await scrollPage(page, 900);
  await follow(page, words, 'about');
  await expect.poll(() => readScroll(page)).toBe(0);
});

test('going back after a reload finds the page where it was left', async ({ page }) => {
  await openDocument(page, '/');
  await scrollPage(page, 900);
  await follow(page, words, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveTitle(t('documentTitle', { page: pages.home.title, company: shell.company.name }));
  await expect.poll(() => readScroll(page)).toBe(900);
});

test('going back after a reload, before the page answers, finds the page before', async ({ page }) => {
  await openDocument(page, '/');
  await follow(page, words, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const release = await holdScripts(page);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveTitle(t('documentTitle', { page: pages.home.title, company: shell.company.name }));
  await Promise.all([release(), hydrate(page)]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [way, approach] of [
  ['a pointer over', (page: Page) => findBarLink(page, words, 'about').hover()],
  ['focus on', (page: Page) => findBarLink(page, words, 'about').focus()],
] as const) {
  test(`${way} a link fetches its page, once`, async ({ page }) => {
    await openDocument(page, '/');
    const scripts: string[] = [];
    page.on('request', (fetched) => {
      if (fetched.resourceType() === 'script') scripts.push(fetched.url());
    });
    const countContents = async () => {
      const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
      return texts.filter((text) => text.includes(pages.about.description)).length;
    };
    await approach(page);
    await expect.poll(countContents).toBe(1);
    await page.waitForLoadState('networkidle');
    await findBarLink(page, words, 'about').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await countContents()).toBe(1);
  });
}

test('a page whose files are gone is loaded anew, once', async ({ page, expectFault }) => {
  expectFault(chunkFault);
  await openDocument(page, '/');
  await failScriptsOfDocument(page);
  const documents = watchDocuments(page);
  await Promise.all([page.waitForEvent('load'), follow(page, words, 'industries')]);
  await hydrate(page);
  await expect(page).toHaveTitle(
    t('documentTitle', { page: pages.industries.title, company: shell.company.name }),
  );
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/industries']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose files are gone is loaded anew although its address has an anchor', async ({
  page,
  expectFault,
}) => {
  expectFault(chunkFault);
  const [story] = findSection(words, 'home', 'stories').studies;
  await openDocument(page, addressOf(story?.page ?? 'home', 'en'));
  await failScriptsOfDocument(page);
  const documents = watchDocuments(page);
  await page.locator('#opening a[href*="#"]').click();
  await expect(page.locator(`[id="${story?.slug ?? ''}"]`)).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('a page that cannot be loaded says so and can be tried again', async ({ page, expectFault }) => {
  expectFault(chunkFault);
  expectFault(STORAGE_REPORT);
  await blockStorage(page);
  await openDocument(page, '/');
  await failScriptsOfDocument(page);
  const documents = watchDocuments(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed.push(request.url());
  });
  await follow(page, words, 'about');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('pageFailed'));
  expect(documents).toEqual([]);
  const attempts = failed.filter((address) => address === failed[0]);
  expect(attempts.length, 'attempts to fetch the page').toBeLessThanOrEqual(2);
  const retry = alert.getByRole('link', { name: t('retry'), exact: true });
  await expect(retry).toHaveAttribute('href', /\/about$/);
  await retry.click();
  await hydrate(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a file that stays missing never loads the page in a loop', async ({ page, expectFault }) => {
  expectFault(chunkFault);
  await openDocument(page, '/');
  await failScriptsOfDocument(page);
  const documents = watchDocuments(page);
  await Promise.all([page.waitForEvent('load'), follow(page, words, 'about')]);
  await openDocument(page, '/');
  await failScriptsOfDocument(page);
  await follow(page, words, 'about');
  await expect(page.getByRole('alert')).toContainText(t('pageFailed'));
  await page.waitForLoadState('networkidle');
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/about', '/']);
});

test('a click that asks for another tab is left to the browser', async ({ page, context }) => {
  await openDocument(page, '/');
  const opening = context.waitForEvent('page');
  await findBarLink(page, words, 'about').click({ modifiers: ['ControlOrMeta'] });
  const opened = await opening;
  await expect(opened).toHaveURL('/about');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status')).toBeEmpty();
});
