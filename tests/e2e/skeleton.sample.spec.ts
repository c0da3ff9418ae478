import { SKELETON_MS } from '#src/config/constants.ts';
import { type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { type MenuPageId, pageIds, routes } from '#src/routing/routes.ts';
import { type Cover, readCover, watchCover } from '../support/cover-watch.ts';
import { awaitReady, showFrames } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';
import type { Page } from '@playwright/test';

/** Tolerance after the animation's duration, ms. */
const last = 2;
/** Time for the first frame of a navigation on a busy machine, ms. */
const tolerance = 700;
const skeleton = '#root > [data-skeleton]';
const bare = pageIds.filter((id) => routes[id].skeleton === 'none');

/** Waits until the skeleton has appeared and gone. */
async function waitForContent(page: Page): Promise<Cover> {
  await expect
    .poll(async () => {
      const { covered, uncovered } = await readCover(page);
      return covered.length > 0 && (uncovered.at(-1) ?? 0) > (covered.at(-1) ?? 0);
    })
    .toBe(true);
  return readCover(page);
}

/** Returns the time from the start to the last covered and to the first free frame, ms. */
function measureCover({ start, covered, uncovered }: Cover) {
  const end = covered.at(-1) ?? 0;
  return { covered: end - start, free: (uncovered.find((time) => time > end) ?? 0) - start };
}

/** Expects that the skeleton covered the page for its time since the navigation started, within the tolerance. */
function expectTime(cover: Cover, longest: number) {
  const { covered, free } = measureCover(cover);
  expect(free).toBeGreaterThanOrEqual(SKELETON_MS);
  expect(covered).toBeLessThanOrEqual(SKELETON_MS + longest);
}

function findBarLink(page: Page, language: Language, id: MenuPageId) {
  const { t, shell } = readWords(language);
  const bar = page.getByRole('banner').getByRole('navigation', { name: t('navigation.label'), exact: true });
  return bar.getByRole('link', { name: shell.pages[id].menu, exact: true });
}

for (const language of languageCodes) {
  const next = takeTurns(test, language);

  next()(`the skeleton covers pages for its time in ${language}`, async ({ page }) => {
    await watchCover(page);

    for (const id of ['services-sla', 'home'] as const) {
      await test.step(`${id}, until its time after the navigation's start is over`, async () => {
        await page.goto(addressOf(id, language));
        expectTime(await waitForContent(page), last);
      });
    }
    await awaitReady(page);

    for (const [name, move] of [
      ['a page that is navigated to', () => findBarLink(page, language, 'about').click()],
      ['one that is gone back to', () => page.goBack()],
      ['one that is gone forward to', () => page.goForward()],
    ] as const) {
      await test.step(name, async () => {
        await move();
        expectTime(await waitForContent(page), tolerance);
      });
    }
  });
}

test('the skeleton lasts its time under reduced motion', async ({ page }) => {
  await watchCover(page);

  await test.step('under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expectTime(await waitForContent(page), last);
    await page.emulateMedia({ reducedMotion: null });
  });
});

test('pages without delayed content have no skeleton', async ({ page }) => {
  await watchCover(page);
  const addresses = [
    ...bare.map((id) => addressOf(id, 'en')),
    addressOf('terms', 'ar'),
    '/nowhere',
    '/ar/nowhere',
  ];

  for (const address of addresses) {
    await test.step(`on ${address}`, async () => {
      await page.goto(address);
      await awaitReady(page);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(skeleton)).toHaveCount(0);
      expect((await readCover(page)).covered).toEqual([]);
    });
  }

  await test.step('on a legal page that is navigated to', async () => {
    await page.goto('/terms');
    await awaitReady(page);
    const { shell, pages } = readWords('en');
    const name = shell.pages['privacy-policy'].name;
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(
      pages['privacy-policy'].sections.flatMap((section) =>
        section.kind === 'page-heading' ? [section.title] : [],
      ),
    );
    await expect(page.locator(skeleton)).toHaveCount(0);
    expect((await readCover(page)).covered).toEqual([]);
  });

  await page.goto('/case-studies');
  await awaitReady(page);
  await waitForContent(page);
  for (const [name, move] of [
    ['after a change of the hash', () => page.evaluate(() => location.assign('#main'))],
    ['after going back from it', () => page.goBack()],
    [
      'after a change of the query',
      () =>
        page.evaluate(() => {
          history.pushState(null, '', '?industry=retail');
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }),
    ],
    ['after going back from that', () => page.goBack()],
  ] as const) {
    await test.step(name, async () => {
      const { start } = await readCover(page);
      await move();
      await expect.poll(async () => (await readCover(page)).start).toBeGreaterThan(start);
      await showFrames(page);
      const { covered, uncovered } = await readCover(page);
      expect(covered).toEqual([]);
      expect(uncovered).not.toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the skeleton is hidden from assistive technology, and ends by itself', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(skeleton).first()).toBeVisible();
    await expect(page.locator(skeleton).first()).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator(skeleton).first()).toBeHidden();
    await page
      .getByRole('link', { name: readWords('en').shell.pages.faq.name })
      .last()
      .click();
    await expect(page).toHaveURL('/faq');
  });
});
