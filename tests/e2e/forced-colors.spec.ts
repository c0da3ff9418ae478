import type { Locator, Page } from '@playwright/test';
import { CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { menuPageIds, routes } from '#src/routing/routes.ts';
import { findConsent } from '../support/consent-corner.ts';
import { findContactPage, sampleValues, wakeContactPage } from '../support/contact-page.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** A page listed below another one in the menu of small screens. */
const service = menuPageIds.find((id) => routes[id].parent === 'services') ?? 'contact';
const HEIGHT = 900;

/** Returns the styles that show a control's state in forced colors. */
function readLook(control: Locator) {
  return control.evaluate((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const { content, color, backgroundColor, borderWidth, borderStyle, outlineStyle, ...style } =
        getComputedStyle(element, part);
      const border = borderWidth === '0px' ? '' : `${borderStyle} ${borderWidth}`;
      const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${style.outlineWidth}`;
      return part === undefined || content !== 'none'
        ? [color, backgroundColor, border, outline, style.textDecorationLine, style.transform].join(', ')
        : '';
    }),
  );
}

async function expectApart(place: string, page: Page, one: Locator, other: Locator): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await readLook(one), `${place}, ${colorScheme}`).not.toEqual(await readLook(other));
  }
}

for (const language of languageCodes) {
  const next = takeTurns(test, language);
  test.describe(`with forced colors, in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 1440, height: HEIGHT } });

    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

    next()('a page keeps its edges and its focus', async ({ page }) => {
      await openDocument(page, addressOf('home', language));
      const button = page.locator(`main a[href="${addressOf('contact', language)}"]`).first();
      const edge = await button.evaluate((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return { borderTopStyle, borderTopWidth, isSeen: borderTopColor !== backgroundColor };
      });
      expect(edge).toEqual({ borderTopStyle: 'solid', borderTopWidth: '1px', isSeen: true });
      await page.keyboard.press('Tab');
      await expect(page.locator('a:focus-visible')).toHaveCSS('outline-style', 'solid');
      await expect(page.locator('header svg:visible').first()).not.toHaveCSS('stroke', 'none');
      await expect(page.locator('h1')).toBeVisible();
    });

    next()('the current page, chosen and unfolded items are distinguishable', async ({ page }) => {
      await openDocument(page, addressOf('case-studies', language));
      const bar = page.locator('header nav a');
      await expectApart('bar', page, bar.and(page.locator('[data-here]')), bar.first());
      const chips = page.locator('#studies [role=group] button');
      const chosen = chips.and(page.locator('[aria-pressed=true]'));
      const others = chips.and(page.locator('[aria-pressed=false]'));
      await expectApart('modes', page, chosen.first(), others.first());
      await expectApart('chips', page, chosen.last(), others.last());
      const folds = page.locator('main button[aria-expanded]');
      await folds.first().click();
      const sign = (isOpen: boolean) =>
        page.locator(`main button[aria-expanded=${isOpen}] > span:empty`).first();
      await expectApart('folds', page, sign(true), sign(false));

      const { field, options } = findBarSearch(page, language);
      await field.fill(readWords(language).pages.services.menu);
      await expect(options.nth(1)).toBeVisible();
      await field.press('ArrowDown');
      await expectApart(
        'results',
        page,
        options.and(page.locator('[aria-selected=true]')),
        options.and(page.locator('[aria-selected=false]')).first(),
      );

      await page.setViewportSize({ width: 390, height: HEIGHT });
      await openDocument(page, addressOf(service, language));
      await page.locator('header button[aria-haspopup=dialog]').click();
      const entries = page.getByRole('dialog').locator('li li a');
      const here = entries.and(page.locator('[aria-current]'));
      await expectApart('menu', page, here, entries.and(page.locator(':not([aria-current])')).first());
    });

    next()('places on a map are distinguishable', async ({ page }) => {
      await openDocument(page, addressOf('about', language));
      const regions = page.locator('#global-reach button[aria-pressed]');
      await regions.first().click();
      await expect(regions.first()).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.move(0, 0);
      await expectApart('regions', page, regions.first(), regions.last());
    });

    test.describe('before a choice', () => {
      test.use({ consentDecided: false });

      next()('fields, the held button and switches are distinguishable', async ({ page }) => {
        await page.clock.install();
        const { button, field, fill, hold } = findContactPage(page, language);
        await page.goto(addressOf('contact', language));
        await wakeContactPage(page);
        const places = page.locator('#places button[aria-pressed]');
        await places.first().click();
        await expect(places.first()).toHaveAttribute('aria-pressed', 'true');
        await page.mouse.move(0, 0);
        await expectApart('places', page, places.first(), places.last());
        await field('firstName').focus();
        await field('firstName').blur();
        await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
        await expectApart('fields', page, field('firstName'), field('company'));

        await fill(sampleValues[language]);
        const bar = button.locator('[data-seconds-left]');
        await hold(CONTACT_HOLD_MS / 2);
        await expect(bar).toBeVisible();
        const readGround = (part: Locator) =>
          part.evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await readGround(bar)).not.toBe(await readGround(button));
        const { width, height } = (await bar.boundingBox()) ?? { width: 0, height: 0 };
        expect(width * height).toBeGreaterThan(0);
        await page.mouse.up();
        await page.clock.resume();

        const consent = findConsent(page, language);
        await consent.button('customize').click();
        const photograph = () => consent.toggle('analytics').screenshot({ animations: 'disabled' });
        const off = await photograph();
        await consent.toggle('analytics').click();
        await page.mouse.move(0, 0);
        expect(off.equals(await photograph())).toBe(false);
      });
    });
  });
}
