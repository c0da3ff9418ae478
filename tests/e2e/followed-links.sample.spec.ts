import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openBanner } from '../support/consent-corner.ts';
import { awaitReady, openDocument, showFrames } from '../support/open-document.ts';
import { holdRequests, watchDocuments, watchPrefetches } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Index of the first industry among the filter's buttons, after two modes and All. */
const FIRST_INDUSTRY = 3;
const phone = { width: 390, height: 844 };

/** Opens a link in a new tab or window, and closes it. */
async function openElsewhere(page: Page, link: Locator, way: Parameters<Locator['click']>[0]) {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click(way)]);
  await opened.close();
}

/** Disables prefetching, so that a document loads only when it is released. */
async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
}

/** Covers the page with a link, below its floating parts. */
async function coverWithLink(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    Object.assign(link.style, { position: 'fixed', inset: '0' });
    document.getElementById('main')?.append(link);
  }, href);
}

/** Clicks a link with the mouse, and once more as soon as only the page is there. */
async function pressTwice(page: Page, link: Locator) {
  // The part around it may still be opening.
  await link.click({ trial: true });
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place: [number, number] = [x + width / 2, y + height / 2];
  const { promise: isFree, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('tellFree', resolve);
  await page.evaluate(([left, top]) => {
    const look = () => {
      if (document.elementFromPoint(left, top)?.closest('main')) window.tellFree?.();
      else requestAnimationFrame(look);
    };
    addEventListener('click', look, { once: true });
  }, place);
  await page.mouse.move(...place);
  await page.mouse.down();
  await page.mouse.up();
  await isFree;
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { t, shell, pages } = words;
  const query = findSection(words, 'case-studies', 'case-studies').studies[0]?.title ?? '';
  const home = addressOf('home', language);
  const next = takeTurns(test, language);
  const findPanel = (page: Page) => ({
    toggle: page.getByRole('banner').getByRole('button', { name: shell.pages.services.menu, exact: true }),
    link: page.locator('#panel-services a').last(),
  });

  test.describe(`following a link in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()('begins a document at its start, and an anchor at its target', async ({ page }) => {
      await openDocument(page, home);
      await page
        .locator(`a[href="${addressOf('faq', language)}"]`)
        .last()
        .press('Enter');
      await expect(page).toHaveTitle(
        t('documentTitle', { page: pages.faq.title, company: shell.company.name }),
      );
      await awaitReady(page);
      await expect(page.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('skipToContent') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      const place = page.locator('main a[href^="#"]').last();
      const target = page.locator((await place.getAttribute('href')) ?? '');
      await place.press('Enter');
      await expect(target).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(target.locator(':focus')).toHaveCount(1);
    });

    next()('into another tab or window changes nothing here', async ({ page }) => {
      const entries = () => page.evaluate(() => history.length);
      await openDocument(page, home);
      const before = await entries();

      await test.step('a panel stays open', async () => {
        const { toggle, link } = findPanel(page);
        await toggle.press('Enter');
        await openElsewhere(page, link, { modifiers: ['Shift'] });
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
      });

      await test.step('results of the search stay, with the query', async () => {
        const { field, options } = findBarSearch(page, language);
        await field.fill(query);
        const place = options.and(page.locator('[href*="#"]')).first();
        await openElsewhere(page, place, { modifiers: ['ControlOrMeta'] });
        await expect(place).toBeVisible();
        await expect(field).toHaveValue(query);
        expect(await page.evaluate(() => sessionStorage.getItem('site.search-target'))).toBeNull();
      });

      await test.step('the menu of small screens stays open', async () => {
        await page.setViewportSize(phone);
        await page.getByRole('button', { name: t('navigation.openMenu'), exact: true }).click();
        const menu = page.getByRole('dialog', { name: t('navigation.menu'), exact: true });
        const link = menu.getByRole('link', { name: shell.pages.about.menu, exact: true });
        await openElsewhere(page, link, { modifiers: ['ControlOrMeta'] });
        await expect(menu).toBeVisible();
        await expect(menu).toHaveAttribute('data-state', 'open');
      });

      await expect(page).toHaveURL(home);
      expect(await entries()).toBe(before);
    });

    for (const [name, open] of [
      [
        'a panel',
        async (page: Page) => {
          const { toggle, link } = findPanel(page);
          await toggle.press('Enter');
          return link;
        },
      ],
      [
        'a list of results',
        async (page: Page) => {
          const { field, options } = findBarSearch(page, language);
          await field.fill(shell.pages.faq.name);
          await options.first().waitFor();
          return options.first();
        },
      ],
    ] as const) {
      next()(`of ${name}, pressed twice, leads to its page alone`, async ({ page }) => {
        await saveData(page);
        await openDocument(page, home);
        await coverWithLink(page, addressOf('terms', language));
        const link = await open(page);
        const address = new URL((await link.getAttribute('href')) ?? '', page.url());
        const documents = watchDocuments(page);
        const letGo = await holdRequests(page, new RegExp(`${address.pathname}$`));
        await pressTwice(page, link);
        letGo();
        await expect(page).toHaveURL(address.href);
        expect(documents).toEqual([address.href]);
      });
    }

    next()(
      'without a network ends at the page of the browser, and the way back is whole',
      async ({ page, context, expectFault }) => {
        expectFault(/ERR_INTERNET_DISCONNECTED/);
        await openDocument(page, home);
        const fetched = watchPrefetches(page);
        const { toggle, link } = findPanel(page);
        await toggle.press('Enter');

        await test.step('a page that was not prefetched', async () => {
          await context.setOffline(true);
          await link.click();
          await expect(page).toHaveURL('chrome-error://chromewebdata/');
          await page.goBack();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(toggle).toHaveAttribute('aria-expanded', 'false');
          await context.setOffline(false);
        });

        await test.step('a prefetched page appears, or not, without harm', async () => {
          await awaitReady(page);
          const about = addressOf('about', language);
          const ahead = page.getByRole('contentinfo').locator(`a[href="${about}"]`).first();
          await ahead.focus();
          await expect.poll(() => fetched).toContain(about);
          await context.setOffline(true);
          await ahead.press('Enter');
          await expect(page).toHaveURL(new RegExp(`${about}$|^chrome-error:`));
          await context.setOffline(false);
          await page.goBack();
          await expect(page).toHaveURL(home);
          await ahead.press('Enter');
          await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveURL(about);
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      },
    );

    next()('and left again shows the filtered list where it was', async ({ page }) => {
      const address = addressOf('case-studies', language);
      await openDocument(page, address);
      const section = page.locator('#studies');
      const chip = section.getByRole('group').getByRole('button').nth(FIRST_INDUSTRY);
      const cards = section.getByRole('article').filter({ visible: true });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      const filtered = page.url();
      const count = Number(/\d+$/.exec((await chip.textContent()) ?? '')?.[0]);
      await expect(cards).toHaveCount(count);
      const readTop = () => cards.last().evaluate((card) => Math.round(card.getBoundingClientRect().top));
      await cards.last().evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await showFrames(page);
      const top = await readTop();
      await cards.last().getByRole('heading').getByRole('link').press('Enter');
      await expect(page).not.toHaveURL(filtered);
      await page.goBack();
      await expect(page).toHaveURL(filtered);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(cards).toHaveCount(count);
      await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(50);
    });
  });

  test.describe(`a consent choice in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    next()('is known to the next document before it is seen', async ({ page }) => {
      await page.addInitScript(() => {
        const frames: boolean[] = [];
        window.bannerFrames = frames;
        const look = () => {
          const banner = document.querySelector('[data-consent] > [role=dialog]:not([hidden])');
          frames.push(banner?.checkVisibility() === true);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const { banner, button, consentButton } = await openBanner(page, home, language);
      const readFrames = () => page.evaluate(() => [...new Set(window.bannerFrames)]);
      await expect.poll(readFrames).toContain(true);
      await button('accept').click();
      await expect(banner).toHaveCount(0);
      await page
        .locator(`a[href="${addressOf('terms', language)}"]`)
        .first()
        .press('Enter');
      await expect(page).toHaveURL(addressOf('terms', language));
      await expect(consentButton).toBeVisible();
      await showFrames(page);
      expect(await readFrames()).toEqual([false]);
    });
  });
}
