import type { Locator, Page } from '@playwright/test';
import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { openDocument, showFrames, takeInHand } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

type Bar = {
  bar: Locator;
  link: (id: MenuPageId) => Locator;
  toggle: (id: MenuPageId) => Locator;
  /** The panel with the pages below a link of the bar. */
  panel: (id: MenuPageId) => Locator;
};

function findBar(page: Page, { t, shell }: Words): Bar {
  const bar = page.getByRole('banner').getByRole('navigation', { name: t('navigation.label'), exact: true });
  const menu = (id: MenuPageId) => shell.pages[id].menu;
  const link = (id: MenuPageId) => page.getByRole('link', { name: menu(id), exact: true });
  return {
    bar,
    link: (id) => bar.locator(link(id)),
    toggle: (id) => bar.getByRole('button', { name: menu(id), exact: true }),
    panel: (id) =>
      bar
        .getByRole('listitem')
        .filter({ has: link(id) })
        .getByRole('list', { includeHidden: true }),
  };
}

async function expectOpen({ toggle, panel }: Bar, id: MenuPageId) {
  await expect(panel(id)).toBeVisible();
  await expect(toggle(id)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed({ toggle, panel }: Bar, id: MenuPageId) {
  await expect(panel(id)).toBeHidden();
  await expect(toggle(id)).toHaveAttribute('aria-expanded', 'false');
}

async function moveAway(page: Page) {
  await page.mouse.move(5, 500);
}

/** Scrolls, and finishes the bar's fades, so that nothing outgoing is still visible. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await showFrames(page);
  await page.getByRole('banner').evaluate((banner) => {
    for (const animation of banner.getAnimations({ subtree: true })) animation.finish();
  });
}

/** Returns the links of the bar that are partly hidden next to the search field. */
function listCut(page: Page) {
  return page.evaluate(async () => {
    const label = document.activeElement?.closest('label');
    if (label === null || label === undefined) return ['no field'];
    await Promise.all(label.getAnimations().map(({ finished }) => finished));
    const field = label.getBoundingClientRect();
    return [...document.querySelectorAll('header nav > ul > li')]
      .filter((item) => item.checkVisibility({ opacityProperty: true }))
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left < field.right && right > field.left;
      })
      .map((item) => item.querySelector('a')?.textContent);
  });
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { shell } = words;
  const home = addressOf('home', language);
  const next = takeTurns(test, language);

  test.describe(`navigation bar in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('shows each link whole or not at all while the search is open', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      for (const width of [1024, 1152, 1280, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await page.locator('header search input').focus();
        expect.soft(await listCut(page), `${width} px`).toEqual([]);
      }
    });

    next()('opens its panels under the pointer', async ({ page }) => {
      await openDocument(page, home);
      const bar = findBar(page, words);

      await test.step('hovering opens a panel, and it stays open', async () => {
        const panel = bar.panel('services');
        await expect(panel).toBeHidden();
        await bar.link('services').hover();
        await expect(panel).toBeVisible();
        await showFrames(page);
        await expect(panel).toHaveCSS('opacity', '1');
        await expect(panel).toBeVisible();
        await moveAway(page);
      });

      await test.step('a panel opens and closes when its button is tapped or pressed', async () => {
        await expectClosed(bar, 'services');
        await bar.toggle('services').dispatchEvent('click');
        await expectOpen(bar, 'services');
        await bar.toggle('services').dispatchEvent('click');
        await expectClosed(bar, 'services');
      });

      await test.step('a panel stays open under the pointer and closes when it leaves', async () => {
        await bar.link('industries').hover();
        await expectOpen(bar, 'industries');
        await bar.panel('industries').getByRole('link').last().hover();
        await expectOpen(bar, 'industries');
        await moveAway(page);
        await expectClosed(bar, 'industries');
      });

      await test.step('a mouse that presses the button keeps the panel open', async () => {
        await bar.toggle('services').hover();
        await expectOpen(bar, 'services');
        await bar.toggle('services').click();
        await showFrames(page);
        await expectOpen(bar, 'services');
      });

      await test.step('only one panel is open', async () => {
        await bar.link('industries').hover();
        await expectOpen(bar, 'industries');
        await expectClosed(bar, 'services');
      });

      await test.step('Escape closes a panel that the pointer has opened', async () => {
        await page.keyboard.press('Escape');
        await expectClosed(bar, 'industries');
        await moveAway(page);
      });

      await test.step('following a link of a panel opens the page and closes the panel', async () => {
        const first = addressOf('services-digital-transformation', language);
        await bar.link('services').hover();
        await bar.panel('services').getByRole('link').first().click();
        await expect(page).toHaveURL(first);
        await moveAway(page);
        await expectClosed(bar, 'services');
        await expect(bar.panel('services').locator('[aria-current]')).toHaveCount(1);
        await expect(bar.panel('services').locator('[aria-current]')).toHaveAttribute('href', first);
      });
    });

    next()('opens its panels with the keyboard', async ({ page }) => {
      await openDocument(page, home);
      const bar = findBar(page, words);
      const firstLink = bar.panel('services').getByRole('link').first();

      await test.step('a press on the button of a panel opens it', async () => {
        await bar.toggle('services').press('Enter');
        await expectOpen(bar, 'services');
      });

      await test.step('a press outside closes a panel', async () => {
        await page.getByRole('main').dispatchEvent('pointerdown');
        await expectClosed(bar, 'services');
      });

      for (const key of ['Enter', 'Space']) {
        await test.step(`a panel opens with ${key}, and its links follow in tab order`, async () => {
          await bar.link('services').focus();
          await page.keyboard.press('Tab');
          await expect(bar.toggle('services')).toBeFocused();
          await page.keyboard.press(key);
          await expectOpen(bar, 'services');
          await page.keyboard.press('Tab');
          await expect(firstLink).toBeFocused();
        });

        await test.step('Escape closes the panel and returns the focus to its button', async () => {
          await page.keyboard.press('Escape');
          await expectClosed(bar, 'services');
          await expect(bar.toggle('services')).toBeFocused();
        });
      }

      await test.step('a closed panel is not focusable', async () => {
        await page.keyboard.press('Tab');
        await expect(bar.link('industries')).toBeFocused();
      });

      await test.step('a panel closes when focus leaves it', async () => {
        await bar.toggle('case-studies').press('Enter');
        await expectOpen(bar, 'case-studies');
        for (const link of await bar.panel('case-studies').getByRole('link').all()) {
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
          await expectOpen(bar, 'case-studies');
        }
        await page.keyboard.press('Tab');
        await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
        await expectClosed(bar, 'case-studies');
      });
    });

    test('shows the pages, the current page, and the logo', async ({ page }) => {
      await page.goto(home);
      const found = findBar(page, words);
      const { bar, link, toggle, panel } = found;
      const expectCurrent = async (id: MenuPageId) => {
        await expect(bar.locator('[aria-current]')).toHaveCount(1);
        await expect(link(id)).toHaveAttribute('aria-current', 'page');
      };

      await test.step('hydration changes nothing in an unused bar', async () => {
        const banner = page.getByRole('banner');
        const before = await banner.ariaSnapshot();
        await takeInHand(page);
        expect(await banner.ariaSnapshot()).toBe(before);
      });

      await test.step('links every page of the bar and of its panels', async () => {
        for (const { page: id, children } of shell.navigation.bar) {
          await expect(link(id)).toHaveAttribute('href', addressOf(id, language));
          await expect(toggle(id)).toHaveCount(children.length === 0 ? 0 : 1);
          if (children.length === 0) continue;
          const links = panel(id).locator('a');
          const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
          // A panel with one page also links the page above it.
          const listed = children.length > 1 ? children : [id, ...children];
          expect(addresses).toEqual(listed.map((each) => addressOf(each, language)));
          await expect(links).toContainText(listed.map((each) => shell.pages[each].menu));
        }
      });

      for (const width of [1024, 1440]) {
        await test.step(`panels stay inside a window of ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          for (const id of ['services', 'industries', 'case-studies'] as const) {
            await link(id).hover();
            await expectOpen(found, id);
            await expect(panel(id)).toBeInViewport({ ratio: 1 });
          }
          await moveAway(page);
        });
      }

      await test.step('the logo becomes a monogram when scrolling down, and the full logo when scrolling up', async () => {
        const name = words.t('brand.home', { company: shell.company.name });
        const logo = page.getByRole('banner').getByRole('link', { name, exact: true });
        const full = logo.locator(`img[src="/brand/${shell.company.logo}.svg"]`);
        const monogram = logo.locator('img[src="/brand/mark.svg"]');
        for (const [y, form] of [
          [0, 'full'],
          [COMPACT_HEADER_SCROLL_PX, 'full'],
          [COMPACT_HEADER_SCROLL_PX + 1, 'monogram'],
          [900, 'monogram'],
          [880, 'full'],
          [900, 'monogram'],
          [0, 'full'],
        ] as const) {
          await scrollTo(page, y);
          await expect(full, `${y} px`).toHaveCSS('opacity', form === 'full' ? '1' : '0');
          await expect(monogram, `${y} px`).toHaveCSS('opacity', form === 'full' ? '0' : '1');
        }
      });

      await test.step('only the link to the current page is marked as current', async () => {
        await expectCurrent('home');
        for (const id of ['about', 'services', 'case-studies'] as const) {
          await page.goto(addressOf(id, language));
          await expectCurrent(id);
        }
      });
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hovering opens the panels', async ({ page }) => {
    await page.goto('/');
    const { link, panel } = findBar(page, readWords('en'));
    await link('services').hover();
    await expect(panel('services')).toBeVisible();
    await panel('services').getByRole('link').last().click();
    await expect(page).toHaveURL('/services/sla');
  });
});
