import { expect, test as base } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { decideConsent } from './decide-consent.ts';
import { watchContext } from './watch-context.ts';

type QuietFixtures = {
  /** Whether the visitor has already declined consent; if false, the banner appears. */
  consentDecided: boolean;
  /** Whether motion is on in every language; if false, every second language uses reduced motion. */
  movesAlways: boolean;
  /** Declares an expected error. A declared error that does not occur fails the test. */
  expectFault: (pattern: RegExp) => void;
  /** Patterns declared by the test. */
  declaredFaults: RegExp[];
};

/** The browser test of this project: it fails on every undeclared error that `watchContext` collects. */
export const test = base.extend<QuietFixtures>({
  consentDecided: [true, { option: true }],
  movesAlways: [false, { option: true }],
  declaredFaults: async ({}, use) => {
    await use([]);
  },
  expectFault: async ({ declaredFaults }, use) => {
    await use((pattern) => declaredFaults.push(pattern));
  },
  context: async ({ context, baseURL, consentDecided, declaredFaults }, use) => {
    const listFaults = await watchContext(context, new URL(baseURL ?? '').origin);
    if (consentDecided) await decideConsent(context);
    await use(context);
    const faults = listFaults();
    const missing = declaredFaults.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
    const undeclared = faults.filter((fault) => !declaredFaults.some((pattern) => pattern.test(fault)));
    expect(undeclared, 'faults of the page').toEqual([]);
    expect(missing.map(String), 'declared faults that did not happen').toEqual([]);
  },
  page: async ({ page, locale, movesAlways }, use) => {
    const turn = languageCodes.findIndex((code) => locale?.startsWith(code));
    if (!movesAlways && turn % 2 === 1) await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});

export { expect };
