import type { Page } from '@playwright/test';
import { BACKGROUND_TASKS_MS, CONTACT_HOLD_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { addressOf } from '#src/routing/addresses.ts';
import type { PageId } from '#src/routing/routes.ts';
import { listQuestions } from '#src/content/find-sections.ts';
import { expectEvents, readCommands, readEvents, stayOnPage } from '../support/analytics-layer.ts';
import { choices, openBanner, storeConsent, writeConsent } from '../support/consent-corner.ts';
import { openContactPage, sampleValues, SEND_PATTERN } from '../support/contact-page.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Largest distance of a scrolled anchor from the top of the window, below the header, px. */
const ARRIVED_BELOW = 240;

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};

/** Opens an address with full consent. Returns functions that read the analytics commands. */
async function openAllowed(page: Page, address: string) {
  await openDocument(page, address);
  await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
}

for (const language of languageCodes) {
  const words = readWords(language);
  const about = addressOf('about', language);
  const contact = addressOf('contact', language);
  const view = (origin: string, id: PageId) => ({
    page_location: new URL(addressOf(id, language), origin).href,
    page_title: plainText(
      words.t('documentTitle', { page: words.pages[id].title, company: words.shell.company.name }),
    ),
    language,
  });
  const next = takeTurns(test, language);

  test.describe(`analytics in ${language}`, () => {
    test.use({ locale: language, consentDecided: false });

    next()('tells something only while the visitor allows it', async ({ page, baseURL }) => {
      await stayOnPage(page);
      const { button } = await openBanner(page, about, language);

      await test.step('nothing is recorded before consent', async () => {
        await page.mouse.wheel(0, 20_000);
        await page.locator('footer a[href^="https://wa.me/"]').click();
        expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      });

      await test.step('Accept grants all signals and sends a page view', async () => {
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

      await test.step('withdrawing consent stops everything and deletes the analytics cookies', async () => {
        await openAllowed(page, addressOf('cookie-policy', language));
        await page.evaluate(() => {
          for (const name of ['_ga', '_ga_TEST123456', 'theirs']) document.cookie = `${name}=1;path=/`;
        });
        await page.locator('[data-consent-reset]').click();
        await expect.poll(() => page.evaluate(() => document.cookie)).toBe('theirs=1');
        const sent = await readCommands(page);
        expect(sent.at(-1)).toEqual(['consent', 'update', denied]);
        await button('decline').click();
        await page.mouse.wheel(0, 20_000);
        expect(await readCommands(page)).toEqual(sent);
        await page.getByRole('contentinfo').locator(`a[href="${contact}"]`).first().click();
        await expect(page).toHaveURL(contact);
        await page.mouse.wheel(0, 20_000);
        await page.evaluate(() => {
          dispatchEvent(new CustomEvent('site:form-answered', { detail: { tag: 'contact', success: true } }));
        });
        expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
      });
    });

    next()('tells pages, links, answers and filters', async ({ page, baseURL }) => {
      await storeConsent(page, writeConsent(choices.all));
      await stayOnPage(page);
      const footer = page.getByRole('contentinfo');

      await test.step('a load and each navigation send a page view, a change of query or hash does not', async () => {
        await openDocument(page, `${about}?email=dana@windpark.example#top`);
        await expectEvents(page, 'page_view', [view(baseURL ?? '', 'about')]);
        await page.evaluate(() => {
          location.hash = 'global-reach';
        });
        await footer.locator(`a[href="${contact}"]`).first().click();
        await expectEvents(page, 'page_view', [view(baseURL ?? '', 'contact')]);
        await page.goBack();
        await expectEvents(page, 'page_view', [view(baseURL ?? '', 'about')]);
      });

      const other = language === 'en' ? 'ar' : 'en';
      await test.step('followed links record their target', async () => {
        await openAllowed(page, addressOf('renewable-case-studies', language));
        const file = page.locator('main a[href$=".pdf"]').first();
        const fileUrl = await file.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ''));
        await file.click();
        await expectEvents(page, 'file_download', [{ file_url: fileUrl, file_type: 'pdf' }]);
        await page.getByRole('banner').locator(`a[hreflang="${other}"]`).first().click();
        await expectEvents(page, 'engagement', [{ category: 'language', action: 'switch', label: other }]);
        await footer.locator('a[href*="linkedin"]').click();
        const { linkedin } = words.shell.company;
        await expectEvents(page, 'outbound_link', [{ destination: linkedin }]);
      });

      await test.step('opening an answer is recorded', async () => {
        await footer.locator(`a[href="${addressOf('faq', language)}"]`).click();
        await expectEvents(page, 'page_view', [view(baseURL ?? '', 'faq')]);
        const [question] = listQuestions(words.pages.faq.sections);
        const answer = page.locator('main').getByRole('button', { name: question?.question ?? '' });
        await answer.click();
        await answer.click();
        await expectEvents(page, 'engagement', [{ category: 'faq', action: 'open', label: question?.slug }]);
      });

      await test.step('opening an answer on a service page is recorded, by pointer or keyboard', async () => {
        await openAllowed(page, addressOf('services-mobile-network', language));
        const entries = listQuestions(words.pages['services-mobile-network'].sections);
        const questions = page.locator('#questions').getByRole('button');
        await questions.nth(0).click();
        await questions.nth(0).click();
        await questions.nth(1).press('Enter');
        await expectEvents(
          page,
          'engagement',
          entries.slice(0, 2).map(({ slug }) => ({ category: 'faq', action: 'open', label: slug })),
        );
      });

      await test.step('a filter records the choice, the search the result that was opened', async () => {
        await openAllowed(page, `${addressOf('case-studies', language)}?industry=retail`);
        await page.locator('main [role=group] button[aria-pressed]').nth(2).click();
        const filtered = { category: 'case_studies', action: 'filter', label: 'industry:all' };
        await expectEvents(page, 'engagement', [filtered]);
        await page.evaluate(() => {
          const label = `sla\u202E\u0000${'x'.repeat(10_000)}`;
          const detail = { category: 'search', action: 'open_result', label };
          dispatchEvent(new CustomEvent('site:visitor-engaged', { detail }));
        });
        await expectEvents(page, 'engagement', [
          filtered,
          { category: 'search', action: 'open_result', label: `sla${'x'.repeat(97)}` },
        ]);
      });
    });

    next()('tells every page once, however it was reached', async ({ page, baseURL }) => {
      await storeConsent(page, writeConsent(choices.all));
      const [story] = findSection(words, 'home', 'studies').studies;
      const first: PageId = story?.page ?? 'home';
      const expectView = (id: PageId) => expectEvents(page, 'page_view', [view(baseURL ?? '', id)]);
      const expectArrival = async (id: PageId, anchor: string) => {
        await expect(page).toHaveURL(`${addressOf(id, language)}#${anchor}`);
        const place = page.locator(`[id="${anchor}"]`);
        await expect(place).toBeInViewport();
        // Search scrolls smoothly: leaving before it arrives would cut the scroll short.
        await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(ARRIVED_BELOW);
        await expectView(id);
      };
      const [entry] = listQuestions(words.pages.faq.sections);
      const [study, question] = [story?.slug ?? '', entry?.slug ?? ''];
      await openAllowed(page, addressOf(first, language));

      await test.step('a link to an anchor of another page', async () => {
        await page.locator(`main a[href$="#${study}"]`).first().click();
        await expectArrival('case-studies', study);
      });

      await test.step('a search result with an anchor', async () => {
        const { field, options } = findBarSearch(page, language);
        await field.fill(plainText(entry?.question ?? ''));
        await expect(options.first()).toHaveAttribute('href', `${addressOf('faq', language)}#${question}`);
        await options.first().click();
        await expectArrival('faq', question);
      });

      await test.step('going back, and forward again', async () => {
        await page.goBack();
        await expectArrival('case-studies', study);
        await page.goForward();
        await expectArrival('faq', question);
      });

      await test.step('but no anchor on the same page, there and back', async () => {
        await page
          .getByRole('contentinfo')
          .locator(`a[href="${addressOf('terms', language)}"]`)
          .click();
        await expectView('terms');
        const part = page.locator('main a[href^="#"]').last();
        const anchor = (await part.getAttribute('href')) ?? '';
        await part.click();
        await expect(page).toHaveURL(addressOf('terms', language) + anchor);
        await expect(page.locator(anchor)).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(addressOf('terms', language));
        await expectView('terms');
        await page.goBack();
        await expectView('faq');
      });
    });

    next()('what the contact page tells, and nothing of what is written', async ({ page, expectFault }) => {
      const isSent = language === 'en';
      // The test has not granted the clipboard permission.
      expectFault(/^console error: Copying has failed\./);
      if (!isSent) {
        expectFault(/^console error: Failed to load resource.*500/);
        await page.route(SEND_PATTERN, (route) => route.fulfill({ status: 500, body: 'No.' }));
      }
      await storeConsent(page, writeConsent(choices.all));
      await stayOnPage(page);
      const { button, fill, hold, t } = await openContactPage(page, language);
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      await page.getByRole('button', { name: t('information.copyPhone') }).click();
      await page.getByRole('button', { name: t('information.showEmail') }).click();
      await page.getByRole('button', { name: t('information.copyEmail') }).click();
      await page.getByRole('link', { name: t('information.openChat') }).click();
      await expectEvents(page, 'engagement', [
        { category: 'contact', action: 'phone_copy', label: 'phone' },
        { category: 'contact', action: 'email_reveal', label: 'email' },
        { category: 'contact', action: 'chat', label: 'whatsapp' },
      ]);
      await fill(sampleValues[language]);
      await button.scrollIntoViewIfNeeded();
      await hold(CONTACT_HOLD_MS);
      await expectEvents(page, 'form_submission', [{ form_name: 'contact', success: isSent }]);
      const sent = JSON.stringify(await readCommands(page));
      for (const written of Object.values(sampleValues[language]).slice(0, 4))
        expect(sent).not.toContain(written);
    });
  });
}

test.describe('analytics', () => {
  test.use({ consentDecided: false });

  test('records load time and scrolling in every language, and no query', async ({ page }) => {
    await storeConsent(page, writeConsent(choices.all));
    await page.addInitScript(() => {
      const layer: unknown[] = [];
      const sent: number[] = [];
      layer.push = (...entries) => {
        const [command] = entries;
        const words: unknown[] =
          typeof command === 'object' && command !== null ? Object.values(command) : [];
        if (words.includes('page_performance')) sent.push(performance.now());
        return Array.prototype.push.apply(layer, entries);
      };
      window.dataLayer = layer;
      window.sentLoadTimes = sent;
    });
    const contact = page.getByRole('contentinfo').locator('a[href="/contact"]').first();

    await test.step('the load time once, in the background after the load event', async () => {
      await openDocument(page, '/about');
      await expect.poll(() => readEvents(page, 'page_performance')).toHaveLength(1);
      const { start, end, sent } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const isTimed = navigation instanceof PerformanceNavigationTiming;
        return {
          start: isTimed ? navigation.loadEventStart : 0,
          end: isTimed ? navigation.loadEventEnd : 0,
          sent: window.sentLoadTimes ?? [],
        };
      });
      expect(start).toBeGreaterThan(0);
      expect(await readEvents(page, 'page_performance')).toEqual([{ page_load_time: Math.round(end) }]);
      // The page counts whole milliseconds from its load event.
      expect(sent[0]).toBeGreaterThanOrEqual(start + BACKGROUND_TASKS_MS - 1);
    });

    await test.step('each scroll mark once per page', async () => {
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
      await contact.click();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
      await showPart(0.6);
      await expectEvents(page, 'scroll_depth', marks(25, 50));
      await expect.poll(() => readEvents(page, 'page_performance')).toHaveLength(1);
    });

    await test.step('nothing of a query with markup, of any length, with control or bidi characters', async () => {
      for (const query of [
        'utm_source=<img src=x onerror=alert(1)>&q=</script>',
        `utm_source=${'x'.repeat(10_000)}`,
        'utm_source=%00%E2%80%AEa%1B',
      ]) {
        await openAllowed(page, `/about?${query}`);
        const sent = JSON.stringify(await readEvents(page, 'page_view'));
        expect(sent.length).toBeLessThan(500);
        expect(sent).not.toMatch(/%00|%E2%80%AE|<|script/);
      }
    });
  });

  test('records what the choice allows, wherever it was made', async ({ page, context, expectFault }) => {
    expectFault(/^console warning: The stored consent was corrupted/);
    await storeConsent(page, `{"preferences":"\u202E\u0000<script>${'x'.repeat(10_000)}"}`);
    const { banner, button } = await openBanner(page, '/about', 'en');
    const withdraw = async () => {
      await openDocument(page, '/cookie-policy');
      await page.locator('[data-consent-reset]').click();
      await banner.waitFor();
    };

    await test.step('nothing after a stored choice of ten thousand characters', async () => {
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    });

    await test.step('nothing after Decline', async () => {
      await button('decline').click();
      await expect(banner).toHaveCount(0);
      await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
      await expect(page).toHaveURL('/contact');
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    });

    await test.step('settings grant the chosen categories', async () => {
      await withdraw();
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

    await test.step('a choice or withdrawal in another tab applies here', async () => {
      await withdraw();
      const other = await context.newPage();
      await openBanner(other, '/about', 'en');
      await button('accept').click();
      await expect.poll(() => readEvents(other, 'page_view')).toHaveLength(1);
      await page.locator('[data-consent-reset]').click();
      await expect
        .poll(async () => (await readCommands(other)).at(-1))
        .toEqual(['consent', 'update', denied]);
      const sent = await readCommands(other);
      await other.mouse.wheel(0, 20_000);
      await other.evaluate(() => {
        dispatchEvent(new CustomEvent('site:visitor-engaged', { detail: { category: 'a', action: 'b' } }));
      });
      expect(await readCommands(other)).toEqual(sent);
    });
  });
});
