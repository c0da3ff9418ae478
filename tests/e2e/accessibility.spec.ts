import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listDocuments, openDocument, revealAll } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Least side of a target (WCAG 2.2, 2.5.8), and of one that is touched, px. */
const LEAST_TARGET = 24;
const LEAST_TOUCH_TARGET = 44;
/** Sums of lengths that are no whole numbers miss by less than this, px. */
const ROUNDING = 0.1;

/** What axe finds, as one line for each element. */
async function listViolations(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  expect(passes.length, 'rules that hold').toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
}

/** Links, buttons and fields that can be hit and are smaller than they may be. Links inside a sentence are excepted. */
function listSmallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ({ places, side }) => {
      // A link may cover its card with what stands behind its text.
      const measure = (element: Element) => {
        const { position, width, height } = getComputedStyle(element, '::after');
        if (position === 'absolute') return { width: parseFloat(width), height: parseFloat(height) };
        return element.getBoundingClientRect();
      };
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
      return [...document.querySelectorAll(places)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = measure(element);
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return Math.min(width, height) < side
            ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
            : [];
        });
    },
    { places: selector, side: least - ROUNDING },
  );
}

test.describe.configure({ timeout: 600_000 });

for (const language of languageCodes) {
  for (const part of [0, 1]) {
    test.describe(`documents in ${language}, part ${part + 1}`, () => {
      test.use({ locale: language });

      test('have no fault that axe finds, nor a target too small to hit', async ({ page }) => {
        const documents = listDocuments(language).filter((_, position) => position % 2 === part);
        for (const { address } of documents) {
          await openDocument(page, address);
          for (const viewport of windows) {
            await page.setViewportSize(viewport);
            await revealAll(page);
            const place = `${address}, ${viewport.width} pixels wide`;
            expect.soft(await listViolations(page), place).toEqual([]);
            const fields = 'a[href], button, input, select, textarea';
            const small = await listSmallTargets(page, fields, LEAST_TARGET);
            expect.soft(small, `small targets of ${place}`).toEqual([]);
          }
        }
      });
    });
  }

  test.describe(`with the language offer, in ${language}`, () => {
    const preferred = languageCodes.find((code) => code !== language) ?? language;
    test.use({ locale: preferred });

    for (const viewport of windows) {
      test(`${viewport.width} pixels wide`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openDocument(page, addressOf('about', language));
        await page.locator(`aside[lang=${preferred}]`).waitFor();
        expect(await listViolations(page)).toEqual([]);
        expect(
          await listSmallTargets(page, 'aside[data-floating] :is(a, button)', LEAST_TOUCH_TARGET),
        ).toEqual([]);
      });
    }
  });

  test.describe(`with a panel of the navigation open, in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale: language });

    test('axe finds nothing', async ({ page }) => {
      await openDocument(page, addressOf('services-sla', language));
      const toggle = page.locator('header nav button[aria-expanded]').first();
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const panel = page.locator('header nav button[aria-expanded=true] + ul');
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expect(panel).toHaveCSS('opacity', '1');
      expect(await listViolations(page)).toEqual([]);
      expect(await listSmallTargets(page, 'header a, header button', LEAST_TARGET)).toEqual([]);
    });
  });

  test.describe(`on a phone that is touched, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: language });

    test('the open menu has no fault that axe finds and buttons to hit', async ({ page }) => {
      await openDocument(page, addressOf('home', language));
      await page.locator('header button[aria-haspopup=dialog]').tap();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expect(menu).toHaveCSS('transform', 'none');
      expect(await listViolations(page)).toEqual([]);
      const small = await listSmallTargets(page, '[role=dialog] :is(a, button)', LEAST_TOUCH_TARGET);
      expect(small).toEqual([]);
    });

    test('what surrounds a page is large enough to be touched', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      await revealAll(page);
      await page.locator('footer button').first().tap();
      const small = await listSmallTargets(
        page,
        'header :is(a, button), footer :is(a, button)',
        LEAST_TOUCH_TARGET,
      );
      expect(small).toEqual([]);
    });
  });
}
