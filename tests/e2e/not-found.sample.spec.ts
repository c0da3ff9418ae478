import { defaultLanguage, languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { awaitReady } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

/** Unknown addresses without a language prefix, answered in the default language. */
const withoutLanguage = ['/xx/about', '/arabic'];

for (const language of languageCodes) {
  const words = readWords(language);
  const { t, pages, shell } = words;
  const { prefix, direction } = languages[language];

  test.describe(`page that is not found in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('is returned at every unknown address', async ({ page }) => {
      const { title } = findSection(words, 'not-found', 'coverage-plan');
      const unknown = [`${prefix}/nowhere`, `${prefix}/services/nowhere?a=b`];
      for (const address of [...unknown, ...(language === defaultLanguage ? withoutLanguage : [])]) {
        await test.step(`${address} is not found`, async () => {
          const response = await page.goto(address);
          expect(response?.status()).toBe(404);
          await awaitReady(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true });
          await expect(heading).toBeVisible();
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page).toHaveTitle(
            t('documentTitle', { page: pages['not-found'].title, company: shell.company.name }),
          );
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
          await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
        });
      }
    });

    test('links to other pages', async ({ page }) => {
      await page.goto(`${prefix}/nowhere?a=b`);
      await awaitReady(page);

      await test.step('the bar marks no page as current', async () => {
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
      });

      await test.step('it links pages, and they open', async () => {
        const { actions, related } = findSection(words, 'not-found', 'closing');
        const items = [...actions, ...(related?.items ?? [])];
        const main = page.getByRole('main');
        for (const { to, label } of items) {
          const link = main.getByRole('link', { name: label, exact: true });
          await expect(link).toHaveAttribute('href', addressOf(to.page, language));
        }
        const services = items.find(({ to }) => to.page === 'services');
        await main.getByRole('link', { name: services?.label ?? '', exact: true }).click();
        await expect(page).toHaveURL(addressOf('services', language));
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        await expect(page.locator('meta[name=robots]')).toHaveCount(1);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
      });

      await test.step('after going back it switches to the home page of the other language', async () => {
        await page.goBack();
        await expect(page).toHaveURL(`${prefix}/nowhere?a=b`);
        for (const other of languageCodes.filter((code) => code !== language)) {
          const link = page
            .getByRole('banner')
            .getByRole('link', { name: languages[other].name, exact: true });
          await expect(link).toHaveAttribute('href', addressOf('home', other));
          await link.click();
          await expect(page).toHaveURL(addressOf('home', other));
        }
      });
    });
  });
}
