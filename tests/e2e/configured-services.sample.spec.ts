import type { BrowserContext, Page } from '@playwright/test';
import { ANALYTICS_COOKIE_SECONDS, CONTACT_HOLD_MS, TOAST_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { readCommands, readEvents } from '../support/analytics-layer.ts';
import { releaseTest, services, test } from '../support/configured-site.ts';
import type { MenuPageId } from '#src/routing/routes.ts';
import { expectFields, findContactPage, openContactPage, sampleValues } from '../support/contact-page.ts';
import { choices, findConsent, openBanner, storeConsent, writeConsent } from '../support/consent-corner.ts';
import { awaitIsland, awaitReady, listDocuments, openDocument } from '../support/open-document.ts';
import { watchDocuments } from '../support/page-requests.ts';
import { expect } from '../support/quiet-page.ts';
import { findBarSearch } from '../support/search-page.ts';
import { browserLocales, readClauses, readWords, siteWith } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const { SITE_ANALYTICS_ID: id, SITE_SUPPORT_SCRIPT: widgetAddress } = services;
const tagAddress = `https://www.googletagmanager.com/gtag/js?id=${id}`;
const tagRequest = /^foreign request: https:\/\/www\.googletagmanager\.com\/gtag\//;
const widgetRequest = /^foreign request: https:\/\/help\.example\/widget\.js$/;
/** Endpoint of the e-mail service (behavior §7). */
const sendAddress = 'https://api.emailjs.com/api/v1.0/email/send';
const phone = { width: 390, height: 844 };

/** Replaces the analytics tag; loads another script from its host, like the real tag. */
const tag = `
  const more = document.createElement('script');
  more.src = 'https://www.googletagmanager.com/gtag/destination?id=${id}';
  document.head.append(more);
  window.tagRuns = (window.tagRuns ?? 0) + 1;
`;

/** Replaces the widget: a launcher on its default side, storage, a cookie, and a panel that appears later. */
const widget = `(() => {
  const host = document.createElement('div');
  const launcher = document.createElement('button');
  launcher.textContent = document.currentScript.dataset.language + ' ' + document.currentScript.dataset.side;
  launcher.id = 'help-launcher';
  Object.assign(launcher.style, { position: 'fixed', bottom: '16px', right: '16px', width: '60px', height: '60px' });
  host.append(launcher);
  document.body.append(host);
  localStorage.setItem('help.visitor', '7');
  sessionStorage.setItem('help.chat', 'open');
  document.cookie = 'help=7;path=/';
})();
`;

/** Answers requests to the hosts of analytics and widget. Returns the list of requests. */
async function answerServices(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  const bodies = new Map([
    [tagAddress, tag],
    [widgetAddress, widget],
  ]);
  await context.route(/^https:\/\/(?:www\.googletagmanager\.com|help\.example)\//, async (route) => {
    const address = route.request().url();
    requests.push(address);
    await route.fulfill({ contentType: 'text/javascript', body: bodies.get(address) ?? '' });
  });
  return requests;
}

const readStored = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).filter((name) => name !== 'site.consent'),
    session: Object.keys(sessionStorage).filter((name) => !name.startsWith('site.')),
    cookie: document.cookie,
  }));

// One worker, one build.
test.describe.configure({ mode: 'default' });

for (const language of languageCodes) {
  const isRightToLeft = languages[language].direction === 'rtl';
  const about = addressOf('about', language);

  test.describe(`configured services in ${language}`, () => {
    test.use({ locale: language, consentDecided: false, viewport: phone });

    test('the tag is fetched once, after consent to analytics, and receives later events', async ({
      page,
      context,
      expectFault,
    }) => {
      expectFault(tagRequest);
      const requests = await answerServices(context);
      const { button, consentButton, toggle } = await openBanner(page, about, language);
      expect(requests).toEqual([]);
      await button('customize').click();
      await toggle('preferences').click();
      await button('settings.save').click();
      await expect.poll(() => requests).toEqual([tagAddress, expect.stringContaining('/gtag/destination')]);
      expect(await page.evaluate(() => String(Reflect.get(window, 'tagRuns')))).toBe('1');
      const commands = await readCommands(page);
      expect(commands.slice(0, 4).map(([name]) => name)).toEqual(['consent', 'consent', 'js', 'config']);
      const settings = { send_page_view: false, cookie_expires: ANALYTICS_COOKIE_SECONDS };
      expect(commands[3]).toEqual(['config', id, settings]);
      expect(await readEvents(page, 'page_view')).toHaveLength(1);
      await consentButton.click();
      await button('decline').click();
      await expect
        .poll(() => page.evaluate((name) => String(Reflect.get(window, name)), `ga-disable-${id}`))
        .toBe('true');
      await consentButton.click();
      await button('customize').click();
      await toggle('analytics').click();
      await button('settings.save').click();
      await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(2);
      expect(await page.evaluate((name) => String(Reflect.get(window, name)), `ga-disable-${id}`)).toBe(
        'false',
      );
      expect(requests.filter((address) => address === tagAddress)).toHaveLength(1);
    });

    test('the widget loads with consent to preferences, does not cover the consent button, and is removed on withdrawal', async ({
      page,
      context,
      expectFault,
    }) => {
      expectFault(widgetRequest);
      const requests = await answerServices(context);
      const { button, consentButton, toggle } = await openBanner(page, about, language);
      await page.evaluate(() => localStorage.setItem('theirs', 'kept'));
      await button('customize').click();
      await toggle('analytics').click();
      await button('settings.save').click();
      const launcher = page.locator('#help-launcher');
      await expect(launcher).toHaveText(`${language} ${isRightToLeft ? 'right' : 'left'}`);
      expect(requests).toEqual([widgetAddress]);
      const distance = async () => {
        const box = await launcher.boundingBox();
        if (box === null) return undefined;
        return isRightToLeft ? phone.width - box.x - box.width : box.x;
      };
      await expect.poll(distance).toBe(16);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await launcher.click();
      await openDocument(page, addressOf('contact', language));
      await launcher.waitFor();
      await expect.poll(distance).toBe(16);
      const title = page.getByRole('heading', { level: 1 });
      const readSize = () => title.evaluate((element) => getComputedStyle(element).fontSize);
      const size = await readSize();
      await consentButton.click();
      await button('decline').click();
      await expect(launcher).toHaveCount(0);
      expect(await readSize()).toBe(size);
      expect(await readStored(page)).toEqual({ local: ['theirs'], session: [], cookie: '' });
      await expect(page.locator(`script[src="${widgetAddress}"]`)).toHaveCount(0);
      await expect(page.locator('#root')).toBeVisible();
      await consentButton.click();
      await button('customize').click();
      await toggle('preferences').click();
      await button('settings.save').click();
      await launcher.waitFor();
    });
  });
}

for (const language of languageCodes) {
  test.describe(`a message to the configured e-mail service in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('the legal pages tell of the services that the site has', async ({ page }) => {
      const site = siteWith('emailjs', { analyticsId: id, support: { script: widgetAddress, origins: [] } });
      for (const [legalPage, clauses] of [
        ['privacy-policy', ['optional-services', 'recipients', 'retention', 'us-residents']],
        ['cookie-policy', ['analytics', 'marketing', 'preference']],
        ['terms', ['accessibility']],
      ] as const) {
        await openDocument(page, addressOf(legalPage, language));
        const said = readClauses(readWords(language), legalPage, site);
        for (const clause of clauses) {
          const texts = page.locator(`#${clause} :is(p, li)`);
          const plain = (said.get(clause) ?? []).map((text) => text.replace(/<\/?strong>/g, ''));
          await expect(texts).toHaveText(plain);
        }
      }
      await openDocument(page, addressOf('cookie-policy', language));
      await expect(page.locator('#stored-items')).toContainText('_ga');
    });

    test('goes where the privacy policy says', async ({ page }) => {
      await openDocument(page, addressOf('privacy-policy', language));
      const said =
        readClauses(readWords(language), 'privacy-policy', siteWith('emailjs')).get('delivery') ?? [];
      await expect(page.locator('#delivery p')).toHaveText(said);
      await expect(page.locator('#recipients li').first()).toContainText('EmailJS');
    });

    test('without an answer it may arrive twice: the form says so, and all attempts have the same id', async ({
      page,
      expectFault,
    }) => {
      expectFault(/\/email\/send/);
      const contact = await openContactPage(page, language);
      const { t, toasts, button, hold, sent } = contact;
      const values = sampleValues[language];
      const { company } = readWords(language).shell;
      const formStatus = page.locator('form').getByRole('status');
      const settle = async () => {
        await page.mouse.up();
        await page.clock.runFor(TOAST_MS.error * 2);
        await expect(toasts.locator('[data-part=root]')).toHaveCount(0);
        await page.unrouteAll();
      };
      await contact.fill(values);

      const expectUnknown = async () => {
        await hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(t('failures.noAnswer'), { exact: true })).toHaveCount(1);
        await expect(formStatus.getByText(t('after.unknownTwice'), { exact: true })).toBeVisible();
        await expectFields(page, values);
        await settle();
      };

      await test.step('a connection that breaks', async () => {
        await page.route(sendAddress, (route) => route.abort('connectionreset'));
        await expectUnknown();
      });

      await test.step('a blocker that returns an empty answer', async () => {
        await page.route(sendAddress, (route) => route.fulfill({ status: 200, body: '' }));
        await expectUnknown();
      });

      await test.step('the answer of the service', async () => {
        await page.route(sendAddress, (route) => route.fulfill({ status: 200, body: 'OK' }));
        await hold(CONTACT_HOLD_MS);
        await expect(toasts.getByText(t('toasts.sent'), { exact: true })).toHaveCount(1);
        await expect(formStatus.getByText(t('after.sent'), { exact: true })).toBeVisible();
        await expect(button).toHaveText(t('button.sent'));
      });

      const [first, ...others] = sent;
      expect(first).toMatchObject({
        user_id: services.SITE_EMAILJS_PUBLIC_KEY,
        service_id: services.SITE_EMAILJS_SERVICE_ID,
        template_id: 'template_contact',
        template_params: {
          message_id: expect.stringMatching(/^[a-z0-9-]{16,100}$/),
          message: values.message,
          to_email: company.email,
          test_mode: 'false',
        },
      });
      expect(others).toEqual([first, first]);
    });
  });
}

test.describe('configured services', () => {
  test.use({ consentDecided: false });

  test('no third party is requested before consent', async ({ page, context }) => {
    const requests = await answerServices(context);
    const documents = languageCodes.flatMap((language) => listDocuments(language));
    for (const { address } of documents) {
      const html = await (await page.request.get(address)).text();
      const fetched = html.match(
        /<(?:script|img|source|iframe|link rel="(?:preload|stylesheet|icon|manifest)")[^>]*>/g,
      );
      expect(
        fetched?.filter((tagText) => /https?:/.test(tagText)),
        address,
      ).toEqual([]);
    }
    for (const address of ['/', '/contact', '/ar/case-studies']) {
      await openDocument(page, address);
      await page.locator('[role=dialog]:visible').waitFor();
    }
    expect(requests).toEqual([]);
  });

  test('a widget that is withdrawn while it loads is removed once it is loaded', async ({
    page,
    expectFault,
  }) => {
    expectFault(widgetRequest);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('https://help.example/**', async (route) => {
      await promise;
      await route.fulfill({
        contentType: 'text/javascript',
        body: widget.replaceAll('document.currentScript.dataset', '{}'),
      });
    });
    await storeConsent(page, writeConsent({ ...choices.none, preferences: true }));
    const requested = page.waitForRequest(widgetAddress);
    await openDocument(page, '/cookie-policy');
    await requested;
    await page.locator('[data-consent-reset]').click();
    await findConsent(page, 'en').banner.waitFor();
    const answered = page.waitForResponse(widgetAddress);
    resolve();
    await answered;
    await expect.poll(() => readStored(page)).toEqual({ local: [], session: [], cookie: '' });
    await expect(page.locator('#help-launcher')).toHaveCount(0);
  });

  test('unreachable services cause no errors', async ({ page, expectFault }) => {
    expectFault(tagRequest);
    expectFault(widgetRequest);
    expectFault(/^request: https:\/\/help\.example/);
    expectFault(/^request: https:\/\/www\.googletagmanager\.com/);
    expectFault(/^console error: Failed to load resource/);
    await page.route(/^https:\/\/(?:www\.googletagmanager\.com|help\.example)\//, (route) =>
      route.abort('failed'),
    );
    await storeConsent(page, writeConsent(choices.all));
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === widgetAddress);
    await openDocument(page, '/about');
    await failed;
    await expect(page.locator(`script[src="${widgetAddress}"]`)).toHaveCount(0);
    await page.getByRole('contentinfo').locator('a[href="/services"]').first().click();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('no other address becomes a script', async ({ page, context, expectFault }) => {
    expectFault(tagRequest);
    expectFault(/^policy: (?:require-trusted-types-for|script-src)/);
    expectFault(/^(?:foreign )?request: https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-STRANGE/);
    expectFault(/^console error: /);
    await answerServices(context);
    await storeConsent(page, writeConsent({ ...choices.none, analytics: true }));
    await openDocument(page, '/about');
    await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
    for (const address of [
      'https://evil.example/a.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-STRANGE',
    ]) {
      const refusal = await page.evaluate(async (source) => {
        const reported = new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        });
        try {
          document.createElement('script').src = source;
          return 'nothing';
        } catch {
          return await reported;
        }
      }, address);
      expect(refusal, address).toBe('require-trusted-types-for');
    }
    // A text in the document must not become a script address: only the list of scripts prevents it.
    const about = await page.request.get('/about');
    const html = (await about.text()).replace(
      '</body>',
      '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-STRANGE"></script></body>',
    );
    await page.route('/about', (route) => route.fulfill({ response: about, body: html }));
    const requests: string[] = [];
    page.on('requestfinished', (request) => requests.push(request.url()));
    await page.reload();
    await expect.poll(() => requests).toContain(tagAddress);
    expect(requests.filter((address) => address.includes('gtm.js'))).toEqual([]);
  });
});

/** Messages of the browser and the page about a missing file of the previous release. */
const goneFile = /status of 404|dynamically imported module/;

for (const language of languageCodes) {
  releaseTest.describe(`a tab of the previous release in ${language}`, () => {
    releaseTest.use({ locale: browserLocales[language] });
    const words = readWords(language);
    const next = takeTurns(releaseTest, language);

    next()(
      'opens the menu of small screens, which needs no file, without a load',
      async ({ page, deployment }) => {
        await page.setViewportSize(phone);
        await openDocument(page, addressOf('home', language));
        const button = page.getByRole('button', { name: words.t('navigation.openMenu'), exact: true });
        const documents = watchDocuments(page);
        await deployment.deploy('configured');
        await button.click();
        const menu = page.getByRole('dialog', { name: words.t('navigation.menu'), exact: true });
        await expect(
          menu.getByRole('link', { name: words.shell.pages.industries.menu, exact: true }),
        ).toBeVisible();
        expect(documents).toEqual([]);
      },
    );

    next()(
      'continues after one reload in each of its parts, and keeps what is typed',
      async ({ page, deployment, expectFault }) => {
        expectFault(goneFile);
        const documents = watchDocuments(page);
        const { firstName } = sampleValues[language];
        const query = words.shell.pages.faq.name;

        /** Opens a page, deploys the other release, and uses a part; expects exactly one reload. */
        const outlive = async (
          id: MenuPageId,
          use: () => Promise<void>,
          expectAnswer: () => Promise<void>,
        ) => {
          await deployment.deploy('plain');
          await openDocument(page, addressOf(id, language));
          await deployment.deploy('configured');
          documents.length = 0;
          await use();
          await expect.poll(() => documents.length).toBe(1);
          await awaitReady(page);
          await expectAnswer();
          expect(documents).toHaveLength(1);
        };

        await releaseTest.step('the search', async () => {
          const { field, options } = findBarSearch(page, language);
          /** The last letters are typed while the new document loads. */
          const type = () =>
            field.evaluate((input: HTMLInputElement, typed) => {
              input.focus();
              input.value = typed.slice(0, 3);
              input.dispatchEvent(new InputEvent('input', { bubbles: true }));
              addEventListener('beforeunload', () => {
                input.value = typed;
              });
            }, query);
          await outlive('about', type, async () => {
            await expect(field).toHaveValue(query);
            await expect(field).toBeFocused();
            await expect(options.first()).toBeVisible();
          });
        });

        await releaseTest.step('the settings of consent', async () => {
          const { consentButton, button, settings } = findConsent(page, language);
          const customize = async () => {
            await consentButton.click();
            await button('customize').click();
          };
          await outlive('industries', customize, async () => {
            await customize();
            await expect(settings).toBeVisible();
          });
        });

        await releaseTest.step('the filter of case studies', async () => {
          const chip = page.locator('#studies').getByRole('group').getByRole('button').nth(3);
          await outlive(
            'case-studies',
            () => chip.click(),
            async () => {
              await chip.click();
              await expect(chip).toHaveAttribute('aria-pressed', 'true');
            },
          );
        });

        await releaseTest.step('the form', async () => {
          const { field, fault, t } = findContactPage(page, language);
          await outlive(
            'contact',
            () => field('firstName').fill(firstName),
            async () => {
              await expect(field('firstName')).toHaveValue(firstName);
              await awaitIsland(page, 'contact');
              await field('lastName').focus();
              await field('lastName').blur();
              await expect(fault('lastName')).toHaveText(t('faults.lastName'));
            },
          );
        });
      },
    );

    next()('does not notice where the files of its release are kept', async ({ page, deployment }) => {
      await openDocument(page, addressOf('contact', language));
      await deployment.deploy('both');
      const documents = watchDocuments(page);
      const { field } = findContactPage(page, language);
      await field('firstName').fill('Dana');
      await awaitIsland(page, 'contact');
      const { options, field: search } = findBarSearch(page, language);
      await search.fill(words.shell.pages.faq.name);
      await expect(options.first()).toBeVisible();
      const { consentButton, button, settings } = findConsent(page, language);
      await consentButton.click();
      await button('customize').click();
      await expect(settings).toBeVisible();
      await expect(field('firstName')).toHaveValue('Dana');
      expect(documents).toEqual([]);
    });
  });
}
