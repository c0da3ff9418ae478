import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { serializeConsent, CONSENT_KEY } from '#src/features/consent/stored-consent.ts';
import { createI18n } from '#src/i18n/create-i18n.ts';
import type { MessageKey } from '#src/i18n/message-keys.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { menuPageIds, type PageId, routeIds, routes } from '#src/routing/routes.ts';
import { describeMissing, type EngineName } from '../../scripts/find-engines.ts';
import { endSkeleton } from '../support/in-page.ts';
import { findSection, listStoriesPages, readContactWords, readWords } from '../support/site-content.ts';
import type { EngineWindow, Target } from './engine-window.ts';
import { openWindow } from './open-window.ts';
import { serveWatchedBuild } from './watched-build.ts';

/** Timeout of a test, ms: there are many documents, and the machine may be busy. */
const MAX_TEST_MS = 240_000;
/** Timeout and polling interval until the page has answered, ms. */
const patience = { timeout: 20_000, interval: 50 };
const desk = { width: 1440, height: 900 };
/** Narrower than the desktop bar; WebKit's window is at least 450 px wide. */
const phone = { width: 460, height: 900 };
const declined = { necessary: true, analytics: false, marketing: false, preferences: false } as const;

/** A page to search for. */
const service = menuPageIds.find((id) => routes[id].parent === 'services') ?? 'contact';

const countShown = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
const readText = (selector: string) => document.querySelector(selector)?.textContent.trim();
const readAttribute = (selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name);
const readPath = () => location.pathname;
const readState = () => document.readyState;
/** The title with normal spaces. */
const readTitle = () => document.title.replaceAll('\u00A0', ' ');

/** Declares the tests of a visitor's main actions, for an engine in all languages. */
export function describeEngine(name: EngineName): void {
  it(`${name} is on this machine`, () => {
    expect(describeMissing(name)).toBeNull();
  });

  if (describeMissing(name) !== null) return;

  describe(`visitors of ${name}`, { timeout: MAX_TEST_MS }, () => {
    let site: Awaited<ReturnType<typeof serveWatchedBuild>>;
    let engine: EngineWindow;

    beforeAll(async () => {
      site = await serveWatchedBuild();
      engine = await openWindow(name);
    }, MAX_TEST_MS);

    afterAll(async () => {
      await engine.close();
      await site.close();
    });

    /** Returns the problems of the current document. */
    const takeFaults = async () => {
      const noted = await engine.look(() => window.faults?.splice(0) ?? ['The document is not watched.']);
      return [...noted, ...engine.takeWords()];
    };

    /** Opens a document and waits until it is interactive. */
    const open = async (address: string) => {
      await engine.open(site.url + address.slice(1));
      await engine.press('Shift');
      await expect.poll(() => engine.look(readAttribute, 'html', 'data-ready'), patience).toBe('');
      await engine.look(endSkeleton);
    };

    /** Stores a value for the next documents, from a text file, which runs no scripts. */
    const remember = async (key: string, value: string) => {
      await engine.open(`${site.url}robots.txt`);
      await engine.look(
        (name, text) => {
          if (text === '') localStorage.removeItem(name);
          else localStorage.setItem(name, text);
        },
        key,
        value,
      );
    };

    /** Opens a document with a stored consent choice. */
    const openDecided = async (address: string, size = desk) => {
      await engine.resize(size.width, size.height);
      await remember(CONSENT_KEY, serializeConsent(declined));
      await open(address);
    };

    const click = async (target: Target) => {
      await expect.poll(() => engine.click(target).then(() => 'clicked', String), patience).toBe('clicked');
    };

    describe.each(languageCodes)('in %s', (language: Language) => {
      const words = readWords(language);
      const { t, shell, pages, messages, namespaces } = words;
      const i18n = createI18n(language, messages);
      i18n.addResourceBundle(language, 'consent', namespaces.consent);
      const askConsent = (key: MessageKey<'consent'>) => i18n.t(key, { ns: 'consent' });

      /** Expects a navigation to have loaded the page completely. */
      const expectArrival = async (id: PageId) => {
        await expect.poll(() => engine.look(readPath), patience).toBe(addressOf(id, language));
        const title = t('documentTitle', { page: pages[id].title, company: shell.company.name });
        await expect.poll(() => engine.look(readTitle), patience).toBe(title.replaceAll('\u00A0', ' '));
        // Firefox may never answer a navigation request while this document is loading.
        await expect.poll(() => engine.look(readState), patience).toBe('complete');
      };

      it('every document hydrates without problems', async () => {
        await engine.resize(desk.width, desk.height);
        for (const id of routeIds) {
          const address =
            id === 'not-found' ? `${languages[language].prefix}/nowhere` : addressOf(id, language);
          await open(address);
          const { lang, dir, overflow } = await engine.look(() => ({
            lang: document.documentElement.lang,
            dir: getComputedStyle(document.body).direction,
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }));
          const isStatus = (fault: string) => id === 'not-found' && fault.includes('404');
          const faults = (await takeFaults()).filter((fault) => !isStatus(fault));
          expect({ address, lang, dir, overflow, faults }).toEqual({
            address,
            lang: language,
            dir: languages[language].direction,
            overflow: 0,
            faults: [],
          });
        }
      });

      it('the banner asks for consent once, and the consent button opens it again', async () => {
        await engine.resize(desk.width, desk.height);
        await remember(CONSENT_KEY, '');
        await open(addressOf('faq', language));
        await click({ selector: 'button', name: askConsent('accept') });
        await expect
          .poll(() => engine.look((key) => localStorage.getItem(key), CONSENT_KEY), patience)
          .toContain('"analytics":true');
        await open(addressOf('faq', language));
        await click({ selector: 'button', name: askConsent('open') });
        await click({ selector: '[role=dialog] button', name: askConsent('customize') });
        await expect
          .poll(() => engine.look(countShown, '[role=dialog] [role=switch]'), patience)
          .toBeGreaterThan(1);
        expect(await takeFaults()).toEqual([]);
      });

      it('the menu of small screens opens, and closes with Escape', async () => {
        await openDecided(addressOf('privacy-policy', language), phone);
        await click({ selector: 'header button', name: t('navigation.openMenu') });
        await expect.poll(() => engine.look(countShown, 'dialog a'), patience).toBeGreaterThan(3);
        await engine.press('Escape');
        await expect.poll(() => engine.look(countShown, 'dialog'), patience).toBe(0);
        expect(await takeFaults()).toEqual([]);
      });

      it('the search of the bar finds a page and opens it', async () => {
        await openDecided(addressOf('faq', language));
        const field = { selector: 'header search input' };
        await click(field);
        await engine.type(field, shell.pages[service].name);
        await expect.poll(() => engine.look(countShown, 'header [role=option]'), patience).toBeGreaterThan(0);
        await engine.press('Enter');
        await expectArrival(service);
        expect(await takeFaults()).toEqual([]);
      });

      it('links open pages, Back works, and the switch changes the language', async () => {
        await openDecided(addressOf('faq', language));
        await click({ selector: `footer a[href="${addressOf('contact', language)}"]` });
        await expectArrival('contact');
        await engine.look(() => history.back());
        await expectArrival('faq');
        expect(await takeFaults()).toEqual([]);
        for (const other of languageCodes.filter((code) => code !== language)) {
          await click({ selector: `header a[hreflang=${other}]` });
          await expect.poll(() => engine.look(readPath), patience).toBe(addressOf('faq', other));
          await expect.poll(() => engine.look(readAttribute, 'html', 'lang'), patience).toBe(other);
          // Firefox may never answer a navigation request while this document is loading.
          await expect.poll(() => engine.look(readState), patience).toBe('complete');
        }
      });

      it('islands answer: the map, the filter of studies and the stories', async () => {
        await openDecided(addressOf('contact', language));
        const [region] = findSection(words, 'contact', 'map').regions;
        await click({ selector: 'main button', name: region?.label ?? '' });
        await expect
          .poll(() => engine.look(countShown, 'main button[aria-pressed=true]'), patience)
          .toBeGreaterThan(0);
        expect(await takeFaults()).toEqual([]);

        await open(addressOf('case-studies', language));
        const { studies, filter } = findSection(words, 'case-studies', 'case-studies');
        const chosen = studies.filter(({ industry }) => industry === studies[0]?.industry);
        const label = filter.industries.find(({ id }) => id === studies[0]?.industry)?.label ?? '';
        await click({ selector: '#studies button', name: `${label} ${chosen.length}` });
        await expect.poll(() => engine.look(countShown, '#studies article'), patience).toBe(chosen.length);
        expect(await takeFaults()).toEqual([]);

        for (const id of listStoriesPages(4, 6).slice(0, 1)) {
          await open(addressOf(id, language));
          await click({ selector: '#success-stories button:has(+ button) + button' });
          await expect
            .poll(() => engine.look(readText, '#success-stories [role=status]'), patience)
            .not.toBe('');
          expect(await takeFaults()).toEqual([]);
        }
      });

      it('the contact form reports missing fields, sends the message, and confirms it', async () => {
        const contactText = readContactWords(language);
        await openDecided(addressOf('contact', language));
        const fieldOf = (field: string) => ({ selector: `#contact-${field}` });
        await click(fieldOf('email'));
        await engine.type(fieldOf('email'), 'bad');
        await engine.press('Tab');
        await expect
          .poll(() => engine.look(readText, '#contact-email-fault'), patience)
          .toBe(contactText('faults.emailForm'));
        await engine.look(() => document.querySelector<HTMLInputElement>('#contact-email')?.select());
        await engine.type(fieldOf('email'), 'dana@windpark.example');
        const message = `${name} ${language}: 48 turbines near Sweetwater need a network by May.`;
        const texts = { firstName: 'Dana', lastName: 'Whitfield', company: 'Windpark One', message };
        for (const [field, text] of Object.entries(texts)) await engine.type(fieldOf(field), text);
        for (const field of ['industry', 'service']) {
          await engine.look((id) => {
            const list = document.getElementById(id);
            if (!(list instanceof HTMLSelectElement)) throw new Error(`${id} is no list.`);
            list.selectedIndex = 1;
            for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
          }, `contact-${field}`);
        }
        const button = { selector: 'form button[type=submit]' };
        const release = await engine.hold(button);
        await expect
          .poll(() => engine.look(readText, button.selector), patience)
          .toBe(contactText('button.sent'));
        await release();
        const mailbox = await fetch(`${site.url}mailbox`);
        expect(await mailbox.text()).toContain(`${name} ${language}`);
        expect(await takeFaults()).toEqual([]);
      });
    });
  });
}
