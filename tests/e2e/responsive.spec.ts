import type { Locator } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { menuPageIds, routes } from '#src/routing/routes.ts';
import { openDocument, revealAll } from '../support/open-document.ts';
import { expectFit } from '../support/page-faults.ts';
import { expect, test } from '../support/quiet-page.ts';

/** A page that the menu of small screens names below another one. */
const service = menuPageIds.find((id) => routes[id].parent === 'services') ?? 'contact';

const HEIGHT = 900;

/** What tells the state of a control to who sees it in colors of their own. */
function readLook(control: Locator) {
  return control.evaluate((element) => {
    const { backgroundColor, color, borderWidth, borderColor, textDecorationLine } =
      getComputedStyle(element);
    return { backgroundColor, color, borderWidth, borderColor, textDecorationLine };
  });
}

for (const language of languageCodes) {
  const home = addressOf('home', language);

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('the open menu and the panels of the navigation fit into every window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await openDocument(page, home);
      await page.locator('header button[aria-haspopup=dialog]').click();
      const menu = page.getByRole('dialog');
      const folded = menu.locator('button[aria-expanded=false]');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(menu).toHaveCSS('transform', 'none');
        while ((await folded.count()) > 0) await folded.first().click();
        await expectFit(page, `the menu at ${width} px`);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const toggle of await page.locator('header nav button[aria-expanded]').all()) {
          await toggle.press('Enter');
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
          const panel = page.locator('header nav button[aria-expanded=true] + ul');
          await expect(panel).toHaveCSS('transform', 'none');
          await expectFit(page, `${await toggle.getAttribute('aria-label')} at ${width} px`);
          await toggle.press('Escape');
        }
      }
    });

    test('a page keeps its edges and its focus where the visitor chooses all colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openDocument(page, home);
      const button = page.locator(`main a[href="${addressOf('contact', language)}"]`).last();
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

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`states are told apart where the visitor chooses all colors, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1440, height: HEIGHT });
        const expectApart = async (place: string, one: Locator, other: Locator) => {
          expect.soft(await readLook(one), place).not.toEqual(await readLook(other));
        };

        await openDocument(page, addressOf('case-studies', language));
        const chips = page.locator('#studies [role=group] button');
        const chosen = chips.and(page.locator('[aria-pressed=true]'));
        const others = chips.and(page.locator('[aria-pressed=false]'));
        await expectApart('modes', chosen.first(), others.first());
        await expectApart('chips', chosen.last(), others.last());

        await openDocument(page, addressOf('about', language));
        const regions = page.locator('#global-reach button[aria-pressed]');
        await regions.first().click();
        await page.mouse.move(0, 0);
        await expectApart('regions', regions.first(), regions.last());

        await openDocument(page, addressOf('contact', language));
        const places = page.locator('#places button[aria-pressed]');
        await places.first().click();
        await page.mouse.move(0, 0);
        await expectApart('places', places.first(), places.last());
        const [empty, untouched] = [page.locator('#contact-firstName'), page.locator('#contact-company')];
        await empty.focus();
        await empty.blur();
        await expect(empty).toHaveAttribute('aria-invalid', 'true');
        await expectApart('fields', empty, untouched);

        await page.setViewportSize({ width: 390, height: HEIGHT });
        await openDocument(page, addressOf(service, language));
        await page.locator('header button[aria-haspopup=dialog]').click();
        const entries = page.getByRole('dialog').locator('li li a');
        const here = entries.and(page.locator('[aria-current]'));
        await expectApart('menu', here, entries.and(page.locator(':not([aria-current])')).first());
      });
    }

    test('sections enter when they are seen, stay, and are printed unseen', async ({ page }) => {
      const listFaint = () =>
        page
          .locator('main > div > *, main > div > * > *, main > div > * > section > *')
          .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
      await test.step('what is many times as high as the window enters too', async () => {
        await page.setViewportSize({ width: 390, height: 480 });
        await openDocument(page, addressOf('case-studies', language));
        const studies = page.locator('[data-reveal]:has(> #studies)');
        await expect(studies).toHaveAttribute('data-reveal', 'waiting');
        await studies.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(studies).toHaveAttribute('data-reveal', 'shown');
      });
      await test.step('what the visitor has not scrolled to is printed too', async () => {
        await openDocument(page, home);
        await page.locator('[data-reveal=waiting]').first().waitFor({ state: 'attached' });
        await page.emulateMedia({ media: 'print' });
        expect(await listFaint()).toBe(0);
        await page.emulateMedia({ media: null });
      });
      await test.step('nothing stays hidden once it has been seen', async () => {
        await revealAll(page);
        expect(await listFaint()).toBe(0);
      });
    });
  });
}
