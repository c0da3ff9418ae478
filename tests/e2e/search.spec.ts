import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
  HIGHLIGHT_END_MS,
  HIGHLIGHT_START_MS,
  SCROLL_OFFSET_PX,
  SEARCH_LIST_HEIGHT_PX,
  SEARCH_LIST_WIDTH_PX,
  SEARCH_SCROLL_WAIT_MS,
} from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { stripIsolates } from '#src/i18n/strip-isolates.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument, uncover } from '../support/open-document.ts';
import { hydrate } from '../support/open-page.ts';
import { holdRequests, laterScripts, watchDocuments } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch, findSearch } from '../support/search-page.ts';
import { browserLocales, findSection, readWords, type Words } from '../support/site-content.ts';

/** Index and messages of the search. */
const searchData = /\/search-(?:(?:en|ar)-)?[\w-]{8}\.js(?:on)?$/;
const searchChunk = /\/search-part-[^/]+\.js$/;
/** Fits nothing, in any language. */
const NONSENSE = 'zzzzqqqq';
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** What axe finds in the search box. */
async function listViolations(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).include('search').setLegacyMode().analyze();
  expect(passes.length, 'rules that hold').toBeGreaterThan(3);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** An answered question, which has an anchor on its page. */
function pickQuestion(words: Words) {
  const entry = findSection(words, 'faq', 'faq').entries[1];
  if (entry === undefined) throw new Error('There is no second question.');
  return { ...entry, question: stripIsolates(entry.question) };
}

/** Keeps the skeleton over the page until it is uncovered. */
function holdCover(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'uncover') animation.pause();
    }
  });
}

/** Whether the outline of an element is seen at the start, in the middle and at the end of a pulse. */
function readPulse(target: Locator) {
  return target.evaluate((element) => {
    const [animation] = element.getAnimations();
    animation?.pause();
    const duration = Number(animation?.effect?.getTiming().duration);
    return [0, 0.5, 0.99].map((share) => {
      if (animation) animation.currentTime = duration * share;
      return getComputedStyle(element).outlineColor !== 'rgba(0, 0, 0, 0)';
    });
  });
}

/** Opens a page with a clock that stands still. */
async function openStill(page: Page, address: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await openDocument(page, address);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { shell, t } = words;
  const faq = shell.pages.faq.name;
  const about = addressOf('about', language);

  test.describe(`search in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: desktop });

    test('is a combobox that the keyboard works', async ({ page }) => {
      await openDocument(page, about);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const { field, list, options, status, t: say } = findBarSearch(page, language);
      await expect(field).toHaveAttribute('dir', 'auto');
      expect(fetched).toEqual([]);
      await field.fill(shell.pages['services-sla'].name.slice(0, 4));
      await expect(field).toHaveRole('combobox');
      await expect(list).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
      await expect(list).toHaveAccessibleName(say('results'));
      const count = await options.count();
      await expect(status).toContainText(say('count', { count }));
      await expect(list.locator('[aria-selected=true]')).toHaveCount(0);
      const expectSelected = async (position: number) => {
        await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
        const id = (await options.nth(position).getAttribute('id')) ?? '';
        await expect(options.nth(position)).toHaveAttribute('aria-selected', 'true');
        await expect(field).toHaveAttribute('aria-activedescendant', id);
      };
      await page.keyboard.press('ArrowUp');
      await expectSelected(count - 1);
      await expect(options.nth(count - 1)).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expectSelected(0);
      await page.keyboard.press('ArrowDown');
      await expectSelected(1 % count);
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(list).toHaveCount(0);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await field.fill('   ');
      await page.keyboard.press('Enter');
      await expect(list).toHaveCount(0);
      await expect(page).toHaveURL(about);
    });

    test('has a list of the specified size, which closes when it is left', async ({ page }) => {
      await openDocument(page, about);
      const { field, list, options } = findBarSearch(page, language);
      const letters = { en: 're', ar: 'شب' }[language];
      await field.fill(letters);
      await expect(list).toBeVisible();
      expect(await options.count()).toBeGreaterThan(6);
      await expect(field.locator('..')).toHaveCSS('width', `${SEARCH_LIST_WIDTH_PX}px`);
      const box = await list.boundingBox();
      const frame = await field.locator('..').boundingBox();
      expect(box?.width).toBe(SEARCH_LIST_WIDTH_PX);
      expect(box?.height).toBe(SEARCH_LIST_HEIGHT_PX);
      expect(box?.x).toBeCloseTo(frame?.x ?? 0, 0);
      await page.keyboard.press('Tab');
      await expect(list).toHaveCount(0);
      await expect(field).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(list).toBeVisible();
      await page.mouse.click(200, 500);
      await expect(list).toHaveCount(0);
    });

    test('Enter opens the first result; going back restores what was typed', async ({ page }) => {
      await openDocument(page, about);
      const documents = watchDocuments(page);
      const opened = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('veltara:engagement', ({ detail }) => resolve(detail), { once: true }),
          ),
      );
      const { field, options, list } = findBarSearch(page, language);
      await field.fill(faq);
      await expect(options.first()).toHaveAttribute('href', addressOf('faq', language));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(addressOf('faq', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await opened).toMatchObject({ category: 'search', action: 'open_result' });
      await expect(field).toHaveValue('');
      await expect(list).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(about);
      await expect(field).toHaveValue(faq);
      expect(documents).toEqual([]);
    });

    test('leads to the place of a result on another page, which pulses', async ({ page }) => {
      const { slug, question } = pickQuestion(words);
      await openStill(page, about);
      const { field, options } = findBarSearch(page, language);
      await field.fill(question);
      await expect(options.first()).toContainText(question.slice(0, 8));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${addressOf('faq', language)}#${slug}`);
      await holdCover(page);
      const target = page.locator(`[id="${slug}"]`);
      await expect(target).toBeAttached();
      await page.clock.runFor(SEARCH_SCROLL_WAIT_MS - 1);
      await expect(target).not.toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.clock.runFor(1);
      await expect(target).toBeFocused();
      await expect(target.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBe(SCROLL_OFFSET_PX);
      await page.clock.runFor(HIGHLIGHT_START_MS);
      await expect(target, 'while it is covered').not.toHaveCSS('animation-name', 'pulse');
      await uncover(page);
      await page.clock.runFor(HIGHLIGHT_START_MS - 1);
      await expect(target).not.toHaveCSS('animation-name', 'pulse');
      await page.clock.runFor(1);
      await expect(target).toHaveCSS('animation-name', 'pulse');
      expect(await readPulse(target)).toEqual([true, false, true]);
      await page.clock.runFor(HIGHLIGHT_END_MS - HIGHLIGHT_START_MS - 1);
      await expect(target).toHaveCSS('animation-name', 'pulse');
      await page.clock.runFor(1);
      await expect(target).not.toHaveCSS('animation-name', 'pulse');
    });

    test('says when results are close, for another keyboard, or none', async ({ page }) => {
      await openDocument(page, about);
      const { field, list, options, status, root, t: say } = findBarSearch(page, language);
      await field.fill(`${shell.pages['services-analytics'].name} ${NONSENSE}`);
      await expect(list.getByRole('group', { name: say('close'), exact: true })).toBeVisible();
      await expect(status).toContainText(say('close'));
      expect(await listViolations(page)).toEqual([]);
      // The word for the services, typed with the keyboard of the other language.
      await field.fill({ en: 'سثقرهؤثس', ar: 'hgo]lhj' }[language]);
      await expect(status).toContainText(say('count', { count: await options.count() }));
      await expect(list.getByRole('group')).toContainText(
        stripIsolates({ en: 'services', ar: 'الخدمات' }[language]),
      );
      await field.fill(NONSENSE);
      await expect(list).toHaveCount(0);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(status).toHaveText(say('none', { query: NONSENSE }));
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(about);
      await root.getByRole('link', { name: say('links.contact'), exact: true }).click();
      await expect(page).toHaveURL(addressOf('contact', language));
    });

    test('axe finds nothing in a full list', async ({ page }) => {
      await openDocument(page, about);
      const { field, list } = findBarSearch(page, language);
      await field.fill(shell.pages['services-sla'].name.slice(0, 3));
      await expect(list).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await listViolations(page)).toEqual([]);
    });

    test('counts what was typed before the page answers', async ({ page }) => {
      const release = await holdRequests(page, laterScripts);
      await page.goto(about);
      const { field, list } = findBarSearch(page, language);
      await field.fill(faq);
      release();
      await expect(list).toBeVisible();
      await expect(field).toHaveValue(faq);
      await expect(field).toBeFocused();
    });
  });

  test.describe(`search on a phone in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: phone, hasTouch: true, isMobile: true });

    test('stands in the menu, where Escape clears it first', async ({ page }) => {
      await openDocument(page, about);
      await expect(findBarSearch(page, language).root).toHaveCount(0);
      await page.getByRole('button', { name: t('navigation.openMenu'), exact: true }).tap();
      const dialog = page.getByRole('dialog');
      const { field, list, options, t: say } = findSearch(dialog, language);
      await field.fill(shell.pages['services-sla'].name.slice(0, 3));
      await expect(list).toBeVisible();
      expect((await list.boundingBox())?.width).toBe(SEARCH_LIST_WIDTH_PX);
      await expect(list).toBeInViewport({ ratio: 1 });
      expect(await listViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(dialog).toBeVisible();
      await field.fill(`${shell.pages['services-analytics'].name} ${NONSENSE}`);
      await expect(list.getByRole('group', { name: say('close'), exact: true })).toBeVisible();
      expect(await listViolations(page)).toEqual([]);
      await field.fill(NONSENSE);
      await expect(list).toHaveCount(0);
      expect(await listViolations(page)).toEqual([]);
      await field.fill(faq);
      await expect(options.first()).toHaveAttribute('href', addressOf('faq', language));
      await options.first().tap();
      await expect(page).toHaveURL(addressOf('faq', language));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    test('stands large on a page that is not found', async ({ page }) => {
      await openDocument(page, `${languages[language].prefix}/nowhere`);
      const { field, list, options } = findSearch(page.getByRole('main'), language);
      expect((await field.boundingBox())?.height).toBeGreaterThan(48);
      await field.fill(faq);
      await expect(list).toBeVisible();
      expect(await listViolations(page)).toEqual([]);
      await options.first().tap();
      await expect(page).toHaveURL(addressOf('faq', language));
    });
  });
}

const words = readWords('en');

test('a result on the page that is shown is reached at once', async ({ page }) => {
  const { slug, question } = pickQuestion(words);
  await openStill(page, '/faq');
  const { field, options } = findBarSearch(page, 'en');
  await field.fill(question);
  await expect(options.first()).toContainText(question);
  await options.first().click();
  const target = page.locator(`[id="${slug}"]`);
  await expect(page).toHaveURL(`/faq#${slug}`);
  await expect(target).toBeFocused();
  await page.clock.runFor(HIGHLIGHT_START_MS);
  await expect(target).toHaveCSS('animation-name', 'pulse');
  await page.clock.runFor(HIGHLIGHT_END_MS - HIGHLIGHT_START_MS);
  await expect(target).not.toHaveCSS('animation-name', 'pulse');
});

test('a result whose anchor is gone leads to its section or heading', async ({ page }) => {
  const { slug, question } = pickQuestion(words);
  await openStill(page, '/faq');
  await page.locator(`[id="${slug}"]`).evaluate((element) => element.removeAttribute('id'));
  const { field, options } = findBarSearch(page, 'en');
  await field.fill(question);
  await options.first().click();
  await expect(page).toHaveURL(`/faq#${slug}`);
  await expect(page.locator('main :focus')).toContainText(question);
});

test('under reduced motion the page jumps and the target stands out without movement', async ({ page }) => {
  const { slug, question } = pickQuestion(words);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/faq');
  const { field, options } = findBarSearch(page, 'en');
  await field.fill(question);
  await options.first().click();
  const target = page.locator(`[id="${slug}"]`);
  await expect(target).toBeFocused();
  const { top, limit } = await target.evaluate((element) => ({
    top: Math.round(element.getBoundingClientRect().top),
    limit: document.documentElement.scrollHeight - innerHeight - scrollY,
  }));
  expect(limit === 0 || top === SCROLL_OFFSET_PX).toBe(true);
  await page.clock.runFor(HIGHLIGHT_START_MS);
  await expect(target).toHaveCSS('outline-style', 'solid');
  await expect(target).toHaveCSS('animation-name', 'none');
});

test('odd queries break nothing and run nothing', async ({ page }) => {
  await openDocument(page, '/about');
  const { field, root, status } = findBarSearch(page, 'en');
  const queries = [
    '<img src=x onerror="document.title=1">',
    '{{count}} $t(links.contact) {{query}}',
    `\u202E\u2069\u2066 ${NONSENSE} \u0000\u0007 \u200F\uD83D`,
    'q'.repeat(10_000),
    `.*+?^\${}()|[]\\ ${NONSENSE}`,
  ];
  const title = await page.title();
  for (const query of queries) {
    await field.fill(query);
    await expect(status).not.toBeEmpty();
    expect(await root.locator('img[src=x]').count()).toBe(0);
    const panel = await root.locator('> :last-child').boundingBox();
    expect(panel?.width, query.slice(0, 20)).toBe(SEARCH_LIST_WIDTH_PX);
    expect(panel?.height).toBeLessThanOrEqual(SEARCH_LIST_HEIGHT_PX);
  }
  await field.fill('.*+?^ \u202E\u0000');
  await expect(status).toBeEmpty();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL('/about');
});

test('an index that cannot be fetched is said, and fetched again', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|dynamically imported module/);
  await openDocument(page, '/about');
  await page.route(searchData, (route) => route.abort());
  const { field, root, list } = findBarSearch(page, 'en');
  await field.fill(words.shell.pages.faq.name);
  const alert = root.getByRole('alert');
  await expect(alert).toContainText(words.t('search.failed'));
  await page.unrouteAll();
  await alert.getByRole('button', { name: words.t('search.retry'), exact: true }).click();
  await expect(list).toBeVisible();
  await expect(field).toBeFocused();
});

test('code that cannot be fetched is said, and fetched again', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|dynamically imported module/);
  await openDocument(page, '/about');
  await page.route(searchChunk, (route) => route.abort());
  const { field, list } = findBarSearch(page, 'en');
  await field.fill(words.shell.pages.faq.name);
  const readFault = () => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect.poll(readFault).toBe(words.t('search.failed'));
  await page.unrouteAll();
  await field.press('End');
  await page.keyboard.type(' ');
  await expect(list).toBeVisible();
  expect(await readFault()).toBe('');
});

test('at 320 pixels the list takes the room there is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/about');
  await hydrate(page);
  await page.getByRole('button', { name: words.t('navigation.openMenu'), exact: true }).click();
  const { field, list } = findSearch(page.getByRole('dialog'), 'en');
  await field.fill(words.shell.pages.faq.name);
  await expect(list).toBeInViewport({ ratio: 1 });
  expect((await list.boundingBox())?.width).toBeGreaterThan(270);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('search')).toHaveCount(2);
    for (const box of await page.locator('search').all()) await expect(box).toBeHidden();
  });
});
