import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { routes } from '#src/routing/routes.ts';
import { createMailboxHandler } from '../../server/mailbox-handler.ts';
import { serveSite } from '../../server/serve-site.ts';
import { buildWith } from '../support/build-with.ts';
import { findContactPage, sampleValues, wakeContactPage } from '../support/contact-page.ts';
import { awaitMaps, hydrate, openDocument, revealAll } from '../support/open-document.ts';
import { expect, test as quiet } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { readWords } from '../support/site-content.ts';

const BUILD_LIMIT_MS = 180_000;
const FOLDER = '/repo';

/** The browser test of a site that stands in a folder of its host. The tests of the file share one build. */
const test = quiet.extend<object, { folderUrl: string }>({
  folderUrl: [
    async ({}, use) => {
      const parent = await mkdtemp(join(tmpdir(), 'folder-site-'));
      const folder = join(parent, 'dist');
      await buildWith({ SITE_ORIGIN: `https://owner.example${FOLDER}` }, folder);
      const before = [createMailboxHandler(join(parent, 'mailbox'))];
      const { url, close } = await serveSite({ folder, base: FOLDER, port: 0, before });
      await use(url);
      await close();
      await rm(parent, { recursive: true });
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  baseURL: async ({ folderUrl }, use) => use(folderUrl),
});

for (const language of languageCodes) {
  const { prefix } = languages[language];
  const at = (path: string) => `${FOLDER}${prefix}${path}`;
  const home = at(prefix === '' ? '/' : '');

  test(`a site in a folder asks for nothing outside of it in ${language}`, async ({ page, request }) => {
    const outside: string[] = [];
    page.on('request', (sent) => {
      if (!new URL(sent.url()).pathname.startsWith(`${FOLDER}/`)) outside.push(sent.url());
    });

    await test.step('pages show their pictures, drawings and maps', async () => {
      for (const address of [home, at(routes['case-studies-gulf-of-suez'].path), at('/contact')]) {
        await openDocument(page, address);
        await revealAll(page);
      }
      await awaitMaps(page);
    });

    await test.step('links open pages without a new document', async () => {
      await openDocument(page, home);
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      await page
        .getByRole('main')
        .locator(`a[href="${at('/services')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(at('/services'));
      await page.getByRole('banner').locator(`a[href="${home}"]`).first().click();
      await expect(page).toHaveURL(home);
      await expect(page.locator('html[data-same]')).toHaveCount(1);
    });

    await test.step('the switch leads to the same page of the other language', async () => {
      await openDocument(page, at('/about'));
      const other = languageCodes.find((code) => code !== language) ?? language;
      const address = `${FOLDER}${languages[other].prefix}/about`;
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.goBack();
    });

    await test.step('a result of the search opens', async () => {
      await hydrate(page);
      const search = findBarSearch(page, language);
      await search.field.fill(readWords(language).shell.pages['services-sla'].name);
      await search.options.first().click();
      await expect(page).toHaveURL(new RegExp(`${at('/services/sla')}(#|$)`));
    });

    await test.step('an unknown address shows the document of its language', async () => {
      const answer = await page.goto(at('/nowhere'));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await hydrate(page);
      await page
        .getByRole('main')
        .locator(`a[href="${at('/services')}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(at('/services'));
    });

    await test.step('a message arrives in the mailbox', async () => {
      const contact = findContactPage(page, language);
      await page.clock.install();
      await page.goto(at('/contact'));
      await wakeContactPage(page);
      await contact.fill(sampleValues[language]);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await contact.hold(CONTACT_HOLD_MS);
      expect((await answered).status()).toBe(200);
      const mailbox = await (await request.get(`${FOLDER}/mailbox`)).text();
      const [, file = ''] = /href="(mailbox\/[^"]+\.json)"/.exec(mailbox) ?? [];
      expect((await request.get(file)).status()).toBe(200);
    });

    expect(outside).toEqual([]);
  });
}
