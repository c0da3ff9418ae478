import { SKELETON_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { pageIds, routes } from '#src/routing/routes.ts';
import { type Cover, readCover, watchCover } from '../support/cover-watch.ts';
import { hydrate, showFrames } from '../support/open-page.ts';
import { holdRequests } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { readWords } from '../support/site-content.ts';
import type { Page } from '@playwright/test';

/** Part of the animation's own length, after which the content is there, ms. */
const last = 2;
/** What a navigation may take to show its first frame on a busy machine, ms. */
const tolerance = 700;
const skeleton = '#root > [data-skeleton]';
const bare = pageIds.filter((id) => routes[id].skeleton === 'none');

/** Waits until the page has been covered and is so no more. */
async function waitForContent(page: Page): Promise<Cover> {
  await expect
    .poll(async () => {
      const { covered, uncovered } = await readCover(page);
      return covered.length > 0 && (uncovered.at(-1) ?? 0) > (covered.at(-1) ?? 0);
    })
    .toBe(true);
  return readCover(page);
}

/** How long the page was covered, counted from the start: until the last covered and to the first free frame, in ms. */
function measureCover({ start, covered, uncovered }: Cover) {
  const end = covered.at(-1) ?? 0;
  return { covered: end - start, free: (uncovered.find((time) => time > end) ?? 0) - start };
}

for (const language of languageCodes) {
  test.describe(`skeleton in ${language}`, () => {
    for (const id of ['home', 'services-sla'] as const) {
      test(`covers ${id} until its time after the navigation's start is over`, async ({ page }) => {
        await watchCover(page);
        await page.goto(addressOf(id, language));
        const { covered, free } = measureCover(await waitForContent(page));
        expect(free).toBeGreaterThanOrEqual(SKELETON_MS);
        expect(covered).toBeLessThanOrEqual(SKELETON_MS + last);
      });
    }

    test('covers a page that is navigated to, and one that is gone back to', async ({ page }) => {
      await watchCover(page);
      await page.goto(addressOf('home', language));
      await hydrate(page);
      await waitForContent(page);
      const { t, shell } = readWords(language);
      const bar = page.getByRole('navigation', { name: t('navigation.label'), exact: true });
      for (const move of [
        () => bar.getByRole('link', { name: shell.pages.about.menu, exact: true }).click(),
        () => page.goBack(),
        () => page.goForward(),
      ]) {
        await move();
        const { covered, free } = measureCover(await waitForContent(page));
        expect(free).toBeGreaterThanOrEqual(SKELETON_MS);
        expect(covered).toBeLessThanOrEqual(SKELETON_MS + tolerance);
      }
    });
  });
}

test('a page whose files are slow gets no extra time', async ({ page }) => {
  await watchCover(page);
  await page.goto('/');
  await hydrate(page);
  await waitForContent(page);
  const release = await holdRequests(page, /\/assets\/about-[^/]+\.js$/);
  const bar = page.getByRole('navigation', { name: readWords('en').t('navigation.label'), exact: true });
  await bar.getByRole('link', { name: readWords('en').shell.pages.about.menu, exact: true }).click();
  await expect(page).toHaveURL('/about');
  const passed = () =>
    page.evaluate(() => Number(document.timeline.currentTime) - (window.coverWatch?.start ?? 0));
  await expect.poll(passed).toBeGreaterThan(SKELETON_MS / 2);
  expect((await readCover(page)).covered, 'covered while the files are on their way').not.toEqual([]);
  release();
  const { covered } = measureCover(await waitForContent(page));
  expect(covered).toBeLessThanOrEqual(SKELETON_MS + tolerance);
});

test('a change of hash or query shows none, nor does going back from it', async ({ page }) => {
  await watchCover(page);
  await page.goto('/case-studies');
  await hydrate(page);
  await waitForContent(page);
  const moves = [
    () => page.evaluate(() => location.assign('#main')),
    () => page.goBack(),
    () =>
      page.evaluate(() => {
        history.pushState(null, '', '?industry=retail');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }),
    () => page.goBack(),
  ];
  for (const move of moves) {
    const { start } = await readCover(page);
    await move();
    await expect.poll(async () => (await readCover(page)).start).toBeGreaterThan(start);
    await showFrames(page);
    const { covered, uncovered } = await readCover(page);
    expect(covered).toEqual([]);
    expect(uncovered).not.toEqual([]);
  }
});

for (const address of [
  ...bare.map((id) => addressOf(id, 'en')),
  addressOf('terms', 'ar'),
  '/nowhere',
  '/ar/nowhere',
]) {
  test(`there is none on ${address}`, async ({ page }) => {
    await watchCover(page);
    await page.goto(address);
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(skeleton)).toHaveCount(0);
    expect((await readCover(page)).covered).toEqual([]);
  });
}

test('there is none on a legal page that is navigated to', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  await watchCover(page);
  const { shell } = readWords('en');
  const name = shell.pages['privacy-policy'].name;
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    readWords('en').pages['privacy-policy'].sections.flatMap((section) =>
      section.kind === 'page-heading' ? [section.title] : [],
    ),
  );
  await expect(page.locator(skeleton)).toHaveCount(0);
});

test('is kept under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchCover(page);
  await page.goto('/');
  const { covered, free } = measureCover(await waitForContent(page));
  expect(free).toBeGreaterThanOrEqual(SKELETON_MS);
  expect(covered).toBeLessThanOrEqual(SKELETON_MS + last);
});

test('is nothing for assistive technology', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(skeleton).first()).toHaveAttribute('aria-hidden', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ends by itself', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator(skeleton).first()).toBeVisible();
    await expect(page.locator(skeleton).first()).toBeHidden();
    await page
      .getByRole('link', { name: readWords('en').shell.pages.faq.name })
      .last()
      .click();
    await expect(page).toHaveURL('/faq');
  });
});
