import type { Page } from '@playwright/test';
import { REVEAL_THRESHOLD, ROTATING_WORD_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openHydrated, showFrames } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

/** Sections that appear when they are seen (spec §2). */
const revealed = ['expertise', 'industries', 'case-studies', 'cta'];

/** Opens the page with its clock stopped, so that only the test makes time pass. */
async function openStopped(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Scrolls until a share of what a section holds is above the line at which it counts as seen. */
async function showShare(page: Page, id: string, share: number) {
  await page.locator(`#${id} > div`).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight * 0.9, behavior: 'instant' });
  }, share);
  await showFrames(page);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { t } = words;
  const home = addressOf('home', language);
  const opening = findSection(words, 'home', 'opening');
  const turns = opening.words.map(({ word }) => word);

  test.describe(`home page in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    const expectWord = async (page: Page, position: number) => {
      const heading = page.getByRole('heading', { level: 1 });
      for (const [place, word] of turns.entries()) {
        await expect(heading.getByText(word, { exact: true })).toHaveCSS(
          'opacity',
          place === position ? '1' : '0',
        );
      }
    };

    test('its headline changes a word in order, and begins again', async ({ page }) => {
      await openStopped(page, home);
      await expectWord(page, 0);
      for (let turn = 1; turn <= turns.length + 1; turn += 1) {
        await page.clock.runFor(ROTATING_WORD_MS - 1);
        await expectWord(page, (turn - 1) % turns.length);
        await page.clock.runFor(1);
        await expectWord(page, turn % turns.length);
      }
    });

    test('its headline stops and goes on as the visitor says', async ({ page }) => {
      await openStopped(page, home);
      await page.clock.runFor(ROTATING_WORD_MS);
      await expectWord(page, 1);
      await page.getByRole('button', { name: t('motion.pause'), exact: true }).click();
      await page.clock.runFor(ROTATING_WORD_MS * 3);
      await expectWord(page, 1);
      await page.getByRole('button', { name: t('motion.play'), exact: true }).click();
      await page.clock.runFor(ROTATING_WORD_MS);
      await expectWord(page, 2);
      await expect(page.getByRole('button', { name: t('motion.pause'), exact: true })).toBeVisible();
    });

    test('its headline stands still under reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStopped(page, home);
      await page.clock.runFor(ROTATING_WORD_MS * 3);
      await expectWord(page, 0);
      await expect(page.getByRole('button', { name: t('motion.pause'), exact: true })).toHaveCount(0);
    });

    test('its headline holds one word for screen readers', async ({ page }) => {
      await openStopped(page, home);
      const name = `${turns[0] ?? ''} ${opening.rest}`;
      const heading = page.getByRole('heading', { level: 1, name, exact: true });
      await expect(heading).toHaveCount(1);
      await page.clock.runFor(ROTATING_WORD_MS);
      await expectWord(page, 1);
      await expect(heading).toHaveCount(1);
    });

    test('its first buttons lead on', async ({ page }) => {
      await page.goto(home);
      for (const { to, label } of opening.actions) {
        const link = page.locator('#hero').getByRole('link', { name: label, exact: true });
        await expect(link).toHaveAttribute('href', addressOf(to.page, language));
      }
    });

    test('its success stories lead to anchors that exist', async ({ page }) => {
      const { studies } = findSection(words, 'home', 'stories');
      expect(studies).toHaveLength(3);
      await page.goto(home);
      for (const { title, slug } of studies) {
        const link = page.getByRole('link', { name: t('stories.read', { title }), exact: true });
        await expect(link).toHaveAttribute('href', `${addressOf('case-studies', language)}#${slug}`);
      }
      await page.goto(addressOf('case-studies', language));
      for (const { slug } of studies) await expect(page.locator(`[id="${slug}"]`)).toHaveCount(1);
    });

    test('names nine clients and leads to their sites', async ({ page }) => {
      const { clients } = findSection(words, 'home', 'clients');
      expect(clients).toHaveLength(9);
      await page.goto(home);
      for (const { name, website } of clients) {
        const link = page.getByRole('link', { name: t('clients.visit', { client: name }), exact: true });
        await expect(link).toHaveAttribute('href', website);
        expect(new URL(website).hostname).toMatch(/\.example$/);
        await expect(link.getByRole('img', { name, exact: true })).toHaveCount(1);
        await link.scrollIntoViewIfNeeded();
        await expect
          .poll(() => link.locator('img').evaluate((image) => image.clientWidth))
          .toBeGreaterThan(0);
      }
    });
  });
}

for (const id of revealed) {
  test(`the section ${id} appears when a tenth of it is seen`, async ({ page }) => {
    await openHydrated(page, '/');
    const body = page.locator(`#${id} > div`);
    await showShare(page, id, REVEAL_THRESHOLD - 0.04);
    await expect(body).toHaveCSS('opacity', '0');
    await showShare(page, id, REVEAL_THRESHOLD + 0.04);
    await expect(body).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await showFrames(page);
    await expect(body).toHaveCSS('opacity', '1');
  });
}

test('a section is shown to who comes by keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.locator('#cta').getByRole('link').first();
  await link.focus();
  await expect(link).toBeInViewport();
  await expect(page.locator('#cta > div')).toHaveCSS('opacity', '1');
});

/** The opacities of all sections and of what they hold, each once. */
async function readOpacities(page: Page): Promise<string[]> {
  const parts = page.locator('main section, main section > div');
  return [
    ...new Set(await parts.evaluateAll((elements) => elements.map((each) => getComputedStyle(each).opacity))),
  ];
}

test('nothing is hidden under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  await showFrames(page);
  expect(await readOpacities(page)).toEqual(['1']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/');
    expect(await readOpacities(page)).toEqual(['1']);
    for (const id of revealed)
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
  });
});
