import type { Locator } from '@playwright/test';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';

/**
 * Styles that depend on the button's place instead of its recipe: its size and growth there, inherited styles, and what
 * follows from its size.
 */
const ofThePlace = new Set([
  'width',
  'height',
  'inline-size',
  'block-size',
  'flex-grow',
  'flex-shrink',
  'flex-basis',
  'perspective-origin',
  'transform-origin',
  'text-wrap',
  'text-wrap-style',
  'user-select',
]);

/** Returns every style of an element at rest: the pointer may just have left it. */
function readStyles(element: Locator): Promise<Record<string, string>> {
  return element.evaluate((each) => {
    for (const animation of each.getAnimations()) animation.finish();
    const styles = getComputedStyle(each);
    return Object.fromEntries([...styles].map((name) => [name, styles.getPropertyValue(name)]));
  });
}

/** Returns the styles of the recipe, without variables. */
async function readRecipe(element: Locator): Promise<Record<string, string>> {
  const styles = Object.entries(await readStyles(element));
  return Object.fromEntries(styles.filter(([name]) => !ofThePlace.has(name) && !name.startsWith('--')));
}

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, locale: language });

    test('buttons look the same on the page and in the menu', async ({ page }) => {
      await openDocument(page, addressOf('industries', language));
      const contact = `a[href="${addressOf('contact', language)}"]`;
      const compiled = await readRecipe(page.locator(`main ${contact}`).first());
      expect(Object.keys(compiled).length).toBeGreaterThan(300);
      const opener = page.locator('header button[aria-haspopup=dialog]');
      const { width, height, ...bar } = await readStyles(opener);
      await opener.click();
      const dialog = page.getByRole('dialog');
      // Outside the menu, which would slide below the pointer.
      await page.mouse.move(languages[language].direction === 'rtl' ? 10 : 380, 600);
      await expect(dialog).toHaveCSS('transform', 'none');
      expect(await readRecipe(dialog.locator(contact).last())).toEqual(compiled);
      const menu = await readStyles(dialog.getByRole('button').first());
      expect({ width: menu['width'], height: menu['height'] }).toEqual({ width, height });
      for (const name of [
        'background-color',
        'border-radius',
        'padding-inline-start',
        'font-size',
        'cursor',
      ]) {
        expect(menu[name], name).toBe(bar[name]);
      }
    });
  });
}
