import type { Page } from '@playwright/test';
import { CONTACT_HOLD_MS, COPIED_NOTICE_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import {
  expectFields,
  findContactPage,
  sampleValues,
  SEND_PATTERN,
  wakeContactPage,
} from '../support/contact-page.ts';
import { awaitIsland, openDocument, uncover } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Wraps every text of the page in an element, as browser translation does. */
function translate(page: Page) {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker;
      const isOther =
        node.parentElement?.closest('script, style, textarea, option, translated-text') !== null;
      if (node instanceof Text && !isOther) texts.push(node);
    }
    for (const text of texts) {
      const font = document.createElement('translated-text');
      font.append(text.data);
      text.replaceWith(font);
    }
    document.documentElement.lang = 'fr';
  });
}

/** Holds back scheduled script tasks, as input does in a busy browser. */
function holdTasks() {
  MessagePort.prototype.postMessage = () => undefined;
}

/** The values of an empty form. */
const blank = { firstName: '', lastName: '', email: '', company: '', industry: '', service: '', message: '' };

/** Changes that extensions and networks make to a document before its script runs. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'an element behind a field': (page) =>
    page.evaluate(() => document.getElementById('contact-email')?.after(document.createElement('div'))),
  'elements, attributes and styles everywhere': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
        field.dataset['manager'] = 'on';
        field.style.backgroundImage = 'none';
        field.after(document.createElement('password-button'));
        field.before(document.createElement('span'));
      }
      for (const part of document.querySelectorAll('html, head, body, #root, header, form, main, footer')) {
        part.prepend(document.createElement('style'));
        part.append(document.createElement('div'));
        part.setAttribute('data-extension', '');
      }
    }),
  'a translation': translate,
};

for (const language of languageCodes) {
  const words = readWords(language);
  const contactAddress = addressOf('contact', language);
  const next = takeTurns(test, language);

  test.describe(`a translated page in ${language}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    next()('keeps its form, and sends', async ({ page }) => {
      await page.route(SEND_PATTERN, (route) => route.fulfill({ body: 'OK' }));
      const contact = findContactPage(page, language);
      const { t, field } = contact;
      const values = sampleValues[language];
      await page.clock.install();
      await openDocument(page, contactAddress);
      await page.locator('form').dispatchEvent('pointerover');
      await awaitIsland(page, 'contact');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await translate(page);
      await contact.fill(values);
      for (const place of [0, 1]) {
        await page.locator('[data-island=contact] section button').nth(place).click();
        await expect(page.locator('[data-island=contact] section [role=status]').nth(place)).not.toBeEmpty();
        await translate(page);
        await page.clock.runFor(COPIED_NOTICE_MS);
        await expectFields(page, values);
      }
      await field('email').fill('ada@');
      await field('email').blur();
      await expect(contact.fault('email')).toHaveText(t('faults.emailForm'));
      await translate(page);
      await field('email').fill('');
      await expect(contact.fault('email')).toHaveText(t('faults.email'));
      await field('email').fill(values.email);
      await expect(contact.fault('email')).toHaveCount(0);
      await contact.hold(1);
      await translate(page);
      await page.clock.runFor(CONTACT_HOLD_MS);
      await page.mouse.up();
      await expect(page.getByText(t('after.sent'))).toBeVisible();
      expect(contact.sent).toHaveLength(1);
    });

    next()('keeps its questions', async ({ page }) => {
      const { groups } = findSection(words, 'faq', 'questions');
      const entries = groups.flatMap(({ entries: those }) => those);
      await openDocument(page, addressOf('faq', language));
      const field = page.locator('main search input');
      await field.focus();
      await awaitIsland(page, 'questions');
      const word = entries[0]?.question.split(' ')[1] ?? '';
      for (let turn = 0; turn < 2; turn += 1) {
        await translate(page);
        await field.fill(word);
        await expect(page.locator('main mark').first()).toBeVisible();
        await translate(page);
        await field.fill('');
        await expect(page.locator('main mark')).toHaveCount(0);
      }
      await expect(page.locator('main [data-discloses]:not([hidden])')).toHaveCount(entries.length);
    });

    next()('keeps the bar, its search and what its sections answer', async ({ page }) => {
      await openDocument(page, addressOf('case-studies', language));
      const chips = page.locator('main [data-island] [role=group] button');
      for (const place of [1, 3, 4]) {
        await translate(page);
        await chips.nth(place).click();
        await expect(chips.nth(place)).toHaveAttribute('aria-pressed', 'true');
      }
      const { field, list, options } = findBarSearch(page, language);
      for (const query of [words.shell.pages.faq.name, words.shell.pages.about.name, 'zzzz']) {
        await field.fill(query);
        if (query === 'zzzz') await expect(list).toHaveCount(0);
        else await expect(options.filter({ hasText: query }).first()).toBeVisible();
        await translate(page);
      }
      await field.fill('');
      const toggle = page.locator('header nav button[aria-expanded]').first();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    });

    next()('keeps its map, its regions and its moving headline', async ({ page }) => {
      for (const [id, kind] of [
        ['contact', 'map'],
        ['about', 'regions'],
      ] as const) {
        await openDocument(page, addressOf(id, language));
        const buttons = page.locator(`[data-island=${kind}] button[aria-pressed]`);
        await buttons.first().scrollIntoViewIfNeeded();
        for (const place of [0, 1, 1]) {
          const button = buttons.nth(place);
          const before = await button.getAttribute('aria-pressed');
          await button.click();
          await expect(button).toHaveAttribute('aria-pressed', String(before !== 'true'));
          await translate(page);
        }
      }
      await openDocument(page, addressOf('home', language));
      await translate(page);
      const motion = page.locator('main [data-motion]');
      const name = await motion.getAttribute('aria-label');
      await motion.click();
      await expect(motion).not.toHaveAttribute('aria-label', name ?? '');
    });
  });

  for (const [name, change] of Object.entries(changes)) {
    next()(`what is typed in ${language} outlives ${name}`, async ({ page }) => {
      await page.route(SEND_PATTERN, (route) => route.fulfill({ body: 'OK' }));
      const contact = findContactPage(page, language);
      const values = sampleValues[language];
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto(contactAddress);
      await uncover(page);
      await change(page);
      await contact.field('firstName').fill(values.firstName);
      await contact.field('lastName').fill(values.lastName);
      await awaitIsland(page, 'contact');
      await expect(contact.field('lastName')).toBeFocused();
      await contact.field('message').fill(values.message);
      await expectFields(page, { ...values, email: '', company: '', industry: '', service: '' });
      await expect(contact.field('message')).toBeFocused();
      const readDraft = () => page.evaluate(() => sessionStorage.getItem('site.contact'));
      await expect.poll(readDraft).toContain(values.message);
      await contact.fill(values);
      await contact.hold(CONTACT_HOLD_MS);
      await page.mouse.up();
      await expect(page.getByText(contact.t('after.sent'))).toBeVisible();
      expect(contact.sent).toHaveLength(1);
    });
  }

  next()(
    `what is typed in ${language} stays while a translated form is handed to its script`,
    async ({ page }) => {
      await page.addInitScript(holdTasks);
      const contact = findContactPage(page, language);
      const values = sampleValues[language];
      await page.goto(contactAddress);
      await uncover(page);
      await translate(page);
      await contact.field('firstName').fill(values.firstName);
      await awaitIsland(page, 'contact');
      await contact.field('lastName').fill(values.lastName);
      await expectFields(page, { ...blank, firstName: values.firstName, lastName: values.lastName });
      await expect(contact.field('lastName')).toBeFocused();
    },
  );

  const { prefix } = languages[language];
  const servedAt = [
    [`${prefix}/contact.html`, 'contact'],
    [`${prefix}/contact/`, 'contact'],
    [`${prefix}/Contact`, 'contact'],
    [`/preview/of/${language}`, 'contact'],
    ['/nowhere/at-all', 'not-found'],
  ] as const;
  for (const [address, id] of servedAt) {
    test(`the ${id} page in ${language} answers at ${address}`, async ({ page, request }) => {
      const file = id === 'contact' ? contactAddress : `${prefix}/404`;
      const document = await (await request.get(file)).text();
      await page.route(
        ({ pathname }) => pathname === address,
        (route) => route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
      );
      if (id === 'not-found') {
        await openDocument(page, address);
        const { field, options } = findBarSearch(page, language);
        await field.fill(words.shell.pages.faq.name);
        await expect(options.first()).toBeVisible();
      } else {
        await page.route(SEND_PATTERN, (route) => route.fulfill({ body: 'OK' }));
        const contact = findContactPage(page, language);
        await page.clock.install();
        await page.goto(address);
        await wakeContactPage(page);
        await contact.fill(sampleValues[language]);
        await contact.hold(CONTACT_HOLD_MS);
        await page.mouse.up();
        await expect(page.getByText(contact.t('after.sent'))).toBeVisible();
        expect(contact.sent).toHaveLength(1);
      }
      await expect(page.locator('[data-remounted]')).toHaveCount(0);
      await page.locator('header nav a').nth(1).dispatchEvent('click');
      await expect(page).not.toHaveURL(new RegExp(`${address}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
}
