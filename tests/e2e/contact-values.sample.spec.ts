import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { CONTACT_HOLD_MS, CONTACT_SENT_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { type ContactValues, fieldNames, trimValue } from '#src/features/contact/contact-fields.ts';
import { findFaults } from '#src/features/contact/find-faults.ts';
import { describeFault } from '#src/features/contact/form-messages.ts';
import { type ContactPage, openContactPage, sampleValues } from '../support/contact-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { isTurnOf } from '../support/take-turns.ts';

/** The text fields. Each form of a run has generated values in all of them. */
const written = ['firstName', 'lastName', 'email', 'company', 'message'] as const;
type WrittenName = (typeof written)[number];
type WrittenValues = Record<WrittenName, string>;
const FORMS = 60;
const SEED = 20_250_227;

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '<script>alert(document.domain)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{company}} ${7*7} %0d%0aBcc: x@y.example',
    '\u202Egnp.exe\u202C بعد',
    '\u2066\u200F،٠١٢٣٤٥٦٧٨٩\u2069 ميغاواط',
    'مؤسسة «الرياح» ٢٠٢٦',
    '\uD83C alone \uDF2C',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} family',
    '  blanks around  ',
    '\u00a0\u2003',
    'long '.repeat(3000),
  ),
);
const forms: fc.Arbitrary<WrittenValues> = fc.record({
  firstName: text,
  lastName: text,
  email: fc.oneof(
    { weight: 4, arbitrary: fc.emailAddress() },
    { weight: 2, arbitrary: text.map((part) => `${part.replace(/[\s@]/gu, '')}x@site.example`) },
    { weight: 1, arbitrary: text },
  ),
  company: text,
  message: fc.oneof(
    text.map((part) => `${part} — and what else there is to say`),
    text,
  ),
});

/** Types values into the fields, character by character. Returns what the fields then contain. */
async function writeValues(page: Page, values: WrittenValues): Promise<WrittenValues> {
  // Lone surrogates cannot be passed to the page and back as text, so code units are passed.
  const codes = written.map((name) => [name, [...values[name]].length, toUnits(values[name])] as const);
  const held = await page.evaluate(
    (entries) =>
      entries.map(([name, , units]) => {
        const field = document.getElementById(`contact-${name}`);
        if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return [];
        const chunk = 8192;
        let value = '';
        for (let at = 0; at < units.length; at += chunk) {
          value += String.fromCharCode(...units.slice(at, at + chunk));
        }
        field.value = value;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        return [...Array(field.value.length).keys()].map((at) => field.value.charCodeAt(at));
      }),
    codes,
  );
  const read = (name: WrittenName) => {
    const units = held[written.indexOf(name)] ?? [];
    return units.map((unit) => String.fromCharCode(unit)).join('');
  };
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    company: read('company'),
    message: read('message'),
  };
}

function toUnits(value: string): number[] {
  return [...Array(value.length).keys()].map((at) => value.charCodeAt(at));
}

/** Returns the values that must arrive. */
function describeSent({ firstName, lastName, email, company, message }: WrittenValues) {
  return {
    from_name: `${trimValue('firstName', firstName)} ${trimValue('lastName', lastName)}`,
    from_email: trimValue('email', email),
    reply_to: trimValue('email', email),
    company: trimValue('company', company),
    message: trimValue('message', message),
  };
}

/** Presses the button like assistive technology, and waits for the countdown. */
async function countDown(page: Page, { button }: ContactPage): Promise<void> {
  await button.dispatchEvent('click');
  await page.clock.runFor(CONTACT_HOLD_MS);
}

/** Expects each invalid field to show its error, and no other error. */
async function expectFaults(page: Page, { t }: ContactPage, values: ContactValues): Promise<boolean> {
  const faults = findFaults(values);
  const expected = fieldNames.flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [[`contact-${name}-fault`, describeFault(t, name, fault)]];
  });
  const shown = page.locator('form [id$=-fault]');
  await expect
    .poll(() => shown.evaluateAll((all) => all.map(({ id, textContent }) => [id, textContent.trim()])))
    .toEqual(expected);
  return expected.length > 0;
}

test.describe.configure({ timeout: 300_000 });

const generated = fc.sample(forms, { numRuns: FORMS, seed: SEED });

for (const language of languageCodes) {
  const own = generated.filter((_values, place) => isTurnOf(language, place));

  test(`${own.length} generated forms in ${language} arrive as the fields contain them, or are rejected`, async ({
    page,
  }) => {
    const contact = await openContactPage(page, language);
    const { industry, service } = sampleValues[language];
    const choose = async () => {
      await contact.field('industry').selectOption(industry);
      await contact.field('service').selectOption(service);
    };
    let arrived = 0;
    await choose();
    for (const values of own) {
      const held = await writeValues(page, values);
      await countDown(page, contact);
      if (await expectFaults(page, contact, { ...held, industry, service })) {
        expect(contact.sent).toHaveLength(arrived);
        continue;
      }
      await expect(contact.button).toHaveText(contact.t('button.sent'));
      arrived += 1;
      expect(contact.sent).toHaveLength(arrived);
      expect(contact.sent.at(-1)).toMatchObject({
        template_params: { ...describeSent(held), industry, service },
      });
      await page.clock.runFor(CONTACT_SENT_MS);
      await expect(contact.button).toHaveText(contact.t('button.hold'));
      // A sent form is cleared.
      await choose();
    }
    expect(arrived).toBeGreaterThan(own.length / 4);
    expect(arrived).toBeLessThan(own.length);
  });
}

test('invisible marks are never sent', async ({ page }) => {
  const contact = await openContactPage(page, 'en', '?service=analytics#place=Sweetwater');
  const { t, field, fault, fill, button, sent } = contact;
  await expect(field('message')).toHaveValue(/Sweetwater/);
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  await fill({
    ...sampleValues.en,
    firstName: '\u202BAda\u202C',
    lastName: 'می\u200Cخواهم\u200F',
    email: '\u202Aada@exam\u00ADple.com\u200F',
    message: `\uFEFF${sampleValues.en.message} ${family}\u2060`,
  });
  await countDown(page, contact);
  await expect(button).toHaveText(t('button.sent'));
  expect(sent[0]).toMatchObject({
    template_params: {
      from_name: 'Ada می\u200Cخواهم',
      from_email: 'ada@example.com',
      reply_to: 'ada@example.com',
      message: `${sampleValues.en.message} ${family}`,
    },
  });
  await expect(page, 'a form that was sent is empty when it is loaded anew').toHaveURL(/\/contact$/);
  await page.clock.runFor(CONTACT_SENT_MS);
  for (const address of ['ada@example.com،', 'ada@example.com؛', 'ada@example.com؟', 'ada@example.com,']) {
    await field('email').fill('');
    await field('email').pressSequentially(address);
    await field('email').blur();
    await expect(fault('email'), address).toHaveText(t('faults.emailForm'));
  }
});
