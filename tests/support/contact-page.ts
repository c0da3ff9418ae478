import { expect, type Locator, type Page } from '@playwright/test';
import { buildRecord } from '#src/config/build-record.ts';
import { TOAST_MS } from '#src/config/constants.ts';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { type ContactValues, type FieldName, fieldNames } from '#src/features/contact/contact-fields.ts';
import type { Translate } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { contactServices } from '#src/routing/service-pages.ts';
import { awaitIsland, awaitReady, uncover } from './open-document.ts';
import { readContactWords } from './site-content.ts';

/** Endpoint of the e-mail service on the site's origin. */
export const SEND_PATTERN = '**/api/v1.0/email/send';

/** Returns the wanted service if the form offers it, else another one. */
const chooseService = (wanted: string) =>
  contactServices.find((service) => service === wanted) ?? contactServices[0] ?? '';

const latinValues: ContactValues = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@windpark.example',
  company: 'Windpark One',
  industry: 'renewable-energy',
  service: chooseService('infrastructure'),
  message: 'We build 48 turbines near Sweetwater and need a network by May.',
};

const arabicValues: ContactValues = {
  firstName: 'دانة',
  lastName: 'الشمري',
  email: 'dana@windpark.example',
  company: 'شركة رياح الشمال',
  industry: 'renewable-energy',
  service: chooseService('it-consultancy'),
  message: 'نبني مزرعة رياح من 48 توربينًا قرب الجوف، ونحتاج إلى شبكة قبل شهر مايو.',
};

/** Valid form values for each language. */
export const sampleValues = buildRecord(languageCodes, (language) =>
  languages[language].script === 'arabic' ? arabicValues : latinValues,
);

/** The contact page in one language. */
export type ContactPage = {
  t: Translate<'contact'>;
  field: (name: FieldName) => Locator;
  fault: (name: FieldName) => Locator;
  button: Locator;
  fields: Locator;
  /** The toast region. */
  toasts: Locator;
  /** Bodies of sent messages. */
  sent: unknown[];
  fill: (values: ContactValues) => Promise<void>;
  /** Presses the button with the mouse for a time, ms. */
  hold: (ms: number) => Promise<void>;
};

/** Locates the parts of the current contact page. */
export function findContactPage(page: Page, language: Language): ContactPage {
  const t = readContactWords(language);
  const button = page.locator('button[type=submit]');
  const field = (name: FieldName) => page.locator(`#contact-${name}`);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send'))
      sent.push(request.postDataJSON());
  });
  return {
    t,
    field,
    fault: (name) => page.locator(`#contact-${name}-fault`),
    button,
    fields: page.locator('form fieldset'),
    toasts: page.locator('body > [data-floating]').getByRole('region', { name: t('toasts.region') }),
    sent,
    fill: async ({ industry, service, ...texts }) => {
      for (const name of ['firstName', 'lastName', 'email', 'company', 'message'] as const) {
        await field(name).fill(texts[name]);
      }
      await field('industry').selectOption(industry);
      await field('service').selectOption(service);
    },
    hold: async (ms) => {
      await button.hover();
      await page.mouse.down();
      await page.clock.runFor(ms);
    },
  };
}

/** Opens the contact page with a stopped clock. */
export async function openContactPage(page: Page, language: Language, query = ''): Promise<ContactPage> {
  const contact = findContactPage(page, language);
  await page.clock.install();
  await page.goto(addressOf('contact', language) + query);
  await wakeContactPage(page);
  return contact;
}

/** Brings the form near and waits until it is hydrated. */
export async function wakeContactPage(page: Page) {
  await awaitReady(page);
  await uncover(page);
  await page.locator('form').dispatchEvent('pointerover');
  await awaitIsland(page, 'contact');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Waits until the form has exactly these values. */
export async function expectFields(page: Page, values: ContactValues) {
  const fields = page.locator('form [required]');
  const readFields = () =>
    fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ name, value }) => [name, value]));
  await expect.poll(readFields).toEqual(fieldNames.map((name) => [name, values[name]]));
}

/** Advances the clock until every toast is gone; a new toast starts its time at the next frame. */
export async function endToasts(page: Page, { toasts }: ContactPage) {
  const countAfterALife = async () => {
    await page.clock.runFor(TOAST_MS.error);
    return toasts.locator('[data-part=root]').count();
  };
  await expect.poll(countAfterALife).toBe(0);
}
