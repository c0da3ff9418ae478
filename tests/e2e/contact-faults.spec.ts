import type { Page, Route } from '@playwright/test';
import { CONTACT_HOLD_MS, CONTACT_SENT_MS, EMAIL_ANSWER_MS, TOAST_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { ContactValues } from '#src/features/contact/contact-fields.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { blockStorage, STORAGE_REFUSAL } from '../support/block-storage.ts';
import {
  type ContactPage,
  expectFields,
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

const failingConnections: SendingFault[] = [
  cutOff('an aborted request', 'aborted', []),
  cutOff('a name that is not found', 'namenotresolved'),
  cutOff('a reset connection', 'connectionreset'),
  cutOff('a refused connection', 'connectionrefused'),
  cutOff('a connection that times out', 'timedout'),
  cutOff('an extension that blocks it', 'blockedbyclient'),
  cutOff('no connection at all', 'internetdisconnected'),
];

const refusals: SendingFault[] = [
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
  refuse(500, 'Internal Server Error', (t) => t('failures.unavailable', { text: 'Internal Server Error' })),
  refuse(500, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
  refuse(503, 'Service Unavailable', (t) => t('failures.unavailable', { text: 'Service Unavailable' })),
  refuse(503, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
];

const oddAnswers: SendingFault[] = [
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
    answer: (route) => route.fulfill({ status: 307, headers: { Location: 'https://elsewhere.example/' } }),
    text: noAnswer,
    reported: [/connect-src/, /^request: .* csp$/, /^foreign request: https:\/\/elsewhere/],
  },
];

/** Everything that the visitor wrote is there, and the message can be sent again. */
async function expectNothingLost(page: Page, contact: ContactPage, values: ContactValues, email: string) {
  const { t, fields, button } = contact;
  const outcome = page.locator('form').getByRole('status');
  await expect(fields).toBeEnabled();
  await expectFields(page, values);
  await expect(button).toHaveText(t('button.hold'));
  await expect(outcome.getByText(t('after.failed'))).toBeVisible();
  const link = outcome.getByRole('link', { name: t('after.mail'), exact: true });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.protocol + href.pathname).toBe(`mailto:${email}`);
  expect(href.searchParams.get('body')).toContain(values.message);
}

/** Whoever counts outcomes hears one of these of each attempt. */
const failed = { tag: 'contact', success: false };
const succeeded = { tag: 'contact', success: true };

/** Writes down the outcomes that the page tells. */
async function listenToOutcomes(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, 'outcomes', []);
    addEventListener('site:form-answered', (event) => {
      const heard: unknown = Reflect.get(window, 'outcomes');
      if (Array.isArray(heard) && event instanceof CustomEvent) heard.push(event.detail);
    });
  });
}

/** The outcomes that were told since the last call. */
function takeOutcomes(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => {
    const heard: unknown = Reflect.get(window, 'outcomes');
    return Array.isArray(heard) ? heard.splice(0) : heard;
  });
}

for (const language of languageCodes) {
  const values = sampleValues[language];
  const { email } = readWords(language).shell.company;
  const address = addressOf('contact', language);

  /** A message of its own: the same one would not be sent twice. */
  const writeAbout = (name: string): ContactValues => ({ ...values, message: `${values.message} ${name}` });

  /** The message is sent, and everything comes to rest before the next one. */
  async function expectSent(page: Page, { t, button, toasts, sent }: ContactPage) {
    await expect(button).toHaveText(t('button.sent'));
    await page.mouse.up();
    expect(sent).toHaveLength(1);
    sent.length = 0;
    await page.clock.runFor(CONTACT_SENT_MS + TOAST_MS.error);
    await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
  }

  /** A fault is said once, loses nothing, and leaves the way free for the next attempt. */
  async function expectFault(page: Page, contact: ContactPage, { name, answer, text }: SendingFault) {
    const { t, toasts, sent } = contact;
    const written = writeAbout(name);
    await contact.fill(written);
    await page.route(SEND_PATTERN, answer);
    await contact.hold(CONTACT_HOLD_MS);
    await expect(toasts.getByText(text(t), { exact: true })).toHaveCount(1);
    await page.mouse.up();
    await expect(toasts.locator('[data-part=root]')).toHaveCount(1);
    await expectNothingLost(page, contact, written, email);
    expect(sent).toHaveLength(1);
    sent.length = 0;
    await page.unroute(SEND_PATTERN);
    await page.clock.runFor(TOAST_MS.error * 2);
    await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
  }

  /** What failed so far is sent in the end. */
  async function expectSentAtLast(page: Page, contact: ContactPage) {
    await contact.hold(CONTACT_HOLD_MS);
    await expectSent(page, contact);
  }

  test.describe(`faults of sending in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('connections that fail are said once each, lose nothing, and the last attempt is sent', async ({
      page,
      context,
      expectFault: declareFault,
    }) => {
      test.slow();
      const contact = await openContactPage(page, language);
      // First, while the client of the service was not fetched yet.
      await test.step('without a network nothing is lost, and the message is sent when it is back', async () => {
        const { t, button, toasts, sent } = contact;
        netFaults.forEach(declareFault);
        const written = writeAbout('offline');
        await contact.fill(written);
        await contact.hold(10);
        await expect(button).toHaveText(t('button.holding'));
        await page.mouse.up();
        await context.setOffline(true);
        await contact.hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(noAnswer(t))).toHaveCount(1);
        await page.mouse.up();
        await expectNothingLost(page, contact, written, email);
        await context.setOffline(false);
        sent.length = 0;
        await contact.hold(CONTACT_HOLD_MS);
        await expectSent(page, contact);
      });
      for (const fault of failingConnections) {
        await test.step(fault.name, async () => {
          fault.reported.forEach(declareFault);
          await expectFault(page, contact, fault);
        });
      }
      await expectSentAtLast(page, contact);
    });

    test('refusals are said once each, lose nothing, and the last attempt is sent', async ({
      page,
      expectFault: declareFault,
    }) => {
      test.slow();
      const contact = await openContactPage(page, language);
      await listenToOutcomes(page);
      for (const fault of refusals) {
        await test.step(fault.name, async () => {
          fault.reported.forEach(declareFault);
          await expectFault(page, contact, fault);
          expect(await takeOutcomes(page), 'what whoever counts is told').toEqual([failed]);
        });
      }
      await test.step('the message that failed so far is sent', async () => {
        await expectSentAtLast(page, contact);
        expect(await takeOutcomes(page)).toEqual([succeeded]);
      });
      await test.step('a reload after a failure keeps everything', async () => {
        await contact.fill(values);
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 500, body: '' }));
        await contact.hold(CONTACT_HOLD_MS);
        await expect(page.locator('form').getByText(contact.t('after.failed'))).toBeVisible();
        await page.mouse.up();
        await page.reload();
        await wakeContactPage(page);
        await expectFields(page, values);
      });
    });

    test('a slow service is waited for, one that says nothing is given up, and only a plain 200 is a message sent', async ({
      page,
      expectFault: declareFault,
    }) => {
      test.slow();
      const contact = await openContactPage(page, language);
      const { t, button, toasts, sent } = contact;

      await test.step('a slow service is waited for', async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await contact.fill(values);
        await page.route(SEND_PATTERN, async (route) => {
          await promise;
          await route.fulfill({ status: 200, body: 'OK' });
        });
        await contact.hold(CONTACT_HOLD_MS);
        await expect.poll(() => sent.length).toBe(1);
        await page.clock.runFor(EMAIL_ANSWER_MS - 1);
        resolve();
        await expectSent(page, contact);
        await page.unroute(SEND_PATTERN);
      });

      for (const body of ['', 'ok', '{"status":"queued"}', 'تم']) {
        await test.step(`200 with "${body}" counts as sent`, async () => {
          await contact.fill(writeAbout(`200 ${body}`));
          await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 200, body }));
          await contact.hold(CONTACT_HOLD_MS);
          await expectSent(page, contact);
          await page.unroute(SEND_PATTERN);
        });
      }

      for (const fault of oddAnswers) {
        await test.step(fault.name, async () => {
          fault.reported.forEach(declareFault);
          await expectFault(page, contact, fault);
        });
      }
      await expectSentAtLast(page, contact);

      await test.step('a service that never answers is given up after its time', async () => {
        const written = writeAbout('never');
        await contact.fill(written);
        await page.route(SEND_PATTERN, () => undefined);
        await contact.hold(CONTACT_HOLD_MS);
        await expect.poll(() => sent.length).toBe(1);
        await page.clock.runFor(EMAIL_ANSWER_MS - 1);
        await expect(button).toHaveText(t('button.sending'));
        await page.clock.runFor(1);
        await expect(toasts.getByText(noAnswer(t))).toHaveCount(1);
        await page.mouse.up();
        await expectNothingLost(page, contact, written, email);
      });
    });

    test('a message is sent once, however often and wherever the button is pressed', async ({
      page,
      context,
    }) => {
      const first = await openContactPage(page, language);
      const { t, fill, hold, button, sent } = first;

      await test.step('two presses of a double click send nothing, and a hold right after sends once', async () => {
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
        await expect(button).toHaveText(t('button.hold'));
      });

      await test.step('a second tab with the same form does not send it again', async () => {
        const written = writeAbout(crypto.randomUUID());
        const second = await context.newPage();
        const other = await openContactPage(second, language);
        await other.fill(written);
        await page.bringToFront();
        await fill(written);
        await hold(CONTACT_HOLD_MS);
        await expect(button).toHaveText(t('button.sent'));
        await page.mouse.up();
        expect(sent).toHaveLength(2);
        await second.bringToFront();
        await other.hold(CONTACT_HOLD_MS);
        await expect(other.toasts.getByText(t('failures.repeated'))).toHaveCount(1);
        await second.mouse.up();
        expect(other.sent).toEqual([]);
        await expectFields(second, written);
      });
    });

    test('where messages cannot be taken or storage is blocked, the form says so and leaves the mail', async ({
      page,
    }) => {
      await test.step('where nothing takes messages the form says so at once', async () => {
        await page.route(`**${address}`, async (route) => {
          const response = await route.fetch();
          const headers = Object.entries(response.headers()).filter(([name]) => name !== 'server-timing');
          await route.fulfill({ response, headers: Object.fromEntries(headers) });
        });
        await page.goto(address);
        const { t } = findContactPage(page, language);
        const alert = page
          .locator('main')
          .getByRole('alert')
          .filter({ hasText: t('fallback.unavailable') });
        await expect(alert).toBeVisible();
        await expect(page.locator(`main a[href="mailto:${email}"]`)).toBeVisible();
        await page.unroute(`**${address}`);
      });

      await test.step('blocked storage is said, loses nothing and leaves the mail', async () => {
        await blockStorage(page);
        const contact = await openContactPage(page, language);
        const { t, toasts } = contact;
        await expect(page.locator('form').getByText(t('fallback.unavailable'))).toHaveCount(0);
        await contact.fill(values);
        await contact.hold(CONTACT_HOLD_MS);
        const text = t('failures.other', { text: STORAGE_REFUSAL });
        await expect(toasts.getByText(text, { exact: true })).toHaveCount(1);
        await page.mouse.up();
        await expectNothingLost(page, contact, values, email);
      });
    });
  });
}
