import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#src/config/languages.ts';
import { CONSENT_KEY, serializeConsent } from '#src/features/consent/stored-consent.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { describeMissingReader } from '../../scripts/find-screen-reader.ts';
import { sampleValues } from '../support/contact-page.ts';
import { readContactWords } from '../support/site-content.ts';
import { openScreenWindow, type ScreenWindow } from './screen-window.ts';
import { serveWatchedBuild } from './watched-build.ts';

/** Timeout of a test, ms. */
const MAX_TEST_MS = 120_000;
const patience = { timeout: 30_000, interval: 100 };
const declined = { necessary: true, analytics: false, marketing: false, preferences: false } as const;

it('the screen reader interface is on this machine', () => {
  expect(describeMissingReader()).toBeNull();
});

/** Declares tests that press like a screen reader. Linux only: other systems have another interface. */
function describeScreenReader() {
  if (process.platform !== 'linux' || describeMissingReader() !== null) return;

  describe('a screen reader', { timeout: MAX_TEST_MS }, () => {
    let site: Awaited<ReturnType<typeof serveWatchedBuild>>;
    let window: ScreenWindow;

    beforeAll(async () => {
      site = await serveWatchedBuild();
      window = await openScreenWindow();
      await window.page.evaluateOnNewDocument(
        (key, value) => {
          localStorage.setItem(key, value);
          // Remove the previous test's draft.
          sessionStorage.clear();
        },
        CONSENT_KEY,
        serializeConsent(declined),
      );
    }, MAX_TEST_MS);

    afterAll(async () => {
      await window.close();
      await site.close();
    });

    const readLabel = () =>
      window.page.evaluate(() => document.querySelector('form button[type=submit]')?.textContent ?? '');

    async function openFilled(language: (typeof languageCodes)[number]) {
      const { page } = window;
      await page.goto(new URL(addressOf('contact', language), site.url).href);
      for (const [name, value] of Object.entries(sampleValues[language])) {
        const field = await page.waitForSelector(`#contact-${name}`);
        const kind = await field?.evaluate((element) => element.localName);
        if (kind === 'select') await page.select(`#contact-${name}`, value);
        else await field?.type(value);
      }
    }

    for (const language of languageCodes) {
      const t = readContactWords(language);

      it(`sends the message in ${language} with one press, and the result is announced`, async () => {
        await openFilled(language);
        await window.press(t('button.hold'));
        await expect.poll(readLabel, patience).toBe(t('button.sent'));
        const said = await window.page.evaluate(() => document.querySelector('form')?.textContent);
        expect(said).toContain(t('after.sent'));
      });

      it(`cancels it in ${language} with a second press`, async () => {
        await openFilled(language);
        await window.press(t('button.hold'));
        await window.press(...[3, 2, 1].map((count) => t('button.countdown', { count })));
        await expect.poll(readLabel, patience).toBe(t('button.hold'));
      });
    }
  });
}

describeScreenReader();
