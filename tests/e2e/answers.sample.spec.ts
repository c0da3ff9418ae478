import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { watchCarried } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readContactWords, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

for (const language of languageCodes) {
  const words = readWords(language);
  const contactText = readContactWords(language);
  const next = takeTurns(test, language);

  test.describe(`ends of pages in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    for (const [page, kind, field, service] of [
      ['services-mobile-network', 'closing', 'place', ''],
      ['services-web-development', 'closing', 'website', ''],
      ['services-infrastructure', 'closing', 'conditions', 'infrastructure'],
      ['case-studies', 'closing', 'size', ''],
      ['faq', 'closing', 'question', ''],
    ] as const) {
      next()(
        `what is answered at the end of ${page} begins the message, and no request carries it`,
        async ({ page: tab }) => {
          const { blank, actions } = findSection(words, page, kind);
          await openDocument(tab, addressOf(page, language));
          const { label = '', example = '' } = blank ?? {};
          const carried = watchCarried(tab);
          await tab.locator('#cta').getByLabel(label).fill(example);
          await tab
            .locator('#cta')
            .getByRole('button', { name: actions[0]?.label ?? '', exact: true })
            .click();
          await expect(tab.locator('#contact-message')).toHaveValue(
            `${contactText(`answers.${field}`, { answer: example })}\n`,
          );
          await expect(tab.locator('#contact-service')).toHaveValue(service);
          await expect(tab.locator('#message-title')).toBeInViewport();
          expect(carried.length).toBeGreaterThan(0);
          expect(carried.filter((text) => text.includes(example))).toEqual([]);
        },
      );
    }

    next()('without scripts an answer travels in the address of the contact page', async ({ browser }) => {
      const { blank, actions } = findSection(words, 'faq', 'closing');
      const { label = '', example = '' } = blank ?? {};
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(addressOf('faq', language));
      await page.getByRole('textbox', { name: label }).fill(example);
      await page.getByRole('button', { name: actions[0]?.label ?? '', exact: true }).click();
      await page.waitForURL(({ searchParams }) => searchParams.get('question') === example);
      await context.close();
    });

    next()('an address brings what a person can have written, and nothing else', async ({ page }) => {
      const answers = new URLSearchParams({
        place: '\u2066Jizan\u2069',
        start: 'May\nBcc: x@y.example',
        question: 'x'.repeat(201),
        website: 'x'.repeat(200),
        size: '\u200B',
        conditions: '45 °C, {{company}}',
      });
      await openDocument(page, `${addressOf('contact', language)}?${answers}&place=Aqaba&start=%FF`);
      const message = page.locator('#contact-message');
      await expect(message).toHaveValue(
        [
          contactText('answers.place', { answer: 'Jizan' }),
          contactText('answers.website', { answer: 'x'.repeat(200) }),
          contactText('answers.conditions', { answer: '45 °C, {{company}}' }),
          '',
        ].join('\n'),
      );
      await message.fill('Dammam');
      await page.reload();
      await expect(message).toHaveValue('Dammam');
    });
  });
}
