import type { Locator, Page } from '@playwright/test';
import {
  HIGHLIGHT_END_MS,
  HIGHLIGHT_START_MS,
  SCROLL_OFFSET_PX,
  SEARCH_LIST_HEIGHT_PX,
  SEARCH_LIST_WIDTH_PX,
  SEARCH_SCROLL_WAIT_MS,
} from '#src/config/constants.ts';
import { languages } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { listViolations } from '../support/axe.ts';
import { sampleLanguages } from '../support/languages.sample.ts';
import { awaitReady, openDocument, uncover, takeInHand } from '../support/open-document.ts';
import { failScripts, holdRequests, holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch, findSearch, type SearchBox } from '../support/search-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';

/** The search index, fetched on first use. */
const searchData = /\/assets\/search-[a-z]+-[^/]+\.json$/;

/** Matches nothing in any language. */
const NONSENSE = 'zzzzqqqq';
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Meaningless queries that must still get an answer. */
const oddQueries = [
  '<img src=x onerror="document.title=1">',
  '{{count}} $t(links.contact) {{query}}',
  `\u202E\u2069\u2066 ${NONSENSE} \u0000\u0007 \u200F\uD83D`,
  'q'.repeat(10_000),
  `.*+?^\${}()|[]\\ ${NONSENSE}`,
];

/** Expects an answer of the specified size, in which nothing of the query is markup. */
async function expectAnswered({ field, status, root }: SearchBox, query: string) {
  await field.fill(query);
  await expect(status).not.toBeEmpty();
  expect(await root.locator('img[src=x]').count()).toBe(0);
  const panel = await root.locator('> :last-child').boundingBox();
  expect(panel?.width, query.slice(0, 20)).toBe(SEARCH_LIST_WIDTH_PX);
  expect(panel?.height).toBeLessThanOrEqual(SEARCH_LIST_HEIGHT_PX);
}

/** Returns a question with an anchor on its page. */
function pickQuestion(words: Words) {
  const entry = listQuestions(words.pages.faq.sections)[1];
  if (entry === undefined) throw new Error('There is no second question.');
  return { ...entry, question: plainText(entry.question) };
}

/** Keeps the skeleton over the page until it is removed. */
function holdCover(page: Page) {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'uncover') animation.pause();
    }
  });
}

/** Returns whether an element's outline is visible at the start, middle and end of a pulse. */
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

/** Returns the distinct line counts of the results' descriptions. */
async function countLines(options: Locator): Promise<number[]> {
  const lines = await options.evaluateAll((rows) =>
    rows.map((row) => {
      const description = row.lastElementChild?.lastElementChild ?? row;
      const height = Number.parseFloat(getComputedStyle(description).lineHeight);
      return Math.round(description.getBoundingClientRect().height / height);
    }),
  );
  return [...new Set(lines)];
}

for (const language of sampleLanguages) {
  const words = readWords(language);
  const { shell, t } = words;
  const faq = shell.pages.faq.name;
  const about = addressOf('about', language);

  test.describe(`search in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: desktop });

    test('has a list for keyboard and pointer', async ({ page }) => {
      await openDocument(page, about);
      const scripts: string[] = [];
      page.on('request', (request) => {
        // The next page is prefetched, not run.
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const box = findBarSearch(page, language);
      const { field, list, options, status, t: searchText } = box;
      const selected = list.locator('[aria-selected=true]');

      await test.step('the field becomes a combobox on first use', async () => {
        await expect(field).toHaveAttribute('dir', 'auto');
        expect(scripts).toEqual([]);
        await field.fill(shell.pages['services-sla'].name.slice(0, 4));
        await expect(field).toHaveRole('combobox');
        await expect(list).toBeVisible();
        await expect(field).toHaveAttribute('aria-expanded', 'true');
        await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
        await expect(list).toHaveAccessibleName(searchText('results'));
        await expect(status).toContainText(searchText('count', { count: await options.count() }));
        await expect(selected).toHaveCount(0);
      });

      await test.step('arrows cycle through the results, Escape clears the field, Enter in it does nothing', async () => {
        const count = await options.count();
        const expectSelected = async (position: number) => {
          await expect(selected).toHaveCount(1);
          const id = (await options.nth(position).getAttribute('id')) ?? '';
          await expect(options.nth(position)).toHaveAttribute('aria-selected', 'true');
          await expect(field).toHaveAttribute('aria-activedescendant', id);
        };
        await page.keyboard.press('ArrowUp');
        await expectSelected(count - 1);
        await expect(options.nth(count - 1)).toBeInViewport();
        await page.keyboard.press('ArrowDown');
        await expectSelected(0);
        expect(await listViolations(page, 'search')).toEqual([]);
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

      await test.step('the list has the specified size, and closes on leaving it', async () => {
        await field.fill({ en: 're', ar: 'شب' }[language]);
        await expect(list).toBeVisible();
        expect(await options.count()).toBeGreaterThan(6);
        await expect(field.locator('..')).toHaveCSS('width', `${SEARCH_LIST_WIDTH_PX}px`);
        const size = await list.boundingBox();
        const frame = await field.locator('..').boundingBox();
        expect(size?.width).toBe(SEARCH_LIST_WIDTH_PX);
        expect(size?.height).toBe(SEARCH_LIST_HEIGHT_PX);
        expect(size?.x).toBeCloseTo(frame?.x ?? 0, 0);
        expect(await countLines(options), 'lines of a description').toEqual([1]);
        await page.keyboard.press('Tab');
        await expect(list).toHaveCount(0);
        await expect(field).not.toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(list).toBeVisible();
        await page.locator('h1').click();
        await expect(list).toHaveCount(0);
      });

      await test.step('odd queries break nothing and run nothing', async () => {
        const title = await page.title();
        for (const query of oddQueries) await expectAnswered(box, query);
        await field.fill('.*+?^ \u202E\u0000');
        await expect(status).toBeEmpty();
        await expect(page).toHaveTitle(title);
        await expect(page).toHaveURL(about);
      });
    });

    test('opens the first result for Enter pressed before its code is loaded', async ({ page }) => {
      await test.step('before the page is hydrated', async () => {
        const release = await holdScripts(page);
        await page.goto(about);
        const { field } = findBarSearch(page, language);
        await field.fill(faq);
        await field.press('Enter');
        await release();
        await expect(page).toHaveURL(addressOf('faq', language));
        await page.unrouteAll();
      });

      await test.step('before the index is loaded', async () => {
        await openDocument(page, about);
        const release = await holdRequests(page, searchData);
        const { field } = findBarSearch(page, language);
        await field.fill(faq);
        await field.press('Enter');
        release();
        await expect(page).toHaveURL(addressOf('faq', language));
        await page.unrouteAll();
      });

      await test.step('but not if something else was typed since', async () => {
        await openDocument(page, about);
        const release = await holdRequests(page, searchData);
        const { field, list } = findBarSearch(page, language);
        await field.fill(faq);
        await field.press('Enter');
        await field.press('End');
        await page.keyboard.type(' ');
        release();
        await expect(list).toBeVisible();
        await expect(page).toHaveURL(about);
      });
    });

    test('finds what was meant', async ({ page }) => {
      const { field, list, options, status, root, t: searchText } = findBarSearch(page, language);

      await test.step('text typed before hydration counts', async () => {
        const release = await holdScripts(page);
        await page.goto(about);
        await field.fill(faq);
        await release();
        await expect(list).toBeVisible();
        await expect(field).toHaveValue(faq);
        await expect(field).toBeFocused();
        await uncover(page);
      });

      await test.step('Enter opens the first result; going back restores the query', async () => {
        await page.evaluate(() =>
          addEventListener('site:visitor-engaged', ({ detail }) =>
            sessionStorage.setItem('engaged', JSON.stringify(detail)),
          ),
        );
        await expect(options.first()).toHaveAttribute('href', addressOf('faq', language));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(addressOf('faq', language));
        const engaged = await page.evaluate(() => sessionStorage.getItem('engaged'));
        expect(JSON.parse(engaged ?? '')).toMatchObject({ category: 'search', action: 'open_result' });
        await expect(field).toHaveValue('');
        await expect(list).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(about);
        await expect(field).toHaveValue(faq);
        await takeInHand(page);
      });

      await test.step('topics outside the site are reported, with a link to the contact page', async () => {
        await field.fill({ en: 'careers', ar: 'وظائف' }[language]);
        await expect(status).toHaveText(searchText('none', { query: await field.inputValue() }));
        await expect(list).toHaveCount(0);
        const contact = root.getByRole('link', { name: searchText('links.contact'), exact: true });
        await expect(contact).toHaveAttribute('href', addressOf('contact', language));
      });

      await test.step('approximate results are marked as such', async () => {
        await field.fill(`${shell.pages['services-analytics'].name} ${NONSENSE}`);
        await expect(list.getByRole('group', { name: searchText('close'), exact: true })).toBeVisible();
        await expect(status).toContainText(searchText('close'));
        expect(await listViolations(page, 'search')).toEqual([]);
      });

      await test.step('the word for the services, typed with the keyboard of the other language', async () => {
        await field.fill({ en: 'سثقرهؤثس', ar: 'hgo]lhj' }[language]);
        await expect(status).toContainText(searchText('count', { count: await options.count() }));
        await expect(list.getByRole('group')).toContainText(
          plainText({ en: 'services', ar: 'الخدمات' }[language]),
        );
      });

      await test.step('without a match it says so, and links the contact page', async () => {
        await field.fill(NONSENSE);
        await expect(list).toHaveCount(0);
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await expect(status).toHaveText(searchText('none', { query: NONSENSE }));
        expect(await listViolations(page, 'search')).toEqual([]);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(about);
        await root.getByRole('link', { name: searchText('links.contact'), exact: true }).click();
        await expect(page).toHaveURL(addressOf('contact', language));
      });
    });
  });

  test.describe(`search on a phone in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: phone, hasTouch: true, isMobile: true });

    test('is in the menu, and large on the 404 page', async ({ page }) => {
      await openDocument(page, about);
      const dialog = page.getByRole('dialog');
      const { field, list, options, t: searchText } = findSearch(dialog, language);

      await test.step('in the menu its list fills the free space', async () => {
        await expect(findBarSearch(page, language).root).toHaveCount(0);
        await page.getByRole('button', { name: t('navigation.openMenu'), exact: true }).tap();
        await field.fill(shell.pages['services-sla'].name.slice(0, 3));
        await expect(list).toBeVisible();
        expect((await list.boundingBox())?.width).toBeCloseTo(SEARCH_LIST_WIDTH_PX, 3);
        await expect(list).toBeInViewport({ ratio: 1 });
        expect(await listViolations(page, 'search')).toEqual([]);
        await page.setViewportSize({ width: 320, height: 700 });
        await expect(list).toBeInViewport({ ratio: 1 });
        const narrow = (await list.boundingBox())?.width;
        expect(narrow).toBeGreaterThan(270);
        expect(narrow).toBeLessThanOrEqual(320);
        await page.setViewportSize(phone);
      });

      await test.step('Escape clears it before it closes the menu', async () => {
        await page.keyboard.press('Escape');
        await expect(field).toHaveValue('');
        await expect(dialog).toBeVisible();
      });

      await test.step('it reports approximate results and no match', async () => {
        await field.fill(`${shell.pages['services-analytics'].name} ${NONSENSE}`);
        await expect(list.getByRole('group', { name: searchText('close'), exact: true })).toBeVisible();
        expect(await listViolations(page, 'search')).toEqual([]);
        await field.fill(NONSENSE);
        await expect(list).toHaveCount(0);
        expect(await listViolations(page, 'search')).toEqual([]);
      });

      await test.step('a tapped result opens its page and closes the menu', async () => {
        await field.fill(faq);
        await expect(options.first()).toHaveAttribute('href', addressOf('faq', language));
        await options.first().tap();
        await expect(page).toHaveURL(addressOf('faq', language));
        await expect(dialog).toHaveCount(0);
      });

      await test.step('on the 404 page it is large, and leads to the place of a result', async () => {
        await openDocument(page, `${languages[language].prefix}/nowhere`);
        const large = findSearch(page.getByRole('main'), language);
        expect((await large.field.boundingBox())?.height).toBeGreaterThan(48);
        await large.field.fill(faq);
        await expect(large.list).toBeVisible();
        await expect(large.options.first()).toHaveAttribute('href', addressOf('faq', language));
        expect(await listViolations(page, 'search')).toEqual([]);
        const { slug, question } = pickQuestion(words);
        await large.field.fill(question);
        await expect(large.options.first()).toContainText(question.slice(0, 8));
        await large.options.first().tap();
        await expect(page).toHaveURL(`${addressOf('faq', language)}#${slug}`);
        const target = page.locator(`[id="${slug}"]`);
        await expect(target).toBeFocused();
        await expect(target.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      });
    });
  });
}

/**
 * Narrows each description to end a line inside its first term of the other direction. Returns where those terms break.
 */
function squeezeTerms(options: Locator) {
  return options.locator('bdi[dir=ltr]:first-of-type').evaluateAll((terms) =>
    terms.flatMap((term) => {
      const line = term.closest('span');
      const box = term.getBoundingClientRect();
      const edges = line?.getBoundingClientRect();
      if (line === null || edges === undefined || box.left < edges.left) return [];
      line.style.width = `${edges.right - box.left - box.width / 2}px`;
      term.scrollIntoView({ block: 'center' });
      const { left, right, top, height } = term.getBoundingClientRect();
      const isSeen = (x: number) => document.elementFromPoint(x, top + height / 2) === term;
      const isCut = term.getClientRects().length > 1 || isSeen(left + 2) !== isSeen(right - 2);
      return [{ term: term.textContent, isCut }];
    }),
  );
}

for (const viewport of [desktop, phone]) {
  test(`a description is never cut inside a term, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDocument(page, '/ar/nowhere');
    const { field, options } = findSearch(page.getByRole('main'), 'ar');
    await field.fill('LTE');
    await expect(options.filter({ hasText: '4G-LTE' })).not.toHaveCount(0);
    const terms = await squeezeTerms(options);
    expect(terms).toContainEqual({ term: '4G-LTE', isCut: false });
    expect(terms.filter(({ isCut }) => isCut)).toEqual([]);
  });
}

const words = readWords('en');

test('a result leads to its place, which pulses', async ({ page }) => {
  const { slug, question } = pickQuestion(words);
  const target = page.locator(`[id="${slug}"]`);
  const { field, options } = findBarSearch(page, 'en');
  const choose = async () => {
    await field.fill(question);
    await expect(options.first()).toContainText(question);
    await options.first().click();
    await expect(page).toHaveURL(`/faq#${slug}`);
  };
  // Stops the clock on every page from here on.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);

  await test.step('on another page the place waits for that page', async () => {
    await openDocument(page, '/about');
    await field.fill(question);
    await expect(options.first()).toContainText(question.slice(0, 8));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq');
    await awaitReady(page);
    await holdCover(page);
    await expect(target).toBeAttached();
    await page.clock.runFor(SEARCH_SCROLL_WAIT_MS - 1);
    await expect(target).not.toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`/faq#${slug}`);
    await expect(target).toBeFocused();
    await expect(target.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(SCROLL_OFFSET_PX);
  });

  await test.step('it pulses for its time, once nothing covers it', async () => {
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

  await test.step('on the same page it is reached immediately', async () => {
    await openDocument(page, '/faq');
    await choose();
    await expect(target).toBeFocused();
    await page.clock.runFor(HIGHLIGHT_START_MS);
    await expect(target).toHaveCSS('animation-name', 'pulse');
    await page.clock.runFor(HIGHLIGHT_END_MS - HIGHLIGHT_START_MS);
    await expect(target).not.toHaveCSS('animation-name', 'pulse');
  });

  await test.step('without its anchor, its section or heading is reached', async () => {
    await openDocument(page, '/faq');
    await target.evaluate((element) => element.removeAttribute('id'));
    await choose();
    await expect(page.locator('main :focus')).toContainText(question);
  });

  await test.step('a place stored by other code is ignored', async () => {
    const stored = JSON.stringify({ href: new URL('/faq#%', page.url()).href, path: '/faq#%' });
    await page.evaluate((text) => sessionStorage.setItem('site.search-target', text), stored);
    await openDocument(page, '/faq');
    await page.clock.runFor(SEARCH_SCROLL_WAIT_MS);
    await expect(page).toHaveURL('/faq#%');
  });

  await test.step('under reduced motion the page jumps and the target is highlighted without animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDocument(page, '/faq');
    await choose();
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
});

test('a failed fetch is reported, and retried', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|dynamically imported module/);
  const { field, root, list } = findBarSearch(page, 'en');

  await test.step('the index', async () => {
    await openDocument(page, '/about');
    await page.route('**/*.json', (route) => route.abort());
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await field.fill(words.shell.pages.faq.name);
    const alert = root.getByRole('alert');
    await expect(alert).toContainText(words.t('search.failed'));
    await page.unrouteAll();
    await alert.getByRole('button', { name: words.t('search.retry'), exact: true }).click();
    await expect(list).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('the code', async () => {
    await openDocument(page, '/about');
    await failScripts(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await field.fill(words.shell.pages.faq.name);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(words.t('pageFailed'));
    await page.unrouteAll();
    await field.press('End');
    await page.keyboard.type(' ');
    await expect(list).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has no field', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('search')).toHaveCount(3);
    for (const box of await page.locator('search').all()) await expect(box).toBeHidden();
  });
});
