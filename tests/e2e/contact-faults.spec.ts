import { type Page, test as runner } from '@playwright/test';
import { CONTACT_HOLD_MS, EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { type ContactValues, emptyValues } from '#src/features/contact/contact-fields.ts';
import {
  type ContactPage,
  endToasts,
  expectFields,
  openContactPage,
  sampleValues,
} from '../support/contact-page.ts';
import { type FaultySite, test } from '../support/faulty-network.ts';
import { expect } from '../support/quiet-page.ts';
import {
  brokenConnections,
  type MessageFault,
  oddAnswers,
  refusals,
  slowNetworks,
} from '../support/message-faults.ts';
import { browserLocales, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const remedies = { failed: 'after.failed', unknown: 'after.unknown', sent: 'after.sent' } as const;

/** Each attempt is announced once to listeners for outcomes. */
const tag = 'contact';

/** Records the outcomes that the page announces. */
async function listenToOutcomes(page: Page) {
  await page.evaluate(() => {
    Reflect.set(window, 'outcomes', []);
    addEventListener('site:form-answered', (event) => {
      const heard: unknown = Reflect.get(window, 'outcomes');
      if (Array.isArray(heard) && event instanceof CustomEvent) heard.push(event.detail);
    });
  });
}

/** Returns and clears the outcomes announced so far. */
function takeOutcomes(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => {
    const heard: unknown = Reflect.get(window, 'outcomes');
    return Array.isArray(heard) ? heard.splice(0) : heard;
  });
}

for (const language of languageCodes) {
  const { email } = readWords(language).shell.company;

  /** Waits until the form times out without an answer. */
  async function giveUp(page: Page, { t, button }: ContactPage) {
    await page.clock.runFor(EMAIL_ANSWER_MS - 1);
    await expect(button).toHaveText(t('button.sending'));
    await page.clock.runFor(1);
  }

  /** Waits until every toast is gone and the button is enabled. */
  async function settle(page: Page, contact: ContactPage) {
    await page.mouse.up();
    await endToasts(page, contact);
    await expect(contact.button).toHaveText(contact.t('button.hold'));
  }

  /** Expects all typed values to remain, also in the mail link. */
  async function expectNothingLost(page: Page, { t, fields }: ContactPage, values: ContactValues) {
    await expect(fields).toBeEnabled();
    await expectFields(page, values);
    const link = page
      .locator('form')
      .getByRole('status')
      .getByRole('link', { name: t('after.mail'), exact: true });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.protocol + href.pathname).toBe(`mailto:${email}`);
    expect(href.searchParams.get('body')).toContain(values.message);
  }

  /** Sends a unique message through a fault, then without it. Returns the results as words. */
  async function tryFault(
    page: Page,
    contact: ContactPage,
    site: FaultySite,
    each: MessageFault,
  ): Promise<string> {
    const { t, toasts, fill, hold } = contact;
    const { name, fault, hasArrived, outcome, reason, isSilent = false } = each;
    const line = page
      .locator('form')
      .getByRole('status')
      .filter({ hasText: t(remedies[outcome]) });
    const values = { ...sampleValues[language], message: `${sampleValues[language].message} ${name}` };
    await fill(values);
    site.setFault(fault);
    site.takeCrossings();
    await hold(CONTACT_HOLD_MS);
    if (isSilent) {
      await expect.poll(site.takeCrossings).toBe(1);
      await expect.poll(() => site.countArrived(values.message)).toBe(hasArrived ? 1 : 0);
      await giveUp(page, contact);
    }
    const said = outcome === 'sent' ? t('toasts.sent') : reason(t);
    await expect(toasts.getByText(said, { exact: true })).toHaveCount(1);
    await expect(line).toBeVisible();
    const arrived = await site.countArrived(values.message);
    expect(arrived, 'messages in the mailbox').toBe(hasArrived ? 1 : 0);
    expect(await takeOutcomes(page)).toEqual([{ tag, success: outcome === 'sent' }]);
    await settle(page, contact);
    const row = `| ${name} | ${arrived} | ${said} – ${await line.locator('p').first().innerText()}`;
    if (outcome === 'sent') {
      await expectFields(page, emptyValues);
      return `${row} | – |`;
    }
    await expectNothingLost(page, contact, values);
    site.setFault();
    await hold(CONTACT_HOLD_MS);
    await expect(toasts.getByText(t('toasts.sent'), { exact: true })).toHaveCount(1);
    const inAll = await site.countArrived(values.message);
    expect(inAll, 'messages in the mailbox after the retry').toBe(1);
    expect(await takeOutcomes(page)).toEqual([{ tag, success: true }]);
    await settle(page, contact);
    return `${row} ${t(remedies[outcome])} | ${inAll} |`;
  }

  const groups = {
    'slow networks': slowNetworks,
    'connections that break': brokenConnections,
    'odd answers': oddAnswers,
    refusals,
  };
  const next = takeTurns(test, language);

  test.describe(`messages about sending in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    for (const [group, faults] of Object.entries(groups)) {
      next()(
        `${group}: the message shown is true, nothing is lost, and finally it has arrived once`,
        async ({ page, site, expectFault }) => {
          test.slow();
          if (faults.some(({ outcome }) => outcome !== 'sent')) expectFault(/\/email\/send/);
          const rows: string[] = [];
          const contact = await openContactPage(page, language);
          await listenToOutcomes(page);
          for (const each of faults) {
            await test.step(each.name, async () => {
              rows.push(await tryFault(page, contact, site, each));
            });
          }
          await runner.info().attach('what came of it', {
            body: ['| fault | arrived | told | arrived after the retry |', '|---|---|---|---|', ...rows].join(
              '\n',
            ),
            contentType: 'text/markdown',
          });
        },
      );
    }
  });
}
