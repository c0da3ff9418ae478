import { AxeBuilder } from '@axe-core/playwright';
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
  type FieldName,
  fieldNames,
  industryIds,
} from '#src/features/contact/contact-fields.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { contactServices } from '#src/routing/contact-services.ts';
import {
  findContactPage,
  openContactPage,
  sampleValues,
  SEND_PATTERN,
  wakeContactPage,
} from '../support/contact-page.ts';
import { awaitHydration, openDocument, uncover } from '../support/open-document.ts';
import { holdRequests } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords } from '../support/site-content.ts';

/** Runs axe, which needs time, while the clock of the page is stopped: it gets a millisecond whenever it waits. */
async function analyzeWithClock(page: Page) {
  const progress = { isDone: false };
  const analysis = new AxeBuilder({ page }).include('main').analyze();
  const finished = analysis.finally(() => (progress.isDone = true));
  while (!progress.isDone) await Promise.race([page.clock.runFor(1), finished]);
  return analysis;
}

const tooShort = 'x'.repeat(MESSAGE_MIN_CHARACTERS - 1);

for (const language of languageCodes) {
  const { shell } = readWords(language);
  const values = sampleValues[language];
  const address = addressOf('contact', language);

  /** The parameters that a message arrives with (spec §7). */
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

  test.describe(`contact form in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test.describe('rules', () => {
      const rules: [FieldName, string, string][] = [
        ['firstName', '', 'faults.firstName'],
        ['firstName', '   ', 'faults.firstName'],
        ['lastName', '', 'faults.lastName'],
        ['email', ' ', 'faults.email'],
        ['email', 'dana@windpark', 'faults.emailForm'],
        ['email', 'dana windpark@a.example', 'faults.emailForm'],
        ['email', 'windpark.example', 'faults.emailForm'],
        ['company', '', 'faults.company'],
        ['message', '', 'faults.message'],
        ['message', `  ${tooShort}  `, 'short'],
      ];
      test('every field says what is wrong with it once it was left, and no other field says anything', async ({
        page,
      }) => {
        const { t, field, fault } = await openContactPage(page, language);
        const left = new Set<FieldName>();
        for (const [name, text, key] of rules) {
          await test.step(`${name} with "${text}" says ${key}`, async () => {
            await field(name).fill(text);
            // A field that was left before is checked on change.
            if (!left.has(name)) await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
            await field(name).blur();
            left.add(name);
            const expected =
              key === 'short'
                ? t('faults.messageLength', { count: MESSAGE_MIN_CHARACTERS })
                : t(key === 'faults.emailForm' ? key : `faults.${name}`);
            await expect(fault(name)).toHaveText(expected);
            await expect(field(name)).toHaveAccessibleDescription(expected);
            await expect(page.locator('form [aria-invalid=true]')).toHaveCount(1);
            await field(name).fill(values[name]);
            await expect(fault(name)).toHaveCount(0);
            await expect(field(name)).toHaveAttribute('aria-invalid', 'false');
          });
        }
      });

      for (const name of ['industry', 'service'] as const) {
        test(`${name} offers its options and has to be chosen`, async ({ page }) => {
          const { t, field, fault } = await openContactPage(page, language);
          const ids = name === 'industry' ? industryIds : contactServices;
          const options = await field(name)
            .locator('option')
            .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
          expect(options).toEqual(['', ...ids]);
          await field(name).focus();
          await field(name).blur();
          await expect(fault(name)).toHaveText(t(`faults.${name}`));
          await field(name).selectOption(values[name]);
          await expect(fault(name)).toHaveCount(0);
        });
      }

      test('an attempt with an empty form marks every field, shakes, says so and moves to the first', async ({
        page,
      }) => {
        const { t, field, fault, button, toasts, hold, sent } = await openContactPage(page, language);
        await expect(button).toHaveText(t('button.hold'));
        await hold(0);
        for (const name of fieldNames) {
          await expect(fault(name)).toHaveText(t(`faults.${name}`));
          await expect(field(name).locator('xpath=ancestor::*[@data-shaking]')).toHaveCount(1);
        }
        await expect(field('firstName')).toBeFocused();
        await expect(button).toHaveText(t('button.mend'));
        await expect(toasts.getByText(t('toasts.invalid'))).toHaveCount(1);
        await page.clock.runFor(CONTACT_SHAKE_MS);
        await expect(page.locator('[data-shaking]')).toHaveCount(0);
        await page.clock.runFor(CONTACT_HOLD_MS);
        await page.mouse.up();
        expect(sent).toEqual([]);
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

    test.describe('sending', () => {
      test('a held button sends the message once, with every parameter', async ({ page, baseURL }) => {
        const contact = await openContactPage(page, language);
        const { t, button, fields, toasts, sent, field } = contact;
        const padded = { ...values, firstName: `  ${values.firstName} `, message: `\n${values.message}  ` };
        await contact.fill(padded);
        await contact.hold(CONTACT_HOLD_MS - 1);
        await expect(button).toHaveText(t('button.holding'));
        await expect(button.locator('[data-filling]')).toHaveCount(1);
        expect(sent).toEqual([]);
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
            template_params: parametersOf(values, origin),
          },
        ]);
        for (const name of fieldNames) await expect(field(name)).toHaveValue('');
        await expect(page.getByRole('status').filter({ hasText: t('after.sent') })).toBeVisible();
        await expect(toasts.getByText(t('toasts.sent'))).toHaveCount(1);
        await button.dispatchEvent('click');
        await page.clock.runFor(CONTACT_SENT_MS - 1);
        await expect(button).toHaveText(t('button.sent'));
        await page.clock.runFor(1);
        await expect(button).toHaveText(t('button.hold'));
        await expect(page.getByRole('status').filter({ hasText: t('after.sent') })).toBeVisible();
        expect(await page.evaluate(() => sessionStorage.getItem('veltara.contact'))).toBeNull();
        expect(sent).toHaveLength(1);
      });

      test('the mailbox keeps what was sent, letter for letter', async ({ page, request }) => {
        const contact = await openContactPage(page, language);
        const message = `${values.message} <b>"&'</b> \u{1F32C}️ ${crypto.randomUUID()}`;
        await contact.fill({ ...values, message });
        await contact.hold(CONTACT_HOLD_MS);
        await expect(contact.button).toHaveText(contact.t('button.sent'));
        const list = await (await request.get('/mailbox')).text();
        const files = [...list.matchAll(/href="(\/mailbox\/[^"]+\.json)"/g)].map(([, path = '']) => path);
        const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
        const kept = texts.map((text): unknown => JSON.parse(text));
        // Other tests write at the same time.
        expect(kept).toContainEqual(
          expect.objectContaining({
            fields: expect.objectContaining({ template_params: expect.objectContaining({ message }) }),
          }),
        );
      });

      test('while the message is on its way nothing can be changed or pressed', async ({ page }) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(SEND_PATTERN, async (route) => {
          await promise;
          await route.continue();
        });
        const { t, fill, hold, button, field } = await openContactPage(page, language);
        await fill(values);
        await hold(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sending'));
        await expect(button).toBeDisabled();
        for (const name of fieldNames) await expect(field(name)).toBeDisabled();
        resolve();
        await expect(button).toHaveText(t('button.sent'));
      });

      for (const key of ['Enter', 'Space']) {
        test(`${key} can be held, and cancels when it is let go early`, async ({ page }) => {
          const { t, fill, button, sent } = await openContactPage(page, language);
          await fill(values);
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
        });
      }

      const endings: [string, (page: Page) => Promise<void>][] = [
        ['releasing the mouse', (page) => page.mouse.up()],
        ['leaving the button', (page) => page.mouse.move(5, 300)],
        ['Escape', (page) => page.keyboard.press('Escape')],
        [
          'a hidden tab',
          (page) =>
            page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).then(() => undefined),
        ],
        [
          'a window that loses focus',
          (page) => page.evaluate(() => dispatchEvent(new Event('blur'))).then(() => undefined),
        ],
      ];
      for (const [name, end] of endings) {
        test(`${name} cancels, and the next hold begins anew`, async ({ page }) => {
          const { t, fill, hold, button, sent } = await openContactPage(page, language);
          await fill(values);
          await hold(CONTACT_HOLD_MS - 500);
          await expect(button).toHaveText(t('button.holding'));
          await end(page);
          await expect(button).toHaveText(t('button.hold'));
          await expect(button.locator('[data-filling]')).toHaveCount(0);
          await expect(page.getByRole('status').filter({ hasText: t('progress.cancelled') })).toHaveCount(1);
          await page.clock.runFor(CONTACT_HOLD_MS);
          await page.mouse.up();
          expect(sent).toEqual([]);
          await hold(CONTACT_HOLD_MS - 1);
          await expect(button).toHaveText(t('button.holding'));
          await page.clock.runFor(1);
          await expect(button).toHaveText(t('button.sent'));
          await page.mouse.up();
          expect(sent).toHaveLength(1);
        });
      }

      test('progress is said each second', async ({ page }) => {
        const { t, fill, hold } = await openContactPage(page, language);
        const status = (text: string) =>
          expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
        await fill(values);
        await hold(0);
        await status(t('progress.begin', { count: 3 }));
        await page.clock.runFor(1000);
        await status(t('progress.remaining', { count: 2 }));
        await page.clock.runFor(1000);
        await status(t('progress.remaining', { count: 1 }));
        await page.mouse.up();
      });

      test('a click that cannot be held starts a countdown, which a second one or Escape cancels', async ({
        page,
      }) => {
        const { t, fill, button, sent } = await openContactPage(page, language);
        await fill(values);
        for (const cancel of [
          () => button.evaluate((element: HTMLButtonElement) => element.click()),
          () => page.keyboard.press('Escape'),
        ]) {
          await button.evaluate((element: HTMLButtonElement) => element.click());
          await expect(button).toHaveText(t('button.countdown', { count: 3 }));
          await page.clock.runFor(1000);
          await expect(button).toHaveText(t('button.countdown', { count: 2 }));
          await cancel();
          await expect(button).toHaveText(t('button.hold'));
        }
        await page.clock.runFor(CONTACT_HOLD_MS);
        expect(sent).toEqual([]);
        await button.evaluate((element: HTMLButtonElement) => element.click());
        await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        expect(sent).toHaveLength(1);
      });

      test('a short press before the code of the form is there checks all fields', async ({ page }) => {
        const release = await holdRequests(page, /\/assets\/contact-(?:control|section)/);
        await page.goto(address);
        const { t, button, fault } = findContactPage(page, language);
        await awaitHydration(page);
        await uncover(page);
        await button.click();
        release();
        await expect(fault('message')).toHaveText(t('faults.message'));
        await expect(button).toHaveText(t('button.mend'));
      });

      test('Enter inside a field starts the countdown', async ({ page }) => {
        const { t, fill, button, field, sent } = await openContactPage(page, language);
        await fill(values);
        await field('company').press('Enter');
        await expect(button).toHaveText(t('button.countdown', { count: 3 }));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        expect(sent).toHaveLength(1);
      });

      test('Enter inside a field of an empty form checks all fields', async ({ page }) => {
        const { t, field, fault, sent } = await openContactPage(page, language);
        await field('lastName').press('Enter');
        await expect(fault('message')).toHaveText(t('faults.message'));
        await expect(field('firstName')).toBeFocused();
        expect(sent).toEqual([]);
      });

      test('a robot that fills in the hidden field sends nothing', async ({ page }) => {
        const { t, fill, hold, toasts, sent } = await openContactPage(page, language);
        await fill(values);
        await page.locator('input[name=website]').fill('https://spam.example');
        await hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(t('failures.general'))).toHaveCount(1);
        expect(sent).toEqual([]);
      });

      test('nothing of the client is fetched before a message is sent', async ({ page }) => {
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        const { t, fill, hold, button } = await openContactPage(page, language);
        await fill(values);
        await hold(CONTACT_HOLD_MS - 1);
        const before = scripts.length;
        await page.clock.runFor(1);
        await expect(button).toHaveText(t('button.sent'));
        expect(scripts.slice(before)).toHaveLength(1);
      });
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('a finger holds the button; lifting or sliding off cancels', async ({ page }) => {
        const { t, fill, button, sent } = await openContactPage(page, language);
        await fill(values);
        await button.scrollIntoViewIfNeeded();
        const box = await button.boundingBox();
        if (box === null) throw new Error('The button has no place.');
        const session = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
          });
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        await touch('touchStart', x, y);
        await expect(button).toHaveText(t('button.holding'));
        await page.clock.runFor(CONTACT_HOLD_MS - 1);
        await touch('touchEnd', x, y);
        await expect(button).toHaveText(t('button.hold'));
        await touch('touchStart', x, y);
        await expect(button).toHaveText(t('button.holding'));
        await touch('touchMove', x, y - 150);
        await expect(button).toHaveText(t('button.hold'));
        await touch('touchEnd', x, y);
        await page.clock.runFor(CONTACT_HOLD_MS);
        expect(sent).toEqual([]);
        await touch('touchStart', x, y);
        await expect(button).toHaveText(t('button.holding'));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        await touch('touchEnd', x, y);
        expect(sent).toHaveLength(1);
      });

      test('a toast never covers the button', async ({ page }) => {
        const { t, hold, button, toasts } = await openContactPage(page, language);
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
    });

    test.describe('keeping', () => {
      for (const [name, leave] of [
        ['a reload', (page: Page) => page.reload()],
        [
          'a visit of another page and the way back',
          async (page: Page) => {
            await page.goto(addressOf('about', language));
            await page.goBack();
          },
        ],
      ] as const) {
        test(`what was typed survives ${name}`, async ({ page }) => {
          await page.goto(address);
          const { fill, field } = findContactPage(page, language);
          await fill(values);
          await expect(page.locator('form[data-awake]')).toBeAttached();
          await expect
            .poll(() => page.evaluate(() => sessionStorage.getItem('veltara.contact')))
            .toContain(values.message);
          await leave(page);
          for (const each of fieldNames) await expect(field(each)).toHaveValue(values[each]);
        });
      }

      test('what was typed survives a change of language', async ({ page }) => {
        const { fill, field } = await openContactPage(page, language);
        await fill(values);
        await page.getByRole('banner').locator('a[hreflang]:visible').first().click();
        await page.waitForURL(addressOf('contact', language === 'en' ? 'ar' : 'en'));
        await page.clock.runFor(5000);
        for (const each of fieldNames) await expect(field(each)).toHaveValue(values[each]);
      });

      test('the address preselects industry and service; what was chosen later stays', async ({ page }) => {
        const { field } = await openContactPage(page, language, '?service=analytics&industry=retail');
        await expect(field('service')).toHaveValue('analytics');
        await expect(field('industry')).toHaveValue('retail');
        await field('service').selectOption('infrastructure');
        await page.reload();
        await wakeContactPage(page);
        await expect(field('service')).toHaveValue('infrastructure');
        await expect(field('industry')).toHaveValue('retail');
      });

      for (const service of contactServices) {
        test(`the page of ${service} leads to a form that asks about it`, async ({ page }) => {
          await openDocument(page, addressOf(`services-${service}`, language));
          await page.locator('main section a[href*="/contact"]').first().click();
          await expect(page.locator('#contact-service')).toHaveValue(service);
        });
      }

      test('an unknown option in the address is left out', async ({ page }) => {
        const { field } = await openContactPage(page, language, '?service=catering');
        await expect(field('service')).toHaveValue('');
      });

      test('a kept value of the wrong shape is removed', async ({ page }) => {
        await page.addInitScript(() => sessionStorage.setItem('veltara.contact', '{"values":7}'));
        const { field } = await openContactPage(page, language);
        await expect(field('firstName')).toHaveValue('');
        expect(await page.evaluate(() => sessionStorage.getItem('veltara.contact'))).toBeNull();
      });
    });

    test('a toast stays for its time, and of many only so many are shown', async ({ page }) => {
      const { t, hold, toasts } = await openContactPage(page, language);
      await hold(0);
      await page.mouse.up();
      await expect(toasts.getByText(t('toasts.invalid'))).toHaveCount(1);
      for (let press = 1; press < 25; press += 1)
        await page.locator('button[type=submit]').dispatchEvent('click');
      await page.clock.runFor(100);
      await expect(toasts.getByText(t('toasts.invalid'))).toHaveCount(20);
      await page.clock.runFor(TOAST_MS.error * 2 + 2000);
      await expect(toasts.getByText(t('toasts.invalid'))).toHaveCount(0);
    });

    for (const width of [390, 1440]) {
      test(`axe finds nothing in any state at ${width} px`, async ({ page, expectFault }) => {
        test.slow();
        expectFault(/status of 503/);
        await page.setViewportSize({ width, height: 900 });
        const { t, fill, hold, button, field, fault } = await openContactPage(page, language);
        const expectClean = async (state: string) => {
          const { violations } = await analyzeWithClock(page);
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
            state,
          ).toEqual([]);
        };
        // axe scrolls, and a pointer would not stay on the button.
        const pressByKey = async () => {
          await button.focus();
          await page.keyboard.down('Enter');
          await expect(button).toHaveText(t('button.holding'));
        };
        await expectClean('untouched');
        await field('email').fill('x');
        await field('email').blur();
        await expect(fault('email')).toBeVisible();
        await expectClean('touched');
        await hold(0);
        await page.mouse.up();
        await expect(fault('message')).toBeVisible();
        await page.clock.runFor(1000);
        await expectClean('invalid');
        await fill(values);
        await pressByKey();
        await expect(button).toHaveText(t('button.holding'));
        await expectClean('holding');
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 503, body: 'Down' }));
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(page.getByText(t('after.failed'))).toBeVisible();
        await page.keyboard.up('Enter');
        await expectClean('failed');
        await page.unroute(SEND_PATTERN);
        await pressByKey();
        await page.clock.runFor(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        await expectClean('sent');
      });
    }

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
        await expect(page.locator(`main a[href="mailto:${shell.company.email}"]`)).toBeVisible();
        await expect(button).toBeHidden();
        await field('firstName').fill('Dana');
        await field('firstName').press('Enter');
        await expect(page).toHaveURL(address);
      });
    });
  });
}
