import { CONTACT_HOLD_MS, CONTACT_SENT_MS, VIRTUAL_PRESS_MAX_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { openContactPage, sampleValues } from '../support/contact-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';
import { pressVirtually, virtualPresses } from '../support/virtual-press.ts';

for (const language of languageCodes) {
  const values = sampleValues[language];
  const next = takeTurns(test, language);

  test.describe(`the button of the contact form, pressed by assistive technology in ${language}`, () => {
    test.use({ locale: browserLocales[language], hasTouch: true });

    next()('a press counts down, a second one cancels, and the message is sent once', async ({ page }) => {
      const { t, button, fill, sent } = await openContactPage(page, language);
      const status = page.locator('form > [role=status]').first();
      for (const [name, events] of Object.entries(virtualPresses)) {
        await test.step(name, async () => {
          sent.length = 0;
          // An identical message would not be sent again.
          await fill({ ...values, message: `${values.message} ${name}` });
          await pressVirtually(button, events);
          await expect(status).toHaveText(t('progress.begin', { count: 3 }));
          await page.clock.runFor(1000);
          await pressVirtually(button, events);
          await expect(status).toHaveText(t('progress.cancelled'));
          await page.clock.runFor(CONTACT_HOLD_MS);
          expect(sent).toEqual([]);
          await pressVirtually(button, events);
          await expect(button).toHaveText(t('button.countdown', { count: 3 }));
          await page.clock.runFor(CONTACT_HOLD_MS - 1);
          expect(sent).toEqual([]);
          await page.clock.runFor(1);
          await expect(button).toHaveText(t('button.sent'));
          expect(sent).toHaveLength(1);
          await page.clock.runFor(CONTACT_SENT_MS);
          await expect(button).toHaveText(t('button.hold'));
        });
      }
    });

    next()('what a hand does stays a hold, and a form with faults is refused once', async ({ page }) => {
      const { t, button, fill, fault, toasts, sent } = await openContactPage(page, language);
      const status = page.locator('form > [role=status]').first();

      await test.step('a form with errors is rejected once', async () => {
        await pressVirtually(button, virtualPresses['Chromium by its accessibility interface']);
        await expect(fault('message')).toHaveText(t('faults.message'));
        await expect(toasts.getByText(t('toasts.invalid'))).toHaveCount(1);
      });

      await fill(values);
      const taps = { 'a mouse': () => button.click(), 'a finger': () => button.tap() };
      for (const [name, tap] of Object.entries(taps)) {
        await test.step(`a tap of ${name} cancels`, async () => {
          await tap();
          await expect(status).toHaveText(t('progress.cancelled'));
          await page.clock.runFor(CONTACT_HOLD_MS);
          expect(sent).toEqual([]);
        });
      }

      await test.step('a hold that ended elsewhere does not affect the next press', async () => {
        await button.hover();
        await page.mouse.down();
        await page.mouse.move(5, 300);
        await page.mouse.up();
        await pressVirtually(button, virtualPresses['Firefox by its accessibility interface']);
        await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        await page.keyboard.press('Escape');
        await expect(button).toHaveText(t('button.hold'));
      });

      await test.step('a pointer press also ends a countdown', async () => {
        await pressVirtually(button, virtualPresses['a click alone']);
        await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        await button.click();
        await expect(status).toHaveText(t('progress.cancelled'));
      });

      await test.step('a finger without an area also holds, after a long press', async () => {
        const touch = { pointerType: 'touch', width: 0, height: 0, isPrimary: true };
        await pressVirtually(button, [{ name: 'pointerdown', values: touch }]);
        await page.clock.runFor(VIRTUAL_PRESS_MAX_MS);
        await expect(button).toHaveText(t('button.holding'));
        await pressVirtually(button, [
          { name: 'pointerup', values: touch },
          { name: 'click', values: { ...touch, detail: 1 } },
        ]);
        await expect(status).toHaveText(t('progress.cancelled'));
        await page.clock.runFor(CONTACT_HOLD_MS);
        expect(sent).toEqual([]);
      });
    });
  });
}
