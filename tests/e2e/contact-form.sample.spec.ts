import type { Page } from '@playwright/test';
import {
  CONTACT_HOLD_MS,
  CONTACT_SENT_MS,
  CONTACT_SHAKE_MS,
  MESSAGE_MIN_CHARACTERS,
  TOAST_MS,
} from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import {
  type ContactValues,
  emptyValues,
  type FieldName,
  fieldNames,
  industryIds,
} from '#src/features/contact/contact-fields.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { contactServices, hasServicePage } from '#src/routing/service-pages.ts';
import { listViolations } from '../support/axe.ts';
import {
  type ContactPage,
  expectFields,
  findContactPage,
  openContactPage,
  sampleValues,
  SEND_PATTERN,
  wakeContactPage,
} from '../support/contact-page.ts';
import { findFinger } from '../support/finger.ts';
import { awaitIsland, openDocument, takeInHand } from '../support/open-document.ts';
import { holdRequests, holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords } from '../support/site-content.ts';
import { isTurnOf, takeTurns } from '../support/take-turns.ts';

/** Runs axe while the page clock is stopped, advancing the clock by 1 ms whenever axe waits. */
async function listViolationsWithClock(page: Page) {
  const progress = { isDone: false };
  const violations = listViolations(page, 'main');
  const finished = violations.finally(() => (progress.isDone = true));
  while (!progress.isDone) await Promise.race([page.clock.runFor(1), finished]);
  return violations;
}

/** Storage key of what a visitor typed. */
const FORM_KEY = 'site.contact';
const readKept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), FORM_KEY);

/** The status messages of the form. */
const findStatus = (page: Page, text: string) =>
  page.locator('form').getByRole('status').filter({ hasText: text });

/** Waits until the message is sent and the button is enabled. */
async function settle(page: Page, { t, button }: ContactPage) {
  await expect(button).toHaveText(t('button.sent'));
  await page.clock.runFor(CONTACT_SENT_MS);
  await expect(button).toHaveText(t('button.hold'));
}

/** Waits until the form is hydrated, with the clock running. */
async function awaitAwake(page: Page) {
  await takeInHand(page);
  await page.locator('form').dispatchEvent('pointerover');
  await awaitIsland(page, 'contact');
}

/** Opens an address of the form, and waits until it is hydrated. */
async function openAwake(page: Page, address: string) {
  await page.goto(address);
  await awaitAwake(page);
}

const tooShort = 'x'.repeat(MESSAGE_MIN_CHARACTERS - 1);

for (const language of languageCodes) {
  const { shell } = readWords(language);
  const values = sampleValues[language];
  const address = addressOf('contact', language);

  /** The expected parameters of a message (behavior §7). */
  const parametersOf = (written: ContactValues, origin: string) => ({
    from_name: `${written.firstName} ${written.lastName}`,
    from_email: written.email,
    company: written.company,
    industry: written.industry,
    service: written.service,
    message: written.message,
    to_name: shell.company.name,
    to_email: shell.company.email,
    test_mode: 'true',
    reply_to: written.email,
    origin,
  });
  const next = takeTurns(test, language);

  test.describe(`contact form in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('every field shows its error once it was left, and no other field shows one', async ({ page }) => {
      const { t, field, fault } = await openContactPage(page, language);
      const invalid = page.locator('form [aria-invalid=true]');
      const rules: [FieldName, string, string][] = [
        ['firstName', '', t('faults.firstName')],
        ['firstName', '   ', t('faults.firstName')],
        ['lastName', '', t('faults.lastName')],
        ['email', ' ', t('faults.email')],
        ['email', 'dana@windpark', t('faults.emailForm')],
        ['email', 'dana windpark@a.example', t('faults.emailForm')],
        ['email', 'windpark.example', t('faults.emailForm')],
        ['company', '', t('faults.company')],
        ['message', '', t('faults.message')],
        ['message', `  ${tooShort}  `, t('faults.messageLength', { count: MESSAGE_MIN_CHARACTERS })],
      ];
      const left = new Set<FieldName>();
      for (const [name, text, expected] of rules) {
        await test.step(`${name} with "${text}" shows ${expected}`, async () => {
          await field(name).fill(text);
          // A field that was already left is validated on change.
          if (!left.has(name)) await expect(invalid).toHaveCount(0);
          await field(name).blur();
          left.add(name);
          await expect(fault(name)).toHaveText(expected);
          await expect(field(name)).toHaveAccessibleDescription(expected);
          await expect(invalid).toHaveCount(1);
          await field(name).fill(values[name]);
          await expect(fault(name)).toHaveCount(0);
          await expect(field(name)).toHaveAttribute('aria-invalid', 'false');
        });
      }
      for (const [name, ids] of [
        ['industry', industryIds],
        ['service', contactServices],
      ] as const) {
        await test.step(`${name} offers its options and is required`, async () => {
          const options = await field(name)
            .locator('option')
            .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
          expect(options).toEqual(['', ...ids]);
          await field(name).focus();
          await field(name).blur();
          await expect(fault(name)).toHaveText(t(`faults.${name}`));
          await expect(invalid).toHaveCount(1);
          await field(name).selectOption(values[name]);
          await expect(fault(name)).toHaveCount(0);
        });
      }
    });

    test('an empty form is not sent: every attempt shows what is missing', async ({ page }) => {
      await page.clock.install();
      await page.goto(address);
      const { t, field, fault, button, toasts, hold, sent } = findContactPage(page, language);
      const invalidToasts = toasts.getByText(t('toasts.invalid'));

      await test.step('a short press before hydration validates all fields', async () => {
        await takeInHand(page);
        const release = await holdScripts(page);
        await button.click();
        await release();
        await expect(fault('message')).toHaveText(t('faults.message'));
        await expect(button).toHaveText(t('button.mend'));
      });

      await test.step('Enter inside a field validates all fields', async () => {
        await page.goto(address);
        await wakeContactPage(page);
        await field('lastName').press('Enter');
        await expect(fault('message')).toHaveText(t('faults.message'));
        await expect(field('firstName')).toBeFocused();
        expect(sent).toEqual([]);
      });

      await test.step('a toast stays for its time, and their number is limited', async () => {
        await expect(invalidToasts).toHaveCount(1);
        await page.clock.runFor(TOAST_MS.error + 2000);
        await expect(invalidToasts).toHaveCount(0);
        await hold(0);
        await page.mouse.up();
        await expect(invalidToasts).toHaveCount(1);
        await button.evaluate((element: HTMLButtonElement) => {
          for (let press = 1; press < 25; press += 1) element.click();
        });
        await page.clock.runFor(100);
        await expect(invalidToasts).toHaveCount(20);
        await page.clock.runFor(TOAST_MS.error * 2 + 2000);
        await expect(invalidToasts).toHaveCount(0);
      });

      await test.step('a held button marks every invalid field, shakes, shows a message and focuses the first', async () => {
        await page.goto(address);
        await wakeContactPage(page);
        await expect(button).toHaveText(t('button.hold'));
        await hold(0);
        for (const name of fieldNames) {
          await expect(fault(name)).toHaveText(t(`faults.${name}`));
          await expect(field(name).locator('xpath=ancestor::*[@data-shaking]')).toHaveCount(1);
        }
        await expect(field('firstName')).toBeFocused();
        await expect(button).toHaveText(t('button.mend'));
        await expect(invalidToasts).toHaveCount(1);
        await page.clock.runFor(CONTACT_SHAKE_MS);
        await expect(page.locator('[data-shaking]')).toHaveCount(0);
        await page.clock.runFor(CONTACT_HOLD_MS);
        await page.mouse.up();
        expect(sent).toEqual([]);
      });

      await test.step('a corrected field shows no error, and the last one enables the button', async () => {
        for (const name of fieldNames.filter((each) => each !== 'message')) {
          if (name === 'industry' || name === 'service') await field(name).selectOption(values[name]);
          else await field(name).fill(values[name]);
          await expect(fault(name)).toHaveCount(0);
          await expect(button).toHaveText(t('button.mend'));
        }
        await field('message').fill(values.message);
        await expect(button).toHaveText(t('button.hold'));
      });
    });

    next()('a held button sends the message once, as it was written', async ({ page, baseURL, request }) => {
      const contact = await openContactPage(page, language);
      const { t, button, fields, toasts, sent, field, hold, fill } = contact;
      const message = `${values.message} <b>"&'</b> \u{1F32C}️ ${crypto.randomUUID()}`;
      const scripts: string[] = [];
      page.on('request', (each) => {
        if (each.resourceType() === 'script') scripts.push(each.url());
      });
      await fill({ ...values, firstName: `  ${values.firstName} `, message: `\n${message}  ` });

      await test.step('progress is announced each second', async () => {
        await hold(0);
        await expect(findStatus(page, t('progress.begin', { count: 3 }))).toHaveCount(1);
        await page.clock.runFor(1000);
        await expect(findStatus(page, t('progress.remaining', { count: 2 }))).toHaveCount(1);
        await page.clock.runFor(1000);
        await expect(findStatus(page, t('progress.remaining', { count: 1 }))).toHaveCount(1);
        await page.mouse.up();
      });

      await test.step('the message is sent at the end of the time, with every parameter', async () => {
        await hold(CONTACT_HOLD_MS - 1);
        await expect(button).toHaveText(t('button.holding'));
        await expect(button.locator('[data-filling]')).toHaveCount(1);
        expect(sent).toEqual([]);
        const before = scripts.length;
        await page.clock.runFor(1);
        await expect(button).toHaveText(t('button.sent'));
        await page.mouse.up();
        await expect(fields).toBeEnabled();
        const { origin } = new URL(baseURL ?? '');
        expect(sent).toEqual([
          {
            lib_version: '4.4.1',
            user_id: expect.stringMatching(/./),
            service_id: expect.stringMatching(/./),
            template_id: 'template_contact',
            template_params: {
              ...parametersOf({ ...values, message }, origin),
              message_id: expect.stringMatching(/^[a-z0-9-]{16,100}$/),
            },
          },
        ]);
        expect(scripts.slice(before), 'the client is fetched when a message is sent').toHaveLength(1);
      });

      await test.step('the form is empty, its draft is deleted, and a message confirms the sending', async () => {
        await expectFields(page, emptyValues);
        await expect(findStatus(page, t('after.sent'))).toBeVisible();
        await expect(toasts.getByText(t('toasts.sent'))).toHaveCount(1);
        await button.dispatchEvent('click');
        await page.clock.runFor(CONTACT_SENT_MS - 1);
        await expect(button).toHaveText(t('button.sent'));
        await page.clock.runFor(1);
        await expect(button).toHaveText(t('button.hold'));
        await expect(findStatus(page, t('after.sent'))).toBeVisible();
        expect(await readKept(page)).toBeNull();
        expect(sent).toHaveLength(1);
      });

      await test.step('the mailbox stores the message unchanged', async () => {
        const list = await (await request.get('/mailbox')).text();
        const files = [...list.matchAll(/href="(mailbox\/[^"]+\.json)"/g)].map(([, path = '']) => path);
        const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
        const kept = texts.map((text): unknown => JSON.parse(text));
        // Other tests write to the mailbox at the same time.
        expect(kept).toContainEqual(
          expect.objectContaining({
            fields: expect.objectContaining({ template_params: expect.objectContaining({ message }) }),
          }),
        );
      });

      await test.step('while a message is being sent, nothing can be changed or pressed', async () => {
        const release = await holdRequests(page, /\/email\/send$/);
        await fill(values);
        await hold(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sending'));
        await expect(button).toBeDisabled();
        for (const name of fieldNames) await expect(field(name)).toBeDisabled();
        release();
        await expect(button).toHaveText(t('button.sent'));
        await page.mouse.up();
        await settle(page, contact);
      });

      await test.step('a robot that fills in the hidden field sends nothing; a person is asked once, and sends', async () => {
        sent.length = 0;
        await page.clock.runFor(TOAST_MS.error * 2);
        await fill({ ...values, message: `${values.message} ${crypto.randomUUID()}` });
        await page.locator('input[name=website]').fill('https://spam.example');
        await hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(t('failures.questioned'))).toHaveCount(1);
        await expect(findStatus(page, t('after.questioned'))).toBeVisible();
        await page.mouse.up();
        expect(sent).toEqual([]);
        await hold(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        await page.mouse.up();
        expect(sent).toHaveLength(1);
        expect(JSON.stringify(sent)).not.toContain('spam.example');
      });
    });

    next()('an interrupted hold cancels, and the next hold starts from zero', async ({ page }) => {
      const contact = await openContactPage(page, language);
      const { t, fill, hold, button, sent } = contact;
      const endings: [string, () => Promise<unknown>][] = [
        ['releasing the mouse', () => page.mouse.up()],
        ['leaving the button', () => page.mouse.move(5, 300)],
        ['Escape', () => page.keyboard.press('Escape')],
        ['a hidden tab', () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
        ['a window that loses focus', () => page.evaluate(() => dispatchEvent(new Event('blur')))],
      ];
      for (const [name, end] of endings) {
        await test.step(`${name} cancels`, async () => {
          sent.length = 0;
          // An identical message would not be sent again.
          await fill({ ...values, message: `${values.message} ${name}` });
          await hold(CONTACT_HOLD_MS - 500);
          await expect(button).toHaveText(t('button.holding'));
          await expect(findStatus(page, t('progress.cancelled'))).toHaveCount(0);
          await end();
          await expect(button).toHaveText(t('button.hold'));
          await expect(button.locator('[data-filling]')).toHaveCount(0);
          await expect(findStatus(page, t('progress.cancelled'))).toHaveCount(1);
          await page.clock.runFor(CONTACT_HOLD_MS);
          await page.mouse.up();
          expect(sent).toEqual([]);
          await hold(CONTACT_HOLD_MS - 1);
          await expect(button).toHaveText(t('button.holding'));
          await page.clock.runFor(1);
          await expect(button).toHaveText(t('button.sent'));
          await page.mouse.up();
          expect(sent).toHaveLength(1);
          await settle(page, contact);
        });
      }
    });

    next()('a keyboard sends by a key that is held, or by a countdown', async ({ page }) => {
      const contact = await openContactPage(page, language);
      const { t, fill, button, field, sent } = contact;
      const click = () => button.evaluate((element: HTMLButtonElement) => element.click());
      const refill = async (name: string) => {
        sent.length = 0;
        // An identical message would not be sent again.
        await fill({ ...values, message: `${values.message} ${name}` });
      };
      for (const key of ['Enter', 'Space']) {
        await test.step(`${key} can be held, and cancels when it is released early`, async () => {
          await refill(key);
          await button.focus();
          await page.keyboard.down(key);
          await expect(button).toHaveText(t('button.holding'));
          await page.clock.runFor(CONTACT_HOLD_MS - 1);
          await page.keyboard.up(key);
          await expect(button).toHaveText(t('button.hold'));
          await page.clock.runFor(CONTACT_HOLD_MS);
          expect(sent).toEqual([]);
          await page.keyboard.down(key);
          await expect(button).toHaveText(t('button.holding'));
          await page.clock.runFor(CONTACT_HOLD_MS);
          await expect(button).toHaveText(t('button.sent'));
          await expect(button).toBeFocused();
          await page.keyboard.up(key);
          expect(sent).toHaveLength(1);
          await settle(page, contact);
        });
      }

      await test.step('a click without a hold starts a countdown; a second click or Escape cancels it', async () => {
        await refill('click');
        for (const cancel of [click, () => page.keyboard.press('Escape')]) {
          await click();
          await expect(button).toHaveText(t('button.countdown', { count: 3 }));
          await page.clock.runFor(1000);
          await expect(button).toHaveText(t('button.countdown', { count: 2 }));
          await cancel();
          await expect(button).toHaveText(t('button.hold'));
        }
        await page.clock.runFor(CONTACT_HOLD_MS);
        expect(sent).toEqual([]);
        await click();
        await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await settle(page, contact);
        expect(sent).toHaveLength(1);
      });

      await test.step('Enter inside a field starts the countdown', async () => {
        await refill('field');
        await field('company').focus();
        // A held key repeats its event.
        for (let time = 0; time < 4; time += 1) {
          await page.keyboard.down('Enter');
          await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        }
        await page.keyboard.up('Enter');
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        expect(sent).toHaveLength(1);
      });
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      next()(
        'a finger holds the button until it lifts or slides off, and no toast covers it',
        async ({ page }) => {
          const contact = await openContactPage(page, language);
          const { t, fill, hold, button, toasts, sent } = contact;
          await test.step('a finger holds the button; lifting or sliding off cancels', async () => {
            await fill(values);
            await button.scrollIntoViewIfNeeded();
            const box = await button.boundingBox();
            if (box === null) throw new Error('The button has no place.');
            const finger = await findFinger(page);
            const x = box.x + box.width / 2;
            const y = box.y + box.height / 2;
            await finger.press(x, y);
            await expect(button).toHaveText(t('button.holding'));
            await page.clock.runFor(CONTACT_HOLD_MS - 1);
            await finger.lift();
            await expect(button).toHaveText(t('button.hold'));
            await finger.press(x, y);
            await expect(button).toHaveText(t('button.holding'));
            await finger.move(x, y - 150);
            await expect(button).toHaveText(t('button.hold'));
            await finger.lift();
            await page.clock.runFor(CONTACT_HOLD_MS);
            expect(sent).toEqual([]);
            await finger.press(x, y);
            await expect(button).toHaveText(t('button.holding'));
            await page.clock.runFor(CONTACT_HOLD_MS);
            await expect(button).toHaveText(t('button.sent'));
            await finger.lift();
            expect(sent).toHaveLength(1);
            await settle(page, contact);
          });

          await test.step('a toast never covers the button', async () => {
            await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
            await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
            await hold(0);
            await page.mouse.up();
            const toast = toasts.getByText(t('toasts.invalid'));
            await expect(toast).toHaveCount(1);
            await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
            await page.clock.runFor(500);
            await expect
              .poll(async () => {
                const [first, second] = [
                  await toast.locator('xpath=..').boundingBox(),
                  await button.boundingBox(),
                ];
                if (first === null || second === null) return 'gone';
                return first.y + first.height <= second.y || second.y + second.height <= first.y
                  ? 'clear'
                  : 'covered';
              })
              .toBe('clear');
          });
        },
      );
    });

    next()(
      'what was typed survives a reload, a visit of another page and a change of language',
      async ({ page }) => {
        await page.goto(address);
        const { fill } = findContactPage(page, language);
        await test.step('a reload', async () => {
          await fill(values);
          await awaitIsland(page, 'contact');
          await expect.poll(() => readKept(page)).toContain(values.message);
          await page.reload();
          await expectFields(page, values);
        });
        await test.step('a visit of another page and the way back', async () => {
          await page.goto(addressOf('about', language));
          await page.goBack();
          await expectFields(page, values);
        });
        await test.step('a change of language', async () => {
          await awaitAwake(page);
          await page.getByRole('banner').locator('a[hreflang]:visible').first().click();
          await page.waitForURL(addressOf('contact', language === 'en' ? 'ar' : 'en'));
          await awaitAwake(page);
          await expectFields(page, values);
        });
      },
    );

    next()('an address preselects its options, and ignores unknown ones', async ({ page }) => {
      const { field } = findContactPage(page, language);
      await test.step('an unknown option in the address is ignored', async () => {
        await openAwake(page, `${address}?service=catering`);
        await expect(field('service')).toHaveValue('');
      });
      await test.step('the address preselects industry and service; a later choice stays', async () => {
        await openAwake(page, `${address}?service=analytics&industry=retail`);
        await expect(field('service')).toHaveValue('analytics');
        await expect(field('industry')).toHaveValue('retail');
        await field('service').selectOption('infrastructure');
        await page.reload();
        await awaitAwake(page);
        await expect(field('service')).toHaveValue('infrastructure');
        await expect(field('industry')).toHaveValue('retail');
      });
      await test.step('a stored value of the wrong shape is removed', async () => {
        await page.evaluate((key) => sessionStorage.setItem(key, '{"values":7}'), FORM_KEY);
        await openAwake(page, address);
        await expect(field('firstName')).toHaveValue('');
        expect(await readKept(page)).toBeNull();
      });
      for (const service of contactServices.filter(hasServicePage)) {
        await test.step(`the page of ${service} links to a form with that service selected`, async () => {
          await openDocument(page, addressOf(`services-${service}`, language));
          await page.locator('main section a[href*="/contact"]').first().click();
          await expect(field('service')).toHaveValue(service);
        });
      }
    });

    test('axe reports nothing in any state of the form, on a phone or a desktop', async ({
      page,
      expectFault,
    }) => {
      test.slow();
      expectFault(/status of 503/);
      const { t, fill, hold, button, field, fault } = await openContactPage(page, language);
      // One width per state; the next language uses the other one.
      const widths = isTurnOf(language, 0) ? [1440, 390] : [390, 1440];
      const expectClean = async () => {
        const [width = 0] = widths.reverse();
        await page.setViewportSize({ width, height: 900 });
        // Farther down the bar may cover part of a control.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await listViolationsWithClock(page), `${width} px`).toEqual([]);
      };
      // axe scrolls, so a pointer would not stay on the button.
      const pressByKey = async () => {
        await button.focus();
        await page.keyboard.down('Enter');
        await expect(button).toHaveText(t('button.holding'));
      };
      await test.step('untouched', expectClean);
      await test.step('invalid', async () => {
        await field('email').fill('x');
        await field('email').blur();
        await expect(fault('email')).toBeVisible();
        await expectClean();
      });
      await test.step('rejected', async () => {
        await hold(0);
        await page.mouse.up();
        await page.mouse.move(1, 1);
        await expect(fault('message')).toBeVisible();
        await page.clock.runFor(1000);
        await expectClean();
      });
      await test.step('held', async () => {
        await fill(values);
        await pressByKey();
        await expectClean();
        await expect(button).toHaveText(t('button.holding'));
      });
      await test.step('failed', async () => {
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 503, body: 'Down' }));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(page.locator('form').getByText(t('after.failed'))).toBeVisible();
        await page.keyboard.up('Enter');
        await expectClean();
      });
      await test.step('sent', async () => {
        await page.unroute(SEND_PATTERN);
        await pressByKey();
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        await expectClean();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the form shows its fields and options, and how to write by mail', async ({ page }) => {
        await page.goto(address);
        const { t, field, button } = findContactPage(page, language);
        for (const name of fieldNames) {
          await expect(field(name)).toHaveAccessibleName(t(`labels.${name}`));
        }
        await expect(field('industry').locator('option')).toHaveCount(industryIds.length + 1);
        await expect(page.getByText(t('fallback.noScript'))).toBeVisible();
        await expect(page.locator(`main a[href="mailto:${shell.company.email}"]:visible`)).toBeVisible();
        await expect(button).toBeHidden();
        await field('firstName').fill('Dana');
        await field('firstName').press('Enter');
        await expect(page).toHaveURL(address);
      });
    });
  });
}
