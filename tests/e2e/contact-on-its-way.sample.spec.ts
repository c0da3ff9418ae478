import type { Page } from '@playwright/test';
import { CONTACT_HOLD_MS, EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { ContactValues } from '#src/features/contact/contact-fields.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { blockStorage, STORAGE_REPORT } from '../support/block-storage.ts';
import {
  type ContactPage,
  endToasts,
  expectFields,
  findContactPage,
  openContactPage,
  sampleValues,
  SEND_PATTERN,
  wakeContactPage,
} from '../support/contact-page.ts';
import { type Fault, type FaultySite, test, writeAnswer } from '../support/faulty-network.ts';
import { expect } from '../support/quiet-page.ts';
import { awaitIsland } from '../support/open-document.ts';
import { browserLocales } from '../support/site-content.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Wraps a fault so that it waits for `goOn`. */
function holdUp(fault: Fault): { fault: Fault; goOn: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    fault: async (crossing) => {
      await promise;
      await fault(crossing);
    },
    goOn: resolve,
  };
}

const arrive: Fault = async ({ socket, deliver }) => socket.end(await deliver());
const storeAndCut: Fault = async ({ socket, deliver }) => {
  await deliver();
  socket.destroy();
};
const storeAndHang: Fault = async ({ deliver }) => void (await deliver());
const refuse: Fault = ({ socket }) => socket.end(writeAnswer(500, ''));

/** Returns the number of tabs waiting for a message of another tab. */
function countWaiting(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
}

/** Removes browser features that the form uses. */
async function takeAway(page: Page, owner: 'navigator' | 'crypto', names: readonly string[]) {
  await page.addInitScript(
    ([from, gone]) => {
      const target = from === 'navigator' ? Navigator.prototype : Crypto.prototype;
      for (const name of gone) Object.defineProperty(target, name, { value: undefined });
    },
    [owner, names] as const,
  );
}

for (const language of languageCodes) {
  const other = language === 'en' ? 'ar' : 'en';

  /** Returns a unique message. */
  const writeAbout = (name: string): ContactValues => ({
    ...sampleValues[language],
    message: `${sampleValues[language].message} ${name}`,
  });

  const lineOf = (page: Page, text: string) =>
    page.locator('form').getByRole('status').filter({ hasText: text });

  /** Expects a toast, and a permanent message with a remedy if given. */
  async function expectOutcome(page: Page, { toasts }: ContactPage, said: string, remedy?: string) {
    await expect(toasts.getByText(said, { exact: true })).toHaveCount(1);
    await expect(lineOf(page, said)).toBeVisible();
    if (remedy !== undefined) await expect(lineOf(page, remedy)).toBeVisible();
  }

  async function settle(page: Page, contact: ContactPage) {
    await page.mouse.up();
    await endToasts(page, contact);
  }

  /** Holds the button without a fault; expects the message in the mailbox once. */
  async function expectSentOnce(
    page: Page,
    contact: ContactPage,
    site: FaultySite,
    { message }: ContactValues,
  ) {
    site.setFault();
    await contact.hold(CONTACT_HOLD_MS);
    await expect(contact.toasts.getByText(contact.t('toasts.sent'))).toHaveCount(1);
    await settle(page, contact);
    expect(await site.countArrived(message)).toBe(1);
  }

  /** Starts sending; returns once the request has left the browser. */
  async function beginToSend(page: Page, contact: ContactPage, site: FaultySite, fault: Fault) {
    site.setFault(fault);
    site.takeCrossings();
    await contact.hold(CONTACT_HOLD_MS);
    // The browser may retry by itself.
    await expect.poll(site.takeCrossings).toBeGreaterThan(0);
    await page.mouse.up();
  }
  const next = takeTurns(test, language);

  test.describe(`sending a message in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()(
      'a second tab waits for the end of what the first one sends, and tells the truth',
      async ({ page, context, site, expectFault }) => {
        test.slow();
        expectFault(/\/email\/send/);
        const first = await openContactPage(page, language);
        const second = await context.newPage();
        const waiting = await openContactPage(second, language);
        const { t } = first;

        /** Holds the button in the second tab while the first one sends. */
        const sendFromBoth = async (values: ContactValues, fault: Fault) => {
          const { fault: held, goOn } = holdUp(fault);
          await waiting.fill(values);
          await page.bringToFront();
          await first.fill(values);
          await beginToSend(page, first, site, held);
          await second.bringToFront();
          await waiting.hold(CONTACT_HOLD_MS);
          await expect(waiting.button).toHaveText(t('button.sending'));
          await second.mouse.up();
          // The button shows its state just before the tab requests the lock.
          await expect.poll(() => countWaiting(second)).toBe(1);
          goOn();
        };

        await test.step('the first is rejected: it was not sent, and can be sent from the second', async () => {
          const values = writeAbout('refused in the first tab');
          await sendFromBoth(values, refuse);
          await expectOutcome(second, waiting, t('failures.otherTab'), t('after.failed'));
          expect(site.takeCrossings()).toBe(0);
          expect(await site.countArrived(values.message)).toBe(0);
          await settle(second, waiting);
          await expectSentOnce(second, waiting, site, values);
          await page.bringToFront();
          await first.hold(CONTACT_HOLD_MS);
          await expectOutcome(page, first, t('failures.repeated'));
          await settle(page, first);
          expect(await site.countArrived(values.message)).toBe(1);
        });

        await test.step('the first is answered: it has already arrived', async () => {
          const values = writeAbout('sent in the first tab');
          await sendFromBoth(values, arrive);
          await expectOutcome(second, waiting, t('failures.repeated'));
          await expectFields(second, values);
          await settle(second, waiting);
          expect(await site.countArrived(values.message)).toBe(1);
        });

        await test.step('the first is cut off: it may have arrived, and retrying is safe', async () => {
          const values = writeAbout('cut off in the first tab');
          await sendFromBoth(values, storeAndCut);
          await expectOutcome(second, waiting, t('failures.noAnswer'), t('after.unknown'));
          await settle(second, waiting);
          await expectSentOnce(second, waiting, site, values);
        });

        await test.step('a third tab knows the result after the others are closed', async () => {
          const values = writeAbout('sent in a closed tab');
          await waiting.fill(values);
          await expectSentOnce(second, waiting, site, values);
          await second.close();
          const third = await context.newPage();
          const last = await openContactPage(third, language);
          await last.fill(values);
          await last.hold(CONTACT_HOLD_MS);
          await expectOutcome(third, last, t('failures.repeated'));
          expect(await site.countArrived(values.message)).toBe(1);
        });
      },
    );

    next()(
      'the end of what another tab had does not replace the answer to what was sent since',
      async ({ page, context, site, expectFault }) => {
        expectFault(/\/email\/send/);
        const first = await openContactPage(page, language);
        const values = writeAbout('in both tabs');
        const { fault, goOn } = holdUp(refuse);
        await first.fill(values);
        await beginToSend(page, first, site, fault);
        const second = await context.newPage();
        // A duplicated tab has the draft of the original.
        await second.addInitScript(
          (draft) => sessionStorage.setItem('site.contact', draft),
          JSON.stringify({ values, query: '' }),
        );
        const copy = await openContactPage(second, language);
        await expect.poll(() => countWaiting(second)).toBe(1);
        const next = writeAbout('written in the copy');
        await copy.fill(next);
        await expectSentOnce(second, copy, site, next);
        goOn();
        await expect.poll(() => countWaiting(second)).toBe(0);
        await second.clock.runFor(CONTACT_HOLD_MS);
        await expect(lineOf(second, copy.t('failures.otherTab'))).toHaveCount(0);
        await expect(copy.toasts.getByText(copy.t('failures.otherTab'))).toHaveCount(0);
      },
    );

    next()(
      'a page that is left while it sends says on return that the message may have arrived',
      async ({ page, site, expectFault }) => {
        test.slow();
        expectFault(/\/email\/send/);
        const contact = await openContactPage(page, language);
        const { t } = contact;

        const expectNews = async (values: ContactValues, shown: ContactPage) => {
          await wakeContactPage(page);
          await expectOutcome(page, shown, shown.t('failures.pageLeft'), shown.t('after.unknown'));
          await expectFields(page, values);
          await settle(page, shown);
          await expectSentOnce(page, shown, site, values);
        };

        await test.step('a reload after it was stored', async () => {
          const values = writeAbout('reloaded');
          await contact.fill(values);
          await beginToSend(page, contact, site, storeAndHang);
          await page.reload();
          await expectNews(values, contact);
        });

        await test.step('a reload before it was stored', async () => {
          const values = writeAbout('reloaded early');
          await contact.fill(values);
          await beginToSend(page, contact, site, () => undefined);
          await page.reload();
          expect(await site.countArrived(values.message)).toBe(0);
          await expectNews(values, contact);
        });

        await test.step('another page, and the way back', async () => {
          const values = writeAbout('left and came back');
          await contact.fill(values);
          await beginToSend(page, contact, site, storeAndHang);
          await page
            .getByRole('contentinfo')
            .locator(`a[href="${addressOf('about', language)}"]`)
            .first()
            .click();
          await expect(page).toHaveURL(addressOf('about', language));
          await page.goBack();
          await expectNews(values, contact);
        });

        await test.step('no answer, and then a reload', async () => {
          const values = writeAbout('unanswered');
          await contact.fill(values);
          await beginToSend(page, contact, site, storeAndCut);
          await expectOutcome(page, contact, t('failures.noAnswer'), t('after.unknown'));
          await settle(page, contact);
          await page.reload();
          await wakeContactPage(page);
          await expectOutcome(page, contact, t('failures.noAnswer'), t('after.unknown'));
          await settle(page, contact);
          site.setFault(refuse);
          await contact.hold(CONTACT_HOLD_MS);
          await expect(
            lineOf(page, t('after.unknown')),
            'a refusal says nothing of the first try',
          ).toBeVisible();
          await settle(page, contact);
          await expectSentOnce(page, contact, site, values);
        });

        await test.step('a change of language', async () => {
          const values = writeAbout('another language');
          await contact.fill(values);
          await beginToSend(page, contact, site, storeAndHang);
          await page.getByRole('banner').locator('a[hreflang]:visible').first().click();
          await page.waitForURL(addressOf('contact', other));
          await expectNews(values, findContactPage(page, other));
        });
      },
    );

    next()(
      'an answer that comes too late is heard: pressed again, nothing is sent twice',
      async ({ page, site }) => {
        const contact = await openContactPage(page, language);
        const { t } = contact;
        const values = writeAbout('answered after 18 s');
        const { fault, goOn } = holdUp(arrive);
        await contact.fill(values);
        await beginToSend(page, contact, site, fault);
        await page.clock.runFor(EMAIL_ANSWER_MS);
        await expectOutcome(page, contact, t('failures.noAnswer'), t('after.unknown'));
        const answered = page.waitForResponse(SEND_PATTERN);
        await page.clock.runFor(3000);
        goOn();
        await (await answered).finished();
        await settle(page, contact);
        site.takeCrossings();
        await contact.hold(CONTACT_HOLD_MS);
        await expectOutcome(page, contact, t('failures.repeated'));
        expect(site.takeCrossings()).toBe(0);
        expect(await site.countArrived(values.message)).toBe(1);
      },
    );

    next()('storage is a help, never a condition', async ({ page, context, site, expectFault }) => {
      test.slow();
      expectFault(/\/email\/send/);
      // Unreadable storage is logged (behavior §8).
      expectFault(STORAGE_REPORT);

      await test.step('without storage, locks and cryptography the form sends, and a retry is safe', async () => {
        await blockStorage(page);
        await takeAway(page, 'navigator', ['locks']);
        await takeAway(page, 'crypto', ['subtle', 'randomUUID']);
        const contact = await openContactPage(page, language);
        const values = writeAbout('blocked storage');
        await contact.fill(values);
        await contact.hold(CONTACT_HOLD_MS);
        await expect(contact.toasts.getByText(contact.t('toasts.sent'))).toHaveCount(1);
        await settle(page, contact);
        expect(await site.countArrived(values.message)).toBe(1);
        const second = writeAbout('blocked storage, cut off');
        await contact.fill(second);
        await beginToSend(page, contact, site, storeAndCut);
        await expectOutcome(page, contact, contact.t('failures.noAnswer'), contact.t('after.unknown'));
        await settle(page, contact);
        await expectSentOnce(page, contact, site, second);
      });

      await test.step('with full storage a reload still knows the message in progress', async () => {
        const tab = await context.newPage();
        await tab.addInitScript(() => {
          localStorage.setItem = () => {
            throw new DOMException('Full.', 'QuotaExceededError');
          };
        });
        const contact = await openContactPage(tab, language);
        const values = writeAbout('full storage');
        await contact.fill(values);
        await beginToSend(tab, contact, site, storeAndHang);
        await tab.reload();
        await wakeContactPage(tab);
        await expectOutcome(tab, contact, contact.t('failures.pageLeft'), contact.t('after.unknown'));
        await settle(tab, contact);
        await expectSentOnce(tab, contact, site, values);
        await tab.close();
      });

      await test.step('without locks a second tab reads the record of the first one', async () => {
        const [one, two] = [await context.newPage(), await context.newPage()];
        for (const tab of [one, two]) await takeAway(tab, 'navigator', ['locks']);
        const values = writeAbout('no locks');
        const { fault, goOn } = holdUp(refuse);
        const second = await openContactPage(two, language);
        await second.fill(values);
        await one.bringToFront();
        const first = await openContactPage(one, language);
        await first.fill(values);
        await beginToSend(one, first, site, fault);
        await two.bringToFront();
        await second.hold(CONTACT_HOLD_MS);
        await expect(second.button).toHaveText(second.t('button.sending'));
        await two.mouse.up();
        goOn();
        await expectOutcome(two, second, second.t('failures.otherTab'), second.t('after.failed'));
        await settle(two, second);
        await expectSentOnce(two, second, site, values);
      });
    });

    next()(
      'what never left the browser is known, and what may have left it is not',
      async ({ page, context, site, expectFault }) => {
        expectFault(/net::ERR/);
        const contact = await openContactPage(page, language);
        const { t, toasts } = contact;
        const values = writeAbout('left the browser');
        await contact.fill(values);

        await test.step('the client of the service cannot be fetched: the message was not sent', async () => {
          const scripts = /\/assets\/[^/]+\.js$/;
          await page.route(scripts, (route) => route.abort('failed'));
          await contact.hold(CONTACT_HOLD_MS);
          await expect(lineOf(page, t('after.failed'))).toBeVisible();
          await settle(page, contact);
          await page.unroute(scripts);
        });

        for (const code of ['aborted', 'namenotresolved', 'connectionrefused', 'blockedbyclient'] as const) {
          await test.step(`${code}: the result is unknown`, async () => {
            await page.route(SEND_PATTERN, (route) => route.abort(code));
            await contact.hold(CONTACT_HOLD_MS);
            await expectOutcome(page, contact, t('failures.noAnswer'), t('after.unknown'));
            await settle(page, contact);
            await page.unroute(SEND_PATTERN);
          });
        }

        await test.step('offline the result is unknown, online it is sent', async () => {
          await context.setOffline(true);
          await contact.hold(CONTACT_HOLD_MS);
          await expect(toasts.getByText(t('failures.noAnswer'))).toHaveCount(1);
          await settle(page, contact);
          expect(await site.countArrived(values.message)).toBe(0);
          await context.setOffline(false);
          await expectSentOnce(page, contact, site, values);
        });
      },
    );

    next()(
      'without a receiver, a notice is above the first field, causes no layout shift and keeps the mail link',
      async ({ page }) => {
        // Cache the fonts of the second document before it is drawn.
        await page.goto(addressOf('contact', language));
        await page.addInitScript(() => {
          Object.defineProperty(PerformanceNavigationTiming.prototype, 'serverTiming', { value: [] });
        });
        const { t, button, field } = findContactPage(page, language);
        const note = page.locator('main [role=note]').filter({ hasText: t('fallback.unavailable') });
        // This site has a mailbox: the notice is in the document but hidden.
        await expect(note).toBeHidden();
        await expect(button).toHaveAccessibleDescription(`${t('button.reply')} ${t('button.hint')}`);
        await page.reload();
        await watchShifts(page);
        await expect(note).toBeVisible();
        await expect(note.getByRole('link')).toBeVisible();
        const end = await note.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(end).toBeLessThan(
          await field('firstName').evaluate((each) => each.getBoundingClientRect().top),
        );
        await expect(page.getByText(t('button.hint'))).toBeHidden();
        await expect(button).toHaveAccessibleDescription(t('fallback.unavailable'));
        await page.locator('form').dispatchEvent('pointerover');
        await awaitIsland(page, 'contact');
        await expect(note).toBeVisible();
        expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      },
    );
  });
}
