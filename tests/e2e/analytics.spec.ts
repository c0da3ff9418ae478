import { BACKGROUND_TASKS_MS, CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { expectEvents, readCommands, readEvents, stayOnPage } from '../support/analytics-layer.ts';
import { choices, findConsent, openBanner, storeConsent, writeConsent } from '../support/consent-corner.ts';
import { openContactPage, sampleValues, SEND_PATTERN } from '../support/contact-page.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findSection, readWords } from '../support/site-content.ts';

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

for (const language of languageCodes) {
  const words = readWords(language);
  const about = addressOf('about', language);
  const contact = addressOf('contact', language);
  const view = (origin: string, id: 'about' | 'contact') => ({
    page_location: new URL(addressOf(id, language), origin).href,
    page_title: words.t('documentTitle', { page: words.pages[id].title, company: words.shell.company.name }),
    language,
  });

  test.describe(`analytics in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    test('tells nothing before consent; Accept grants all signals and tells the page', async ({
      page,
      baseURL,
    }) => {
      await stayOnPage(page);
      const { button } = await openBanner(page, about, language);
      await page.mouse.wheel(0, 20_000);
      await page.locator('footer a[href^="https://wa.me/"]').click();
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      await button('accept').click();
      await expectEvents(page, 'page_view', [view(baseURL ?? '', 'about')]);
      const [defaults, update] = await readCommands(page);
      const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']));
      expect([defaults, update]).toEqual([
        ['consent', 'default', denied],
        ['consent', 'update', granted],
      ]);
      expect(await readEvents(page, 'outbound_link')).toEqual([]);
    });

    test('a full load and each navigation tell their page, a change of query or hash does not', async ({
      page,
      baseURL,
    }) => {
      await storeConsent(page, writeConsent(choices.all));
      await openDocument(page, `${about}?email=dana@windpark.example#top`);
      await expectEvents(page, 'page_view', [view(baseURL ?? '', 'about')]);
      await page.evaluate(() => {
        location.hash = 'global-reach';
      });
      await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
      const seen = [view(baseURL ?? '', 'about'), view(baseURL ?? '', 'contact')];
      await expectEvents(page, 'page_view', seen);
      await page.goBack();
      await page.goBack();
      await expectEvents(page, 'page_view', [...seen, view(baseURL ?? '', 'about')]);
    });

    test('what followed links and opened answers tell', async ({ page }) => {
      await storeConsent(page, writeConsent(choices.all));
      await stayOnPage(page);
      await openDocument(page, addressOf('renewable-case-studies', language));
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      const file = page.locator('main a[href$=".pdf"]').first();
      const fileUrl = await file.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''));
      await file.click();
      await expectEvents(page, 'file_download', [{ file_url: fileUrl, file_type: 'pdf' }]);
      const other = language === 'en' ? 'ar' : 'en';
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).first().click();
      await page.getByRole('contentinfo').locator('a[href*="linkedin"]').click();
      const { linkedin } = words.shell.company;
      await expectEvents(page, 'outbound_link', [{ destination: linkedin }]);
      await page.locator(`footer a[href="${addressOf('faq', language)}"]`).click();
      await expect(page).toHaveURL(addressOf('faq', language));
      const [question] = findSection(words, 'faq', 'faq').entries;
      const answer = page.getByRole('button', { name: question?.question ?? '' });
      await answer.click();
      await answer.click();
      await expectEvents(page, 'engagement', [
        { category: 'language', action: 'switch', label: other },
        { category: 'faq', action: 'open', label: question?.slug },
      ]);
    });

    test('what filters and searching tell', async ({ page }) => {
      await storeConsent(page, writeConsent(choices.all));
      await openDocument(page, `${addressOf('case-studies', language)}?industry=retail`);
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      const chips = page.locator('main [role=group] button[aria-pressed]');
      await chips.nth(2).click();
      await page.evaluate(() => {
        const detail = {
          category: 'search',
          action: 'open_result',
          label: `sla\u202E\u0000${'x'.repeat(10_000)}`,
        };
        dispatchEvent(new CustomEvent('veltara:engagement', { detail }));
      });
      await expectEvents(page, 'engagement', [
        { category: 'case_studies', action: 'filter', label: 'industry:all' },
        { category: 'search', action: 'open_result', label: `sla${'x'.repeat(97)}` },
      ]);
    });

    test('what the contact page tells, and nothing of what is written', async ({ page, expectFault }) => {
      const isSent = language === 'en';
      if (!isSent) {
        expectFault(/^console error: Failed to load resource.*500/);
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 500, body: 'No.' }));
      }
      await storeConsent(page, writeConsent(choices.all));
      await stayOnPage(page);
      const { button, fill, hold, t } = await openContactPage(page, language);
      await page.getByRole('button', { name: t('information.copyPhone') }).click();
      await page.getByRole('button', { name: t('information.showEmail') }).click();
      await page.getByRole('button', { name: t('information.copyEmail') }).click();
      await page.getByRole('link', { name: t('information.openChat') }).click();
      await expectEvents(page, 'engagement', [
        { category: 'contact', action: 'phone_copy' },
        { category: 'contact', action: 'email_reveal' },
        { category: 'contact', action: 'chat' },
      ]);
      await fill(sampleValues[language]);
      await button.scrollIntoViewIfNeeded();
      await hold(CONTACT_HOLD_MS);
      await expectEvents(page, 'form_submission', [{ form_name: 'contact', success: isSent }]);
      const told = JSON.stringify(await readCommands(page));
      for (const written of Object.values(sampleValues[language]).slice(0, 4))
        expect(told).not.toContain(written);
    });

    test('scrolling tells each mark once for each page', async ({ page }) => {
      await storeConsent(page, writeConsent(choices.all));
      await openDocument(page, about);
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      const showPart = (share: number) =>
        page.evaluate((part) => {
          const { scrollHeight, clientHeight } = document.documentElement;
          scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
        }, share);
      const marks = (...percents: number[]) => percents.map((percent) => ({ percent_scrolled: percent }));
      await showPart(0.3);
      await expectEvents(page, 'scroll_depth', marks(25));
      await showPart(0.1);
      await showPart(0.8);
      await expectEvents(page, 'scroll_depth', marks(25, 50, 75));
      await showPart(1);
      await expectEvents(page, 'scroll_depth', marks(25, 50, 75, 90));
      await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(2);
      await showPart(0.6);
      await expectEvents(page, 'scroll_depth', marks(25, 50, 75, 90, 25, 50));
    });

    test('withdrawn consent ends everything and deletes the cookies of analytics', async ({ page }) => {
      await storeConsent(page, writeConsent(choices.all));
      const { button } = findConsent(page, language);
      await openDocument(page, addressOf('cookie-policy', language));
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      await page.evaluate(() => {
        for (const name of ['_ga', '_ga_TEST123456', 'theirs']) document.cookie = `${name}=1;path=/`;
      });
      await page.locator('[data-consent-reset]').click();
      await expect.poll(() => page.evaluate(() => document.cookie)).toBe('theirs=1');
      const told = await readCommands(page);
      expect(told.at(-1)).toEqual(['consent', 'update', denied]);
      await button('decline').click();
      await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
      await expect(page).toHaveURL(contact);
      await page.mouse.wheel(0, 20_000);
      await page.evaluate(() => {
        dispatchEvent(new CustomEvent('formOutcome', { detail: { tag: 'contact', success: true } }));
      });
      expect(await readCommands(page)).toEqual(told);
    });
  });
}

test.describe('analytics', () => {
  test.use({ consentDecided: false });

  test('the load time is told once, in the background after the load event', async ({ page }) => {
    await storeConsent(page, writeConsent(choices.all));
    await page.addInitScript(() => {
      const layer: unknown[] = [];
      const told: number[] = [];
      layer.push = (...entries) => {
        const [command] = entries;
        const words: unknown[] =
          typeof command === 'object' && command !== null ? Object.values(command) : [];
        if (words.includes('page_performance')) told.push(performance.now());
        return Array.prototype.push.apply(layer, entries);
      };
      window.dataLayer = layer;
      window.loadTimesTold = told;
    });
    await openDocument(page, '/about');
    await expect.poll(() => readEvents(page, 'page_performance')).toHaveLength(1);
    const { loaded, told } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
      return { loaded: end, told: window.loadTimesTold ?? [] };
    });
    expect(await readEvents(page, 'page_performance')).toEqual([{ page_load_time: Math.round(loaded) }]);
    expect(told[0]).toBeGreaterThanOrEqual(loaded + BACKGROUND_TASKS_MS);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(2);
    expect(await readEvents(page, 'page_performance')).toHaveLength(1);
  });

  test('another tab withdraws: this one stops', async ({ page, context }) => {
    const other = await context.newPage();
    const { button } = await openBanner(page, '/cookie-policy', 'en');
    await openBanner(other, '/about', 'en');
    await button('accept').click();
    await expect.poll(() => readEvents(other, 'page_view')).toHaveLength(1);
    await page.locator('[data-consent-reset]').click();
    await expect.poll(async () => (await readCommands(other)).at(-1)).toEqual(['consent', 'update', denied]);
    const told = await readCommands(other);
    await other.mouse.wheel(0, 20_000);
    await other.evaluate(() => {
      dispatchEvent(new CustomEvent('veltara:engagement', { detail: { category: 'a', action: 'b' } }));
    });
    expect(await readCommands(other)).toEqual(told);
  });

  test('Decline tells nothing', async ({ page }) => {
    const { banner, button } = await openBanner(page, '/about', 'en');
    await button('decline').click();
    await expect(banner).toHaveCount(0);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });

  test('settings grant what they name', async ({ page }) => {
    const { button } = await openBanner(page, '/about', 'en');
    await button('customize').click();
    await button('settings.save').click();
    await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
    expect((await readCommands(page))[1]).toEqual([
      'consent',
      'update',
      {
        ...denied,
        analytics_storage: 'granted',
        functionality_storage: 'granted',
        personalization_storage: 'granted',
      },
    ]);
  });

  test('a query with markup, at any length, with control or bidi characters breaks nothing', async ({
    page,
  }) => {
    await storeConsent(page, writeConsent(choices.all));
    for (const query of [
      'utm_source=<img src=x onerror=alert(1)>&q=</script>',
      `utm_source=${'x'.repeat(10_000)}`,
      'utm_source=%00%E2%80%AEa%1B',
    ]) {
      await openDocument(page, `/about?${query}`);
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      const told = JSON.stringify(await readEvents(page, 'page_view'));
      expect(told.length).toBeLessThan(500);
      expect(told).not.toMatch(/%00|%E2%80%AE|<|script/);
    }
  });

  test('a stored consent of ten thousand characters grants nothing', async ({ page, expectFault }) => {
    expectFault(/^console warning: The stored consent was corrupted/);
    await storeConsent(page, `{"preferences":"\u202E\u0000<script>${'x'.repeat(10_000)}"}`);
    await openBanner(page, '/about', 'en');
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});
