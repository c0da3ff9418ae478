import type { Locator, Page } from '@playwright/test';
import { MENU_EXIT_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { awaitReady, openDocument, showFrames, takeInHand } from '../support/open-document.ts';
import { holdRequests } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';

const width = 390;
const height = 844;

type Menu = { button: Locator; dialog: Locator; close: Locator; toggle: (id: MenuPageId) => Locator };

function findMenu(page: Page, { t, shell }: Words): Menu {
  const dialog = page.getByRole('dialog', { name: t('navigation.menu'), exact: true });
  const banner = page.getByRole('banner', { includeHidden: true });
  return {
    button: banner.getByRole('button', { name: t('navigation.openMenu'), exact: true, includeHidden: true }),
    dialog,
    close: dialog.getByRole('button', { name: t('navigation.closeMenu'), exact: true }),
    toggle: (id) =>
      dialog.getByRole('button', {
        name: shell.pages[id].menu,
        exact: true,
      }),
  };
}

/** Presses the button in place, as a click would scroll the page, and waits for the animation. */
async function openMenu(page: Page, { button, dialog }: Menu) {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The menu button is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Records the dialog's position in each frame. */
async function watchDialog(page: Page) {
  await page.addInitScript(() => {
    const edges: NonNullable<Window['dialogEdges']> = [];
    window.dialogEdges = edges;
    const look = () => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog !== null) {
        const { left, right } = dialog.getBoundingClientRect();
        edges.push({ left, right });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Opens a document with held-back scripts. Returns a function that releases them. */
async function openWithoutScripts(page: Page, address: string) {
  const release = await holdRequests(page, /\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

async function closeMenu(page: Page, { dialog }: Menu) {
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

function readScroll(page: Page) {
  return page.evaluate(() => scrollY);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { shell } = words;
  const home = addressOf('home', language);
  const isLeft = languages[language].direction === 'ltr';

  test.describe(`menu of small screens in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height }, movesAlways: true });

    const waysOut = {
      Escape: (page: Page) => page.keyboard.press('Escape'),
      'its close button': (page: Page) => findMenu(page, words).close.click(),
      'a press outside': (page: Page) => page.mouse.click(isLeft ? width - 10 : 10, height / 2),
    };

    test('opens and closes as a modal dialog', async ({ page }) => {
      await watchDialog(page);
      await openDocument(page, home);
      const menu = findMenu(page, words);

      await test.step('its button announces a dialog', async () => {
        await expect(menu.button).toHaveAttribute('aria-haspopup', 'dialog');
        await expect(menu.button).toHaveAttribute('aria-expanded', 'false');
      });

      await test.step('is modal, at the start side', async () => {
        await openMenu(page, menu);
        await expect(menu.dialog).toHaveAttribute('aria-modal', 'true');
        await expect(menu.button).toHaveAttribute('aria-expanded', 'true');
        const box = await menu.dialog.boundingBox();
        expect(isLeft ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(isLeft ? 0 : width, 0);
        expect(box?.width).toBeLessThan(width);
      });

      for (const [name, leave] of Object.entries(waysOut)) {
        await test.step(`closes with ${name} and returns the focus to its button`, async () => {
          await leave(page);
          await expect(menu.dialog).toHaveCount(0);
          await expect(menu.button).toBeFocused();
          await expect(menu.button).toHaveAttribute('aria-expanded', 'false');
          await openMenu(page, menu);
        });
      }

      await test.step('has entered and left at that side each time', async () => {
        const edges = await page.evaluate(() => window.dialogEdges ?? []);
        const farLeft = Math.min(...edges.map(({ left }) => left));
        const farRight = Math.max(...edges.map(({ right }) => right));
        expect(isLeft ? farLeft : width - farRight).toBeLessThan(-50);
        expect(isLeft ? farRight - width : -farLeft).toBeLessThanOrEqual(0.5);
      });
    });

    test('opens and closes before any script runs, and stays open when one does', async ({ page }) => {
      const release = await openWithoutScripts(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);

      for (const [name, leave] of Object.entries(waysOut)) {
        await test.step(`closes with ${name} and returns the focus to its button`, async () => {
          await expect(menu.close).toBeFocused();
          await leave(page);
          await expect(menu.dialog).toHaveCount(0);
          await expect(menu.button).toBeFocused();
          await openMenu(page, menu);
        });
      }

      await test.step('the script changes nothing visible or focused', async () => {
        const link = menu.dialog.getByRole('link', { name: shell.pages.about.menu, exact: true });
        await link.focus();
        const before = await menu.dialog.screenshot();
        release();
        await awaitReady(page);
        await expect(menu.button).toHaveAttribute('aria-expanded', 'true');
        await expect(link).toBeFocused();
        await expect(menu.dialog).toHaveJSProperty('open', true);
        await page.waitForLoadState('load');
        expect((await menu.dialog.screenshot()).equals(before)).toBe(true);
      });

      await test.step('from then on it animates', async () => {
        await menu.toggle('industries').click();
        await expect(menu.toggle('industries')).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(menu.dialog).toHaveAttribute('data-state', 'closed');
        await expect(menu.dialog).toHaveCount(0);
        await expect(menu.button).toBeFocused();
        await expect(menu.button).toHaveAttribute('aria-expanded', 'false');
      });
    });

    test('leads to a page before any script runs', async ({ page }) => {
      const release = await openWithoutScripts(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      const name = shell.pages['services-sla'].menu;
      await menu.dialog.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname === addressOf('services-sla', language), {
        waitUntil: 'commit',
      });
      await expect(menu.dialog).toHaveCount(0);
      release();
      await takeInHand(page);
    });

    test('opens in a browser without command attributes', async ({ page }) => {
      await openDocument(page, home);
      const menu = findMenu(page, words);
      await menu.button.evaluate((button) => button.removeAttribute('command'));
      await openMenu(page, menu);
      await expect(menu.button).toHaveAttribute('aria-expanded', 'true');
      await closeMenu(page, menu);
    });

    test('leads to the pages and traps the focus', async ({ page }) => {
      await openDocument(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      const findLink = (id: MenuPageId) =>
        menu.dialog.getByRole('link', { name: shell.pages[id].menu, exact: true });

      await test.step('unfolds only Services', async () => {
        const folding = shell.navigation.bar.filter((entry) => entry.children.length > 0);
        for (const { page: id, children } of folding) {
          const isOpen = id === 'services';
          await expect(menu.toggle(id)).toHaveAttribute('aria-expanded', String(isOpen));
          for (const child of children) await expect(findLink(child)).toHaveCount(isOpen ? 1 : 0);
        }
      });

      await test.step('keeps focus inside', async () => {
        const isInside = () =>
          page.evaluate(() => document.activeElement?.closest('[aria-modal="true"]') instanceof Element);
        await expect.poll(isInside).toBe(true);
        const stops = await menu.dialog.locator('a:visible, button:visible').count();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let step = 0; step <= stops; step += 1) {
            await page.keyboard.press(key);
            expect(await isInside(), `${key} ${step}`).toBe(true);
          }
        }
      });

      await test.step('unfolds and folds on press', async () => {
        await menu.toggle('industries').click();
        await expect(menu.toggle('industries')).toHaveAttribute('aria-expanded', 'true');
        await expect(findLink('industries-renewables')).toBeVisible();
        await menu.toggle('services').click();
        await expect(findLink('services-sla')).toBeHidden();
        await menu.toggle('services').click();
      });

      await test.step('following a link opens its page', async () => {
        await findLink('services-infrastructure').click();
        await expect(page).toHaveURL(addressOf('services-infrastructure', language));
        await expect(menu.dialog).toHaveCount(0);
        await takeInHand(page);
      });

      await test.step('Back returns with the menu closed', async () => {
        await openMenu(page, menu);
        await page.goBack();
        await expect(page).toHaveURL(home);
        await expect(menu.dialog).toHaveCount(0);
        await page.goForward();
        await expect(page).toHaveURL(addressOf('services-infrastructure', language));
        await takeInHand(page);
      });

      await test.step('its language link leads to the same page', async () => {
        await openMenu(page, menu);
        for (const other of languageCodes.filter((code) => code !== language)) {
          const link = menu.dialog.getByRole('link', { name: languages[other].name, exact: true });
          await expect(link).toHaveAttribute('href', addressOf('services-infrastructure', other));
        }
        await closeMenu(page, menu);
      });

      await test.step('locks scrolling of the page behind it', async () => {
        await page.mouse.wheel(0, 200);
        await expect.poll(() => readScroll(page)).toBe(200);
        await openMenu(page, menu);
        await page.mouse.move(isLeft ? width - 10 : 10, height / 2);
        await page.mouse.wheel(0, 300);
        await showFrames(page);
        expect(await readScroll(page)).toBe(200);
        await closeMenu(page, menu);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => readScroll(page)).toBe(500);
      });
    });
  });
}

/** Returns how long the menu stays after the next key, and the duration of its animation, ms. */
function measureExit(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ passed: number; planned: number }>((resolve) => {
        let pressed = 0;
        let planned = 0;
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
        const look = () => {
          const dialog = document.querySelector('dialog[open]');
          if (dialog === null) return resolve({ passed: performance.now() - pressed, planned });
          const ends = dialog
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
          planned = Math.max(planned, ...ends);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

test.describe('menu of small screens', () => {
  test.use({ viewport: { width, height } });

  test("animates as the visitor's settings and the window allow", async ({ page }) => {
    await openDocument(page, '/');
    const menu = findMenu(page, readWords('en'));

    await test.step('animates its exit', async () => {
      await openMenu(page, menu);
      const exit = measureExit(page);
      await page.keyboard.press('Escape');
      const { passed, planned } = await exit;
      expect(planned).toBe(MENU_EXIT_MS);
      expect(passed).toBeGreaterThanOrEqual(MENU_EXIT_MS);
    });

    await test.step('does not animate under reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await menu.button.click();
      await expect(menu.dialog).toHaveCSS('animation-name', 'none');
      await closeMenu(page, menu);
    });

    await test.step('has no button where the bar shows its links', async () => {
      await page.setViewportSize({ width: 1024, height });
      await expect(menu.button).toBeHidden();
    });
  });
});
