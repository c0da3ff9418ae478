import type { Locator, Page } from '@playwright/test';
import { COMPACT_HEADER_SCROLL_PX } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';
import { hydrate, openHydrated, showFrames } from '../support/open-page.ts';
import { holdRequests, laterScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';

type Bar = {
  bar: Locator;
  link: (id: PageId) => Locator;
  toggle: (id: PageId) => Locator;
  /** The list of pages that belongs to a link of the bar. */
  panel: (id: PageId) => Locator;
};

function findBar(page: Page, { t, shell }: Words): Bar {
  const bar = page.getByRole('banner').getByRole('navigation', { name: t('navigation.label'), exact: true });
  const menu = (id: PageId) => shell.pages[id].menu;
  const link = (id: PageId) => page.getByRole('link', { name: menu(id), exact: true });
  return {
    bar,
    link: (id) => bar.locator(link(id)),
    toggle: (id) =>
      bar.getByRole('button', { name: t('navigation.showPages', { page: menu(id) }), exact: true }),
    panel: (id) =>
      bar
        .getByRole('listitem')
        .filter({ has: link(id) })
        .getByRole('list', { includeHidden: true }),
  };
}

async function expectOpen({ toggle, panel }: Bar, id: PageId) {
  await expect(panel(id)).toBeVisible();
  await expect(toggle(id)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed({ toggle, panel }: Bar, id: PageId) {
  await expect(panel(id)).toBeHidden();
  await expect(toggle(id)).toHaveAttribute('aria-expanded', 'false');
}

async function moveAway(page: Page) {
  await page.mouse.move(5, 500);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { shell } = words;
  const home = addressOf('home', language);

  test.describe(`navigation bar in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('links every page of the bar and of its panels', async ({ page }) => {
      await openHydrated(page, home);
      const { link, toggle, panel } = findBar(page, words);
      for (const { page: id, children } of shell.navigation.bar) {
        await expect(link(id)).toHaveAttribute('href', addressOf(id, language));
        await expect(toggle(id)).toHaveCount(children.length === 0 ? 0 : 1);
        if (children.length === 0) continue;
        const addresses = await panel(id)
          .locator('a')
          .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
        expect(addresses).toEqual(children.map((child) => addressOf(child, language)));
        await expect(panel(id).locator('a')).toContainText(children.map((child) => shell.pages[child].name));
      }
    });

    test('a panel opens and closes when its button is tapped or pressed', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await expectClosed(bar, 'services');
      await bar.toggle('services').dispatchEvent('click');
      await expectOpen(bar, 'services');
      await bar.toggle('services').dispatchEvent('click');
      await expectClosed(bar, 'services');
    });

    test('a mouse that presses the button finds the panel open', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.toggle('services').hover();
      await expectOpen(bar, 'services');
      await bar.toggle('services').click();
      await showFrames(page);
      await expectOpen(bar, 'services');
    });

    test('a panel opens under the pointer and closes when it leaves', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.link('industries').hover();
      await expectOpen(bar, 'industries');
      await bar.panel('industries').getByRole('link').hover();
      await expectOpen(bar, 'industries');
      await moveAway(page);
      await expectClosed(bar, 'industries');
    });

    test('only one panel is open', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.link('services').hover();
      await expectOpen(bar, 'services');
      await bar.link('industries').hover();
      await expectOpen(bar, 'industries');
      await expectClosed(bar, 'services');
    });

    for (const key of ['Enter', 'Space']) {
      test(`a panel opens with ${key}, and its links follow in the order of the keyboard`, async ({
        page,
      }) => {
        await openHydrated(page, home);
        const bar = findBar(page, words);
        await bar.link('services').focus();
        await page.keyboard.press('Tab');
        await expect(bar.toggle('services')).toBeFocused();
        await page.keyboard.press(key);
        await expectOpen(bar, 'services');
        await page.keyboard.press('Tab');
        await expect(bar.panel('services').getByRole('link').first()).toBeFocused();
      });
    }

    test('a closed panel takes no focus', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.toggle('services').focus();
      await page.keyboard.press('Tab');
      await expect(bar.link('industries')).toBeFocused();
    });

    test('Escape closes a panel and gives focus back to its button', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.toggle('services').press('Enter');
      await expectOpen(bar, 'services');
      await page.keyboard.press('Tab');
      await expect(bar.panel('services').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(bar, 'services');
      await expect(bar.toggle('services')).toBeFocused();
    });

    test('Escape closes a panel that the pointer has opened', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.link('services').hover();
      await expectOpen(bar, 'services');
      await page.keyboard.press('Escape');
      await expectClosed(bar, 'services');
    });

    test('a press outside closes a panel', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.toggle('services').press('Enter');
      await expectOpen(bar, 'services');
      await page.getByRole('main').dispatchEvent('pointerdown');
      await expectClosed(bar, 'services');
    });

    test('a panel closes when focus leaves it', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.toggle('case-studies').press('Enter');
      await expectOpen(bar, 'case-studies');
      await page.keyboard.press('Tab');
      await expect(bar.panel('case-studies').getByRole('link')).toBeFocused();
      await expectOpen(bar, 'case-studies');
      await page.keyboard.press('Tab');
      await expect(bar.link('contact')).toBeFocused();
      await expectClosed(bar, 'case-studies');
    });

    test('following a link of a panel opens the page and closes the panel', async ({ page }) => {
      await openHydrated(page, home);
      const bar = findBar(page, words);
      await bar.link('services').hover();
      await bar.panel('services').getByRole('link').first().click();
      await expect(page).toHaveURL(addressOf('services-sla', language));
      await moveAway(page);
      await expectClosed(bar, 'services');
      await expect(bar.panel('services').locator('[aria-current]')).toHaveCount(1);
      await expect(bar.panel('services').locator('[aria-current]')).toHaveAttribute(
        'href',
        addressOf('services-sla', language),
      );
    });

    for (const id of ['home', 'about', 'services', 'case-studies'] as const) {
      test(`the link to ${id} is the current one on its page, and no other`, async ({ page }) => {
        await page.goto(addressOf(id, language));
        const { bar, link } = findBar(page, words);
        await expect(bar.locator('[aria-current]')).toHaveCount(1);
        await expect(link(id)).toHaveAttribute('aria-current', 'page');
      });
    }

    for (const width of [1024, 1440]) {
      test(`panels stay inside a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openHydrated(page, home);
        const bar = findBar(page, words);
        for (const id of ['services', 'industries', 'case-studies'] as const) {
          await bar.link(id).hover();
          await expectOpen(bar, id);
          await expect(bar.panel(id)).toBeInViewport({ ratio: 1 });
        }
      });
    }

    test('hovering opens a panel before the page is hydrated, and it stays open', async ({ page }) => {
      const release = await holdRequests(page, laterScripts);
      await page.goto(home);
      const { link, panel } = findBar(page, words);
      await expect(panel('services')).toBeHidden();
      await link('services').hover();
      await expect(panel('services')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      release();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await showFrames(page);
      await expect(panel('services')).toHaveCSS('opacity', '1');
      await expect(panel('services')).toBeVisible();
    });

    test('a press on the button of a panel before hydration opens it', async ({ page }) => {
      const release = await holdRequests(page, laterScripts);
      await page.goto(home);
      const bar = findBar(page, words);
      await bar.toggle('services').press('Enter');
      release();
      await expectOpen(bar, 'services');
    });

    test('the logo becomes a monogram on the way down, and the full logo again on the way up', async ({
      page,
    }) => {
      await openHydrated(page, home);
      const logo = page
        .getByRole('banner')
        .getByRole('link', { name: words.t('brand.home', { company: shell.company.name }), exact: true });
      const full = logo.locator(`img[src="/brand/${shell.company.logo}.svg"]`);
      const monogram = logo.locator('img[src="/brand/mark.svg"]');
      const expectForm = async (form: 'full' | 'monogram') => {
        await expect(full).toHaveCSS('opacity', form === 'full' ? '1' : '0');
        await expect(monogram).toHaveCSS('opacity', form === 'full' ? '0' : '1');
      };
      const scroll = async (y: number) => {
        await page.evaluate((top) => scrollTo(0, top), y);
        await showFrames(page);
      };
      await expectForm('full');
      await scroll(COMPACT_HEADER_SCROLL_PX);
      await expectForm('full');
      await scroll(COMPACT_HEADER_SCROLL_PX + 1);
      await expectForm('monogram');
      await scroll(900);
      await expectForm('monogram');
      await scroll(880);
      await expectForm('full');
      await scroll(900);
      await expectForm('monogram');
      await scroll(0);
      await expectForm('full');
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
    await expect(page).toHaveURL('/services/analytics');
  });
});

test('hydration changes nothing of a bar that nobody uses', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  const before = await banner.ariaSnapshot();
  await hydrate(page);
  expect(await banner.ariaSnapshot()).toBe(before);
});
