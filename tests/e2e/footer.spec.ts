import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf, addressOfPath, pathTo } from '#src/routing/addresses.ts';
import { chatAddress } from '#src/routing/contact-addresses.ts';
import { awaitReady } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, readWords, type Words } from '../support/site-content.ts';

const small = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

type Column = { links: Locator; toggle: Locator };

/** Returns the footer column with a title; its links count even while folded. */
function findColumn(page: Page, { t }: Words, title: string): Column {
  const navigation = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: t('footer.label'), exact: true });
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return {
    links: navigation.locator('div').filter({ has: heading }).locator('a'),
    toggle: navigation.getByRole('button', { name: title, exact: true }),
  };
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { t, shell } = words;
  const { company, navigation } = shell;
  const terms = addressOf('terms', language);

  test.describe(`footer in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: wide });

    test('shows the company and links every page', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2041-06-15T12:00:00Z'));
      await page.goto(terms);
      const footer = page.getByRole('contentinfo');

      await test.step('has address, phone and e-mail of the company', async () => {
        await expect(footer).toContainText(company.seat);
        const digits = company.phone.replace(/\D/g, '');
        const phone = footer.getByRole('link', { name: company.phone });
        await expect(phone).toHaveAttribute('href', `tel:+${digits}`);
        const mail = footer.getByRole('link', { name: company.email });
        await expect(mail).toHaveAttribute('href', `mailto:${company.email}`);
      });

      await test.step('links the network page, the chat and a message', async () => {
        const list = footer.getByRole('list', { name: t('footer.social'), exact: true });
        const greeting = plainText(t('chat.greeting', { company: company.name }));
        for (const [name, address] of [
          [t('footer.linkedin', { company: company.name }), company.linkedin ?? ''],
          [t('footer.whatsapp', { company: company.name }), chatAddress(company, greeting)],
          [t('footer.mail', { company: company.name }), `mailto:${company.email}`],
        ] as const) {
          await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
        }
        await expect(list.getByRole('link')).toHaveCount(3);
      });

      await test.step('opens every column if there is room', async () => {
        for (const { id: column, title, pages, links: others = [] } of navigation.footer) {
          const { links, toggle } = findColumn(page, words, title);
          const kind = column === 'services' ? 'menu' : 'name';
          const expected = [
            ...pages.map((id) => ({ label: shell.pages[id][kind], to: { page: id } })),
            ...others,
          ];
          await expect(links).toHaveText(expected.map(({ label }) => label));
          for (const [position, { to }] of expected.entries()) {
            await expect(links.nth(position)).toBeVisible();
            await expect(links.nth(position)).toHaveAttribute('href', addressOfPath(pathTo(to), language));
          }
          await expect(toggle).toBeHidden();
        }
      });

      await test.step('shows the current year', async () => {
        await awaitReady(page);
        const copyright = t('footer.copyright', { year: 2041, company: company.name });
        await expect(footer.getByText(copyright, { exact: true })).toBeVisible();
      });

      await test.step('leads to the pages', async () => {
        await footer.getByRole('link', { name: shell.pages['cookie-policy'].name }).click();
        await expect(page).toHaveURL(addressOf('cookie-policy', language));
      });
    });

    test('folds its columns on small screens', async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(terms);
      const first = findColumn(page, words, navigation.footer[0]?.title ?? '');

      await test.step('a press on a column opens it', async () => {
        await expect(first.toggle).toHaveAttribute('aria-expanded', 'false');
        await expect(first.links.first()).toBeHidden();
        await first.toggle.click();
        await expect(first.toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(first.links.first()).toBeVisible();
      });

      await test.step('a press with the keyboard folds it', async () => {
        await first.toggle.press('Enter');
        await expect(first.links.first()).toBeHidden();
      });

      await test.step('every column unfolds all its links', async () => {
        for (const { title } of navigation.footer) {
          const { links, toggle } = findColumn(page, words, title);
          await expect(toggle).toHaveAttribute('aria-expanded', 'false');
          await expect(links.first()).toBeHidden();
          await toggle.click();
          await expect(toggle).toHaveAttribute('aria-expanded', 'true');
          await expect(links.first()).toBeVisible();
          await expect(links.last()).toBeVisible();
        }
      });
    });
  });
}

test.describe('footer without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: small });

  test('opens its columns on small screens', async ({ page }) => {
    for (const language of languageCodes) {
      await test.step(`in ${language}`, async () => {
        const words = readWords(language);
        await page.goto(addressOf('terms', language));
        for (const { title } of words.shell.navigation.footer) {
          const { links, toggle } = findColumn(page, words, title);
          await expect(links.first()).toBeVisible();
          await expect(links.last()).toBeVisible();
          await expect(toggle).toBeHidden();
        }
      });
    }
  });
});
