import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { hydrate } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

const addresses = [
  ['/nowhere', 'en'],
  ['/services/nowhere', 'en'],
  ['/fr/about', 'en'],
  ['/arabic', 'en'],
  ['/ar/nowhere', 'ar'],
  ['/ar/services/nowhere?a=b', 'ar'],
] as const;

for (const [address, language] of addresses) {
  const { t, pages, shell } = readWords(language);

  test(`${address} is not found, in ${language}`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction);
    const { title } = findSection(readWords(language), 'not-found', 'page-heading');
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(
      t('documentTitle', { page: pages['not-found'].title, company: shell.company.name }),
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0);
  });
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { prefix } = languages[language];

  test.describe(`page that is not found in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('links pages to go on to, and opens them', async ({ page }) => {
      await page.goto(`${prefix}/nowhere`);
      await hydrate(page);
      const { items } = findSection(words, 'not-found', 'signposts');
      const main = page.getByRole('main');
      for (const { to, label } of items) {
        const link = main.getByRole('link', { name: label, exact: true });
        await expect(link).toHaveAttribute('href', addressOf(to.page, language));
      }
      const services = items.find(({ to }) => to.page === 'services');
      await main.getByRole('link', { name: services?.label ?? '', exact: true }).click();
      await expect(page).toHaveURL(addressOf('services', language));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveCount(1);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
    });

    test('switches to the home page of the other language', async ({ page }) => {
      await page.goto(`${prefix}/nowhere?a=b`);
      await hydrate(page);
      for (const other of languageCodes.filter((code) => code !== language)) {
        const link = page.getByRole('banner').getByRole('link', { name: languages[other].name, exact: true });
        await expect(link).toHaveAttribute('href', addressOf('home', other));
        await link.click();
        await expect(page).toHaveURL(addressOf('home', other));
      }
    });

    test('marks no page of the bar as the current one', async ({ page }) => {
      await page.goto(`${prefix}/nowhere`);
      await hydrate(page);
      await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
    });
  });
}
