import type { Page } from '@playwright/test';
import type { Language } from '#src/config/languages.ts';
import { findConsent } from '../support/consent-corner.ts';
import { findContactPage, sampleValues, SEND_PATTERN } from '../support/contact-page.ts';
import { findBarSearch, findSearch } from '../support/search-page.ts';
import { readWords } from '../support/site-content.ts';
import type { PageId } from '#src/routing/routes.ts';

/** Something that a page shows only after an action or with a setting. */
export type State = {
  name: string;
  page: PageId;
  /** Captures the whole page instead of the window. */
  isWhole?: true;
  /** Setting of the browser or system before the page opens. */
  given?: 'no-consent' | 'no-scripts' | 'forced-colors' | 'print';
  reach?: (page: Page, language: Language) => Promise<void>;
};

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function openMenu(page: Page, language: Language): Promise<void> {
  const { t } = readWords(language);
  const name = isNarrow(page) ? t('navigation.openMenu') : readWords(language).pages.services.menu;
  await page.getByRole('banner').getByRole('button', { name }).first().click();
  if (isNarrow(page)) await page.getByRole('dialog').waitFor();
}

async function search(page: Page, language: Language, words: string): Promise<void> {
  if (isNarrow(page)) await openMenu(page, language);
  const part = isNarrow(page)
    ? findSearch(page.getByRole('dialog'), language)
    : findBarSearch(page, language);
  await part.field.fill(words);
  await part.status.filter({ hasText: /./ }).waitFor({ state: 'attached' });
}

async function send(page: Page, language: Language): Promise<void> {
  const { fill, button } = findContactPage(page, language);
  await fill(sampleValues[language]);
  await button.click({ delay: HOLD_MS });
}

/** Longer than the form's button must be held (behavior §9). */
const HOLD_MS = 3500;

const answerWith = (status: number) => async (page: Page, language: Language) => {
  await page.route(SEND_PATTERN, (route) => route.fulfill({ status, body: 'Answered' }));
  await send(page, language);
  await page.locator('body > [data-floating]').getByRole('region').locator('> *').first().waitFor();
};

/** The captured states of the site. */
export const states: readonly State[] = [
  { name: 'consent-banner', page: 'about', given: 'no-consent' },
  {
    name: 'consent-settings',
    page: 'about',
    given: 'no-consent',
    reach: async (page, language) => {
      const { banner, button, settings } = findConsent(page, language);
      await banner.waitFor();
      await button('customize').click();
      await settings.waitFor();
    },
  },
  { name: 'menu', page: 'home', reach: openMenu },
  { name: 'search', page: 'about', reach: (page, language) => search(page, language, 'VSAT') },
  {
    name: 'search-without-results',
    page: 'about',
    reach: (page, language) => search(page, language, 'qqqq'),
  },
  {
    name: 'form-with-faults',
    page: 'contact',
    isWhole: true,
    reach: async (page, language) => findContactPage(page, language).button.click({ delay: HOLD_MS }),
  },
  {
    name: 'form-sending',
    page: 'contact',
    reach: async (page, language) => {
      await page.route(SEND_PATTERN, () => undefined);
      await send(page, language);
    },
  },
  { name: 'form-sent', page: 'contact', reach: answerWith(200) },
  { name: 'form-refused', page: 'contact', reach: answerWith(400) },
  { name: 'without-scripts', page: 'home', isWhole: true, given: 'no-scripts' },
  { name: 'forced-colors', page: 'home', isWhole: true, given: 'forced-colors' },
  { name: 'print', page: 'services-sla', isWhole: true, given: 'print' },
];
