import type { Page } from '@playwright/test';
import { CAROUSEL_PAGE_CARDS, CAROUSEL_PAGE_MS } from '#src/config/constants.ts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findFinger } from '../support/finger.ts';
import { showFrames, takeInHand } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, findStoriesPage, readWords } from '../support/site-content.ts';

/** Two pages of stories on a wide screen. */
const storied = findStoriesPage(CAROUSEL_PAGE_CARDS + 1, CAROUSEL_PAGE_CARDS * 2);

/** Returns the words of the carousel and its surroundings. */
function readCarouselWords(language: Language) {
  const words = readWords(language);
  const i18n = createI18n(language, {});
  i18n.addResourceBundle(language, 'carousel', words.namespaces.carousel);
  const carouselText = (key: 'previous' | 'next' | 'page', values = {}) =>
    i18n.t(key, { ns: 'carousel', ...values });
  return { ...words, carouselText };
}

/** Stops the clock of the next page. */
async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
}

/** Opens a page and hydrates its carousel. */
async function openStories(page: Page, address: string) {
  await page.goto(address);
  await takeInHand(page);
  await page.locator('#success-stories').scrollIntoViewIfNeeded();
}

/** Returns which cards are inside their track, and which are focusable. */
function describeCards(cards: Element[]): { isShown: boolean; isInert: boolean }[] {
  return cards.map((card) => {
    const [inner, outer] = [card.getBoundingClientRect(), card.parentElement?.getBoundingClientRect()];
    const isShown = outer !== undefined && inner.left > outer.left - 1 && inner.right < outer.right + 1;
    return { isShown, isInert: card.matches('[inert]') };
  });
}

/** Holds the page's own messages until the event `release`, as a busy processor does. */
function holdMessages() {
  const own = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') ?? {};
  const held: (() => void)[] = [];
  Object.defineProperty(MessagePort.prototype, 'postMessage', {
    configurable: true,
    value(this: MessagePort, message: unknown) {
      held.push(() => this.postMessage(message));
    },
  });
  document.addEventListener('release', () => {
    Object.defineProperty(MessagePort.prototype, 'postMessage', own);
    for (const send of held) send();
  });
}

for (const language of languageCodes) {
  const { carouselText, t, ...words } = readCarouselWords(language);
  const { stories } = findSection({ t, ...words }, storied, 'story-carousel');
  const address = addressOf(storied, language);
  /** Index of the first story on the last page of a wide screen. */
  const last = stories.length - CAROUSEL_PAGE_CARDS;
  const [back, on] =
    languages[language].direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

  /** Expects exactly these stories to be shown. */
  const expectStories = async (page: Page, first: number, end: number) => {
    const cards = page.locator('#success-stories li');
    const expected = stories.map((_, position) => {
      const isShown = position >= first && position < end;
      return { isShown, isInert: !isShown };
    });
    await expect.poll(() => cards.evaluateAll(describeCards)).toEqual(expected);
  };
  /** Expects that the stories do not move for the time of two turns. */
  const expectRest = async (page: Page, first: number, end: number) => {
    await page.clock.runFor(CAROUSEL_PAGE_MS * 2);
    await expectStories(page, first, end);
  };
  const button = (page: Page, name: 'previous' | 'next') =>
    page.locator('#success-stories').getByRole('button', { name: carouselText(name), exact: true });
  const pause = (page: Page) =>
    page.locator('#success-stories').getByRole('button', { name: t('motion.pause'), exact: true });

  test.describe(`success stories in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width: 1280, height: 900 }, movesAlways: true });

    test('rotate automatically until the visitor turns them', async ({ page }) => {
      await stopClock(page);
      await openStories(page, address);
      await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
      const section = page.locator('#success-stories');

      await test.step('the first card is at the line start, and all are equally high', async () => {
        const boxes = await section.locator('article').evaluateAll((cards) =>
          cards.map((card) => {
            const { x, height } = card.getBoundingClientRect();
            return { x, height };
          }),
        );
        expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
        const [first, second] = boxes;
        expect((first?.x ?? 0) < (second?.x ?? 0)).toBe(languages[language].direction === 'ltr');
      });

      await test.step('they advance every five seconds, and start over', async () => {
        await page.clock.runFor(CAROUSEL_PAGE_MS - 1);
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
        await page.clock.runFor(1);
        await expectStories(page, last, stories.length);
        await expect(section.getByRole('status')).toHaveText('');
        await page.clock.runFor(CAROUSEL_PAGE_MS);
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
      });

      await test.step('they pause under pointer or focus, in a hidden tab, and by the button', async () => {
        await section.locator('article').first().hover();
        await expectRest(page, 0, CAROUSEL_PAGE_CARDS);
        await page.mouse.move(1, 1);
        await button(page, 'next').focus();
        await expectRest(page, 0, CAROUSEL_PAGE_CARDS);
        await button(page, 'next').blur();
        await page.evaluate(() =>
          Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
        );
        await expectRest(page, 0, CAROUSEL_PAGE_CARDS);
        await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
        await pause(page).click();
        await expectRest(page, 0, CAROUSEL_PAGE_CARDS);
        await section.getByRole('button', { name: t('motion.play'), exact: true }).click();
        await page.clock.runFor(CAROUSEL_PAGE_MS);
        await expectStories(page, last, stories.length);
        await page.clock.runFor(CAROUSEL_PAGE_MS);
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
      });

      await test.step('they stop for good at the first click; the buttons end at both ends', async () => {
        await expect(button(page, 'previous')).toBeDisabled();
        await button(page, 'next').click();
        await expectStories(page, last, stories.length);
        await expect(button(page, 'next')).toBeDisabled();
        await expect(section.getByRole('status')).toHaveText(carouselText('page', { page: 2, pages: 2 }));
        await expect(pause(page)).toHaveCount(0);
        await page.mouse.move(1, 1);
        await section.locator('ul').blur();
        await page.clock.runFor(CAROUSEL_PAGE_MS * 3);
        await expectStories(page, last, stories.length);
        await button(page, 'previous').click();
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
        await expect(button(page, 'previous')).toBeDisabled();
        await expect(button(page, 'next')).toBeEnabled();
      });

      await test.step('they follow the arrow keys in reading direction', async () => {
        await section.locator('ul').focus();
        await page.keyboard.press(back);
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
        await page.keyboard.press(on);
        await expectStories(page, last, stories.length);
        await page.keyboard.press(on);
        await expectStories(page, last, stories.length);
        await page.keyboard.press(back);
        await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
      });
    });

    test('count their pages by the last of two changes before a frame', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStories(page, address);
      await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
      const setColumns = (columns: string) =>
        page.locator('#success-stories ul').evaluate((track: HTMLElement, value) => {
          track.style.gridAutoColumns = value;
        }, columns);
      await page.evaluate(holdMessages);
      await setColumns('100%');
      await showFrames(page);
      await setColumns('');
      await showFrames(page);
      await page.evaluate(() => document.dispatchEvent(new Event('release')));
      await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
    });

    test.describe('by touch', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('make their pages as wide as the window', async ({ page }) => {
        await stopClock(page);

        await test.step('one card on a page of a phone, turned by a swipe', async () => {
          await openStories(page, address);
          await expectStories(page, 0, 1);
          const box = await page.locator('#success-stories li').first().boundingBox();
          const [y, near, far] = [(box?.y ?? 0) + 60, 60, 330];
          const [from, to] = languages[language].direction === 'rtl' ? [near, far] : [far, near];
          const finger = await findFinger(page);
          await finger.press(from, y);
          for (let step = 1; step <= 9; step += 1) await finger.move(from + ((to - from) * step) / 9, y);
          await finger.lift();
          await expectStories(page, 1, 2);
          await expect(pause(page)).toHaveCount(0);
          await expectRest(page, 1, 2);
          await button(page, 'next').tap();
          await expectStories(page, 2, 3);
        });

        await test.step('two cards on a page of a tablet', async () => {
          await page.setViewportSize({ width: 768, height: 1000 });
          await openStories(page, address);
          await expectStories(page, 0, 2);
          for (let shown = 2; shown < stories.length; shown += 2) {
            const end = Math.min(shown + 2, stories.length);
            await button(page, 'next').tap();
            await expectStories(page, end - 2, end);
          }
          await expect(button(page, 'next')).toBeDisabled();
        });

        await test.step('under reduced motion several cards are also still', async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openStories(page, address);
          await expectStories(page, 0, CAROUSEL_PAGE_CARDS);
          await expectRest(page, 0, CAROUSEL_PAGE_CARDS);
          await expect(pause(page)).toHaveCount(0);
          await button(page, 'next').tap();
          await expectStories(page, last, stories.length);
        });
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all stories are shown', async ({ page }) => {
        await page.goto(address);
        const cards = page.locator('#success-stories article');
        await expect(cards).toHaveCount(stories.length);
        for (const card of await cards.all()) {
          await card.scrollIntoViewIfNeeded();
          await expect(card).toBeInViewport({ ratio: 0.9 });
        }
        await expect(page.locator('#success-stories').getByRole('button')).toHaveCount(0);
      });
    });
  });
}
