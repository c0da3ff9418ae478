import type { Page, Route } from '@playwright/test';
import { CONTACT_HOLD_MS, CONTACT_SENT_MS, EMAIL_ANSWER_MS, TOAST_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { type ContactValues, fieldNames } from '#src/features/contact/contact-fields.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import {
  type ContactPage,
  findContactPage,
  openContactPage,
  sampleValues,
  SEND_PATTERN,
  wakeContactPage,
} from '../support/contact-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords } from '../support/site-content.ts';

type Words = Translate<'contact'>;

type SendingFault = {
  name: string;
  answer: (route: Route) => Promise<void>;
  text: (t: Words) => string;
  /** What the browser itself reports of it. */
  reported: RegExp[];
};

const noAnswer = (t: Words) => t('failures.noAnswer');
const netFaults = [/net::ERR/, /Failed to load resource/];

function cutOff(name: string, code: Parameters<Route['abort']>[0], reported = netFaults): SendingFault {
  return { name, answer: (route) => route.abort(code), text: noAnswer, reported };
}

function refuse(status: number, body: string, text: (t: Words) => string): SendingFault {
  const name = body === '' ? `${status} without a text` : `${status} "${body}"`;
  const reported = status < 400 ? [] : [new RegExp(`status of ${status}`)];
  return { name, answer: (route) => route.fulfill({ status, body }), text, reported };
}

const faults: [kind: string, SendingFault[]][] = [
  [
    'connections that fail',
    [
      cutOff('an aborted request', 'aborted', []),
      cutOff('a name that is not found', 'namenotresolved'),
      cutOff('a reset connection', 'connectionreset'),
      cutOff('a refused connection', 'connectionrefused'),
      cutOff('a connection that times out', 'timedout'),
      cutOff('an extension that blocks it', 'blockedbyclient'),
      cutOff('no connection at all', 'internetdisconnected'),
    ],
  ],
  [
    'refusals',
    [
      refuse(400, 'The Public Key is invalid', (t) =>
        t('failures.badRequest', { text: 'The Public Key is invalid' }),
      ),
      refuse(401, 'Unauthorized', (t) => t('failures.refused', { text: 'Unauthorized' })),
      refuse(403, 'Forbidden', (t) => t('failures.forbidden', { text: 'Forbidden' })),
      refuse(404, 'Account not found', (t) => t('failures.refused', { text: 'Account not found' })),
      refuse(412, 'Gmail_API: Invalid grant', (t) =>
        t('failures.precondition', { text: 'Gmail_API: Invalid grant' }),
      ),
      refuse(413, '', (t) => t('failures.refused', { text: t('failures.unknown') })),
      refuse(429, 'Too Many Requests', (t) => t('failures.tooMany', { text: 'Too Many Requests' })),
      refuse(451, 'Unavailable For Headless Browser', (t) =>
        t('failures.headless', { text: 'Unavailable For Headless Browser' }),
      ),
      refuse(500, 'Internal Server Error', (t) =>
        t('failures.unavailable', { text: 'Internal Server Error' }),
      ),
      refuse(500, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
      refuse(503, 'Service Unavailable', (t) => t('failures.unavailable', { text: 'Service Unavailable' })),
      refuse(503, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
    ],
  ],
  [
    'odd answers',
    [
      refuse(201, 'Created', (t) => t('failures.refused', { text: 'Created' })),
      refuse(202, '', (t) => t('failures.refused', { text: t('failures.unknown') })),
      refuse(200, '<!doctype html><title>Sign in to this network</title>', noAnswer),
      {
        name: 'a redirect to a page',
        answer: (route) => route.fulfill({ status: 302, headers: { Location: '/' } }),
        text: noAnswer,
        reported: [],
      },
      {
        name: 'a redirect to another site',
        answer: (route) =>
          route.fulfill({ status: 307, headers: { Location: 'https://elsewhere.example/' } }),
        text: noAnswer,
        reported: [/connect-src/, /^request: .* csp$/, /^foreign request: https:\/\/elsewhere/],
      },
    ],
  ],
];

/** Everything that the visitor wrote is there, and the message can be sent again. */
async function expectNothingLost(page: Page, contact: ContactPage, values: ContactValues, email: string) {
  const { t, field, fields, button } = contact;
  await expect(fields).toBeEnabled();
  for (const name of fieldNames) await expect(field(name)).toHaveValue(values[name]);
  await expect(button).toHaveText(t('button.hold'));
  await expect(page.getByText(t('after.failed'))).toBeVisible();
  const link = page.getByRole('link', { name: t('after.mail'), exact: true });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.protocol + href.pathname).toBe(`mailto:${email}`);
  expect(href.searchParams.get('body')).toContain(values.message);
}

for (const language of languageCodes) {
  const values = sampleValues[language];
  const { email } = readWords(language).shell.company;

  test.describe(`faults of sending in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    for (const [kind, some] of faults) {
      test(`${kind} are said once each, lose nothing, and the next attempt is sent`, async ({
        page,
        expectFault,
      }) => {
        test.slow();
        const contact = await openContactPage(page, language);
        const { t, button, toasts, sent } = contact;
        for (const { name, answer, text, reported } of some) {
          await test.step(name, async () => {
            reported.forEach(expectFault);
            sent.length = 0;
            // The same message would not be sent twice.
            const written = { ...values, message: `${values.message} ${name}` };
            await contact.fill(written);
            await page.route(SEND_PATTERN, answer);
            await contact.hold(CONTACT_HOLD_MS);
            await expect(toasts.getByText(text(t), { exact: true })).toHaveCount(1);
            await page.mouse.up();
            await expect(toasts.locator('[data-part=root]')).toHaveCount(1);
            await expectNothingLost(page, contact, written, email);
            expect(sent).toHaveLength(1);
            await page.unroute(SEND_PATTERN);
            await contact.hold(CONTACT_HOLD_MS);
            await expect(button).toHaveText(t('button.sent'));
            await page.mouse.up();
            expect(sent).toHaveLength(2);
            // Button and toasts come to rest before the next one.
            await page.clock.runFor(CONTACT_SENT_MS + TOAST_MS.error);
            await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
          });
        }
      });
    }

    test('a service that never answers is given up after its time', async ({ page }) => {
      const contact = await openContactPage(page, language);
      const { t, button, toasts } = contact;
      await contact.fill(values);
      await page.route(SEND_PATTERN, () => undefined);
      await contact.hold(CONTACT_HOLD_MS);
      await expect.poll(() => contact.sent.length).toBe(1);
      await page.clock.runFor(EMAIL_ANSWER_MS - 1);
      await expect(button).toHaveText(t('button.sending'));
      await page.clock.runFor(1);
      await expect(toasts.getByText(noAnswer(t))).toHaveCount(1);
      await page.mouse.up();
      await expectNothingLost(page, contact, values, email);
    });

    test('a slow service is waited for', async ({ page }) => {
      const contact = await openContactPage(page, language);
      const { promise, resolve } = Promise.withResolvers<void>();
      await contact.fill(values);
      await page.route(SEND_PATTERN, async (route) => {
        await promise;
        await route.fulfill({ status: 200, body: 'OK' });
      });
      await contact.hold(CONTACT_HOLD_MS);
      await expect.poll(() => contact.sent.length).toBe(1);
      await page.clock.runFor(EMAIL_ANSWER_MS - 1);
      resolve();
      await expect(contact.button).toHaveText(contact.t('button.sent'));
    });

    for (const body of ['', 'ok', '{"status":"queued"}', 'تم']) {
      test(`200 with "${body}" counts as sent`, async ({ page }) => {
        const contact = await openContactPage(page, language);
        await contact.fill(values);
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 200, body }));
        await contact.hold(CONTACT_HOLD_MS);
        await expect(contact.button).toHaveText(contact.t('button.sent'));
      });
    }

    test('without a network nothing is lost, and the message is sent when it is back', async ({
      page,
      context,
      expectFault,
    }) => {
      netFaults.forEach(expectFault);
      const contact = await openContactPage(page, language);
      const { t, button, toasts } = contact;
      await contact.fill(values);
      await contact.hold(10);
      await expect(button).toHaveText(t('button.holding'));
      await page.mouse.up();
      await context.setOffline(true);
      await contact.hold(CONTACT_HOLD_MS);
      await expect(toasts.getByText(noAnswer(t))).toHaveCount(1);
      await page.mouse.up();
      await expectNothingLost(page, contact, values, email);
      await context.setOffline(false);
      await contact.hold(CONTACT_HOLD_MS);
      await expect(button).toHaveText(t('button.sent'));
    });

    test('blocked storage is said, loses nothing and leaves the mail', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      });
      const contact = await openContactPage(page, language);
      const { t, toasts } = contact;
      await contact.fill(values);
      await contact.hold(CONTACT_HOLD_MS);
      const text = t('failures.other', { text: 'Access is denied for this document.' });
      await expect(toasts.getByText(text, { exact: true })).toHaveCount(1);
      await page.mouse.up();
      await expectNothingLost(page, contact, values, email);
    });

    test('two presses of a double click send nothing, and a hold right after sends once', async ({
      page,
    }) => {
      const { t, fill, hold, button, sent } = await openContactPage(page, language);
      await fill(values);
      await button.dblclick();
      await page.clock.runFor(CONTACT_HOLD_MS);
      expect(sent).toEqual([]);
      await hold(CONTACT_HOLD_MS);
      await expect(button).toHaveText(t('button.sent'));
      await page.mouse.up();
      await hold(CONTACT_HOLD_MS);
      await page.mouse.up();
      expect(sent).toHaveLength(1);
    });

    test('a second tab with the same form does not send it again', async ({ page, context }) => {
      const message = `${values.message} ${crypto.randomUUID()}`;
      const second = await context.newPage();
      const pages: ContactPage[] = [];
      for (const tab of [page, second]) {
        const contact = await openContactPage(tab, language);
        await contact.fill({ ...values, message });
        pages.push(contact);
      }
      const [first, other] = pages;
      if (first === undefined || other === undefined) throw new Error('There are two tabs.');
      await page.bringToFront();
      await first.hold(CONTACT_HOLD_MS);
      await expect(first.button).toHaveText(first.t('button.sent'));
      await page.mouse.up();
      await second.bringToFront();
      await other.hold(CONTACT_HOLD_MS);
      await expect(other.toasts.getByText(other.t('failures.repeated'))).toHaveCount(1);
      await second.mouse.up();
      expect(other.sent).toEqual([]);
      await expect(other.field('message')).toHaveValue(message);
    });

    test('where nothing takes messages the form says so at once', async ({ page }) => {
      await page.route(`**${addressOf('contact', language)}`, async (route) => {
        const response = await route.fetch();
        const headers = Object.entries(response.headers()).filter(([name]) => name !== 'server-timing');
        await route.fulfill({ response, headers: Object.fromEntries(headers) });
      });
      await page.goto(addressOf('contact', language));
      const { t } = findContactPage(page, language);
      await expect(page.getByRole('alert').filter({ hasText: t('fallback.unavailable') })).toBeVisible();
      await expect(page.locator(`main a[href="mailto:${email}"]`)).toBeVisible();
    });

    test('the outcome is told to whoever counts, without anything of the message', async ({
      page,
      expectFault,
    }) => {
      expectFault(/status of 503/);
      const contact = await openContactPage(page, language);
      await page.evaluate(() =>
        addEventListener('formOutcome', (event) => {
          const heard: unknown = Reflect.get(window, 'outcomes');
          const list: unknown[] = Array.isArray(heard) ? heard : [];
          if (event instanceof CustomEvent) Reflect.set(window, 'outcomes', [...list, event.detail]);
        }),
      );
      await contact.fill(values);
      await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 503, body: '' }));
      await contact.hold(CONTACT_HOLD_MS);
      await expect(page.getByText(contact.t('after.failed'))).toBeVisible();
      await page.mouse.up();
      await page.unroute(SEND_PATTERN);
      await contact.hold(CONTACT_HOLD_MS);
      await expect(contact.button).toHaveText(contact.t('button.sent'));
      expect(await page.evaluate(() => String(JSON.stringify(Reflect.get(window, 'outcomes'))))).toBe(
        JSON.stringify([
          { tag: 'contact', success: false },
          { tag: 'contact', success: true },
        ]),
      );
    });

    test('a reload after a failure keeps everything', async ({ page, expectFault }) => {
      expectFault(/status of 500/);
      const contact = await openContactPage(page, language);
      await contact.fill(values);
      await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 500, body: '' }));
      await contact.hold(CONTACT_HOLD_MS);
      await expect(page.getByText(contact.t('after.failed'))).toBeVisible();
      await page.mouse.up();
      await page.reload();
      await wakeContactPage(page);
      for (const name of fieldNames) await expect(contact.field(name)).toHaveValue(values[name]);
    });
  });
}
