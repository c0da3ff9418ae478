import type { Page } from '@playwright/test';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { specifiedLanguages } from '../content/named-parts.sample.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** A word as a visitor types it, and as the answers spell it. */
const looked = {
  en: { typed: 'batteries', written: /^batteries$/i },
  ar: { typed: 'الألياف', written: /^(?:و|ب|ل)*(?:ال)?ألياف$/ },
};

for (const language of specifiedLanguages) {
  const words = readWords(language);
  const questions = listQuestions(words.pages.faq.sections);
  const next = takeTurns(test, language);
  const { find = '', groups } = findSection(words, 'faq', 'questions');
  const { title, contents, places } = findSection(words, 'faq', 'answers-path');
  const parts = (page: Page) => ({
    field: page.getByRole('searchbox', { name: find }),
    shown: page.locator('main [data-discloses]:not([hidden])'),
    marks: page.locator('main mark'),
    status: page.locator('main').getByRole('status'),
  });

  test.describe(`questions in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('the typed word is highlighted, and the other questions fade', async ({ page }) => {
      await openDocument(page, addressOf('faq', language));
      const { field, shown, marks, status } = parts(page);
      const { typed, written } = looked[language];
      await expect(shown).toHaveCount(questions.length);

      await test.step('every question with the word is shown, with the word highlighted', async () => {
        await field.fill(typed);
        await expect(marks.first()).toBeVisible();
        for (const text of await marks.allTextContents()) expect(text).toMatch(written);
        const count = await shown.count();
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(questions.length);
        await expect(status).toContainText(String(questions.length));
        const subjects = page.locator('main section section > h2:visible');
        expect(await subjects.count()).toBeLessThan(groups.length);
      });

      await test.step('an anchor shows a question that did not match', async () => {
        const shownIds = await shown.evaluateAll((entries) => entries.map(({ id }) => id));
        const { slug = '' } = questions.find((each) => !shownIds.includes(each.slug)) ?? {};
        await page.evaluate((hash) => location.assign(hash), `#${slug}`);
        await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
        await expect(page.locator(`[id="${slug}"]`).getByRole('paragraph')).toBeVisible();
      });

      await test.step('Escape restores everything', async () => {
        await field.focus();
        await page.keyboard.press('Escape');
        await expect(field).toHaveValue('');
        await expect(shown).toHaveCount(questions.length);
        await expect(marks).toHaveCount(0);
        await expect(status).toBeEmpty();
      });
    });

    next()('an answer is open, can be closed, and opens again for what is found in it', async ({ page }) => {
      await openDocument(page, addressOf('faq', language));
      const [first] = questions;
      const entry = page.locator(`[id="${first?.slug}"]`);
      const answer = entry.getByRole('paragraph');
      await expect(answer).toBeVisible();
      await entry.getByRole('button').click();
      await expect(answer).toBeHidden();
      await parts(page).field.fill(plainText(first?.question ?? ''));
      await expect(answer).toBeVisible();
    });

    next()('each place of the drawing leads to its questions', async ({ page }) => {
      await openDocument(page, addressOf('faq', language));
      for (const { title: name } of places) {
        await page.getByRole('navigation', { name: contents }).getByRole('link', { name }).click();
        const heading = page.getByRole('heading', { level: 2, name, exact: true });
        await expect(heading).toBeInViewport();
        expect(groups.map((group) => group.title)).toContain(name);
      }
    });

    next()('says that nothing was found', async ({ page }) => {
      await openDocument(page, addressOf('faq', language));
      const { field, shown, status } = parts(page);
      await field.fill('qqqq');
      await expect(shown).toHaveCount(0);
      await expect(status).not.toBeEmpty();
    });
  });

  test.describe(`questions without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('are all open, without a search field', async ({ page }) => {
      await page.goto(addressOf('faq', language));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const answers = page.locator('main [data-discloses] p');
      const texts = await answers.allTextContents();
      expect(texts.map(plainText)).toEqual(questions.map(({ answer }) => plainText(answer)));
      for (const each of await answers.all()) await expect(each).toBeVisible();
      await expect(parts(page).field).toBeHidden();
    });
  });
}
