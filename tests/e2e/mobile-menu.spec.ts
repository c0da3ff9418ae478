import type { Locator, Page } from '@playwright/test';
import { MENU_EXIT_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';
import { openHydrated, showFrames } from '../support/open-page.ts';
import { holdRequests, laterScripts, watchDocuments } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';

const width = 390;
const height = 844;

type Menu = { button: Locator; dialog: Locator; close: Locator; toggle: (id: PageId) => Locator };

function findMenu(page: Page, { t, shell }: Words): Menu {
  const dialog = page.getByRole('dialog', { name: t('navigation.menu'), exact: true });
  return {
    button: page.getByRole('button', { name: t('navigation.openMenu'), exact: true, includeHidden: true }),
    dialog,
    close: dialog.getByRole('button', { name: t('navigation.closeMenu'), exact: true }),
    toggle: (id) =>
      dialog.getByRole('button', {
        name: t('navigation.showPages', { page: shell.pages[id].menu }),
        exact: true,
      }),
  };
}

/** Presses the button where it is, as a click would scroll the page, and waits until the menu stands still. */
async function openMenu(page: Page, { button, dialog }: Menu) {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The menu button is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog).toBeVisible();
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Notes where the dialog is, frame by frame. */
async function watchDialog(page: Page) {
  await page.addInitScript(() => {
    const edges: NonNullable<Window['dialogEdges']> = [];
    window.dialogEdges = edges;
    const look = () => {
      const dialog = document.querySelector('[aria-modal="true"]');
      if (dialog !== null) {
        const { left, right } = dialog.getBoundingClientRect();
        edges.push({ left, right });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { shell } = words;
  const home = addressOf('home', language);
  const isLeft = languages[language].direction === 'ltr';

  test.describe(`menu of small screens in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height } });

    test('slides in from the side where reading starts, and leaves to it', async ({ page }) => {
      await watchDialog(page);
      await openHydrated(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      const box = await menu.dialog.boundingBox();
      expect(isLeft ? box?.x : (box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(isLeft ? 0 : width, 0);
      expect(box?.width).toBeLessThan(width);
      await page.keyboard.press('Escape');
      await expect(menu.dialog).toHaveCount(0);
      const edges = await page.evaluate(() => window.dialogEdges ?? []);
      const farLeft = Math.min(...edges.map(({ left }) => left));
      const farRight = Math.max(...edges.map(({ right }) => right));
      expect(isLeft ? farLeft : width - farRight).toBeLessThan(-50);
      expect(isLeft ? farRight - width : -farLeft).toBeLessThanOrEqual(0.5);
    });

    test('is a modal dialog that its button announces', async ({ page }) => {
      await openHydrated(page, home);
      const menu = findMenu(page, words);
      await expect(menu.button).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(menu.button).toHaveAttribute('aria-expanded', 'false');
      await openMenu(page, menu);
      await expect(menu.dialog).toHaveAttribute('aria-modal', 'true');
      await expect(menu.button).toHaveAttribute('aria-expanded', 'true');
    });

    test('unfolds Services and nothing else', async ({ page }) => {
      await openHydrated(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      for (const { page: id, children } of shell.navigation.bar.filter(
        (entry) => entry.children.length > 0,
      )) {
        const isOpen = id === 'services';
        await expect(menu.toggle(id)).toHaveAttribute('aria-expanded', String(isOpen));
        for (const child of children) {
          const link = menu.dialog.getByRole('link', { name: shell.pages[child].name, exact: true });
          await expect(link).toHaveCount(isOpen ? 1 : 0);
        }
      }
      await menu.toggle('industries').click();
      await expect(menu.toggle('industries')).toHaveAttribute('aria-expanded', 'true');
      const unfolded = { name: shell.pages['industries-renewables'].name, exact: true };
      await expect(menu.dialog.getByRole('link', unfolded)).toBeVisible();
      await menu.toggle('services').click();
      const folded = { name: shell.pages['services-sla'].name, exact: true };
      await expect(menu.dialog.getByRole('link', folded)).toBeHidden();
    });

    const waysOut = {
      Escape: (page: Page) => page.keyboard.press('Escape'),
      'its close button': (page: Page) => findMenu(page, words).close.click(),
      'a press outside': (page: Page) => page.mouse.click(isLeft ? width - 10 : 10, height / 2),
    };
    for (const [name, leave] of Object.entries(waysOut)) {
      test(`closes with ${name} and gives focus back to its button`, async ({ page }) => {
        await openHydrated(page, home);
        const menu = findMenu(page, words);
        await openMenu(page, menu);
        await leave(page);
        await expect(menu.dialog).toHaveCount(0);
        await expect(menu.button).toBeFocused();
        await expect(menu.button).toHaveAttribute('aria-expanded', 'false');
        await openMenu(page, menu);
      });
    }

    test('keeps focus inside', async ({ page }) => {
      await openHydrated(page, home);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
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

    test('locks the page behind it', async ({ page }) => {
      await openHydrated(page, addressOf('privacy-policy', language));
      await page.mouse.wheel(0, 200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      await page.mouse.move(isLeft ? width - 10 : 10, height / 2);
      await page.mouse.wheel(0, 300);
      await showFrames(page);
      expect(await page.evaluate(() => scrollY)).toBe(200);
      await page.keyboard.press('Escape');
      await expect(menu.dialog).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    });

    test('following a link closes it, opens the page and takes focus there', async ({ page }) => {
      await openHydrated(page, home);
      const documents = watchDocuments(page);
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      const { name } = shell.pages['services-infrastructure'];
      await menu.dialog.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(addressOf('services-infrastructure', language));
      await expect(menu.dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(documents).toEqual([]);
    });

    test('its language link leads to the same page', async ({ page }) => {
      await openHydrated(page, addressOf('about', language));
      const menu = findMenu(page, words);
      await openMenu(page, menu);
      for (const other of languageCodes.filter((code) => code !== language)) {
        const link = menu.dialog.getByRole('link', { name: languages[other].name, exact: true });
        await expect(link).toHaveAttribute('href', addressOf('about', other));
      }
    });

    test('a press on its button before hydration opens it', async ({ page }) => {
      const release = await holdRequests(page, laterScripts);
      await page.goto(home);
      const { button, dialog } = findMenu(page, words);
      await button.click();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      release();
      await expect(dialog).toBeVisible();
    });
  });
}

test.describe('menu of small screens', () => {
  test.use({ viewport: { width, height } });

  test('takes its time to leave', async ({ page }) => {
    await openHydrated(page, '/');
    await openMenu(page, findMenu(page, readWords('en')));
    const exit = page.evaluate(
      () =>
        new Promise<{ passed: number; planned: number }>((resolve) => {
          let pressed = 0;
          let planned = 0;
          addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
            capture: true,
            once: true,
          });
          const look = () => {
            const dialog = document.querySelector('[aria-modal="true"]');
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
    await page.keyboard.press('Escape');
    const { passed, planned } = await exit;
    expect(planned).toBe(MENU_EXIT_MS);
    expect(passed).toBeGreaterThanOrEqual(MENU_EXIT_MS);
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    const menu = findMenu(page, readWords('en'));
    await menu.button.click();
    await expect(menu.dialog).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('Escape');
    await expect(menu.dialog).toHaveCount(0);
  });

  test('has no button where the bar has room for its links', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height });
    await page.goto('/');
    await expect(findMenu(page, readWords('en')).button).toBeHidden();
  });
});
