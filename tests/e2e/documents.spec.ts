import type { CDPSession, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import { routes } from '#src/routing/routes.ts';
import { listViolations } from '../support/axe.ts';
import { choices } from '../support/consent-corner.ts';
import { decideConsent } from '../support/decide-consent.ts';
import { listDocuments, revealAll, awaitFonts, takeInHand } from '../support/open-document.ts';
import { expectFit, MIN_TARGET, listHeadingFaults, listSmallTargets } from '../support/page-faults.ts';
import { measureRuns } from '../support/protected-runs.ts';
import { expect, test } from '../support/quiet-page.ts';
import { readSections } from '../support/read-sections.ts';
import { isTurnOf } from '../support/take-turns.ts';
import { isLatePreload } from '../support/watch-context.ts';

const parts = [0, 1, 2] as const;
/** Widths for axe and for target sizes: one in one language, the other in the next. */
const PHONE_WIDTH = 390;
const axeWidths = [PHONE_WIDTH, 1440];
const widths = [320, 768, ...axeWidths];
/** The narrowest desktop layout, in which lines are shortest. */
const NARROW_DESKTOP_WIDTH = 1024;
/** Height of the window, px; 844 is a phone's, the unit for the length of pages. */
const HEIGHT = 844;
/** Longest service page on a phone, in screens, with everything folded. */
const MAX_SCREENS = 7;
/** Text size of a visitor who doubles it in the browser's settings, px. */
const DOUBLED_TEXT_SIZE = 32;
/** Width of a 1280 px window at 200 % zoom. */
const ZOOMED_WIDTH = 640;

/** Opens a document; expects hydration to keep its headline. */
async function expectHydration(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const headline = page.locator('h1');
  const written = await headline.innerText();
  await takeInHand(page);
  expect.soft(await headline.innerText(), address).toBe(written);
}

async function expectPrint(page: Page, address: string): Promise<void> {
  // From here on sections below the fold are hidden until they scroll into view.
  await page.waitForLoadState();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#root > header', '#root > div > footer', '#root > [data-skeleton]']) {
    for (const each of await page.locator(part).all()) await expect.soft(each, address).toBeHidden();
  }
  const unseen = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings
      // The search is not printed.
      .filter((heading) => !heading.closest('section')?.querySelector('search'))
      .filter((heading) => !heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((heading) => heading.textContent),
  );
  expect.soft(unseen, `unseen headings of ${address}`).toEqual([]);
  const hidden = (await readSections(page)).filter(({ isShown }) => !isShown);
  expect.soft(hidden, `unseen sections of ${address} on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Expects the caret of empty fields at the start of the line. */
async function expectCarets(page: Page, address: string): Promise<void> {
  const strayed = await page.locator(':is(input, textarea):placeholder-shown').evaluateAll((fields) =>
    fields
      .filter((field) => {
        const { direction, textAlign } = getComputedStyle(field);
        const isAtRight = textAlign === 'right' || textAlign === (direction === 'rtl' ? 'start' : 'end');
        return isAtRight !== (document.dir === 'rtl');
      })
      .map((field) => field.getAttribute('name')),
  );
  expect.soft(strayed, `carets on the wrong side of ${address}`).toEqual([]);
}

/**
 * Expects a service page to end after seven screens on a phone. The registration data, which is optional, does not
 * count.
 */
async function expectShort(page: Page, address: string): Promise<void> {
  await awaitFonts(page);
  const registration = await page
    .locator('footer address a ~ span')
    .evaluateAll((lines) => lines.reduce((sum, line) => sum + line.getBoundingClientRect().height, 0));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft((height - registration) / HEIGHT, `screens of ${address}`).toBeLessThanOrEqual(MAX_SCREENS);
}

/** Expects that the accessibility tree reports no visible part as collapsed, and contains everything that is folded. */
async function expectFolds(page: Page, session: CDPSession, place: string): Promise<void> {
  const countTold = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'DisclosureTriangle').length;
  };
  const shown = await page
    .locator('summary')
    .evaluateAll((names) => names.filter((name) => name.checkVisibility()).length);
  await expect.soft.poll(countTold, `folds of ${place}`).toBe(shown);
}

/** Waits until horizontally scrolling lists are focusable: a carousel is once it is hydrated. */
async function expectReachableScrollers(page: Page, place: string): Promise<void> {
  const countUnreachable = () =>
    page
      .locator('main ul')
      .evaluateAll(
        (lists) =>
          lists.filter(
            (list) =>
              list instanceof HTMLElement &&
              list.tabIndex < 0 &&
              getComputedStyle(list).overflowX === 'auto' &&
              list.scrollWidth > list.clientWidth,
          ).length,
      );
  await expect.poll(countUnreachable, place).toBe(0);
}

/**
 * Goes back through the documents of a tab. Expects that none prevents the back/forward cache. An automated browser
 * caches no page, but still reports what else would prevent it.
 */
async function expectKept(page: Page, session: CDPSession, addresses: readonly string[]): Promise<void> {
  const faults: (readonly string[])[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const own = notRestoredExplanations.filter(({ type }) => type === 'PageSupportNeeded');
    faults.push(own.map(({ reason }) => reason));
  });
  await session.send('Page.enable');
  await page.goto('about:blank');
  for (const [index, address] of addresses.toReversed().entries()) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(address);
    await expect.poll(() => faults.length).toBe(index + 1);
    expect.soft(faults[index], `what keeps ${address} from being kept`).toEqual([]);
  }
}

test.describe.configure({ timeout: 600_000 });

for (const language of languageCodes) {
  for (const part of parts) {
    test.describe(`documents in ${language}, part ${part + 1}`, () => {
      test.use({ locale: language, consentDecided: false, viewport: { width: 320, height: HEIGHT } });

      test('load silently, request no other origin, fit every window, keep units on one line, pass axe, start carets at the line start, report no visible part as collapsed, print, and are cacheable for Back', async ({
        page,
        context,
      }) => {
        await decideConsent(context, choices.all);
        const words: string[] = [];
        page.on('console', (message) => {
          const isExpected =
            /^Failed to load resource: .* 404/.test(message.text()) || isLatePreload(message);
          if (!isExpected) words.push(message.text());
        });
        // A prefetch in progress while leaving would keep this page out of the cache.
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
        const session = await context.newCDPSession(page);
        let runs = 0;
        const own = [...listDocuments(language).entries()].filter(
          ([position]) => position % parts.length === part,
        );
        const addresses = own.map(([, { address }]) => address);
        for (const [position, { id, address }] of own) {
          const axeWidth = axeWidths[(position + languageCodes.indexOf(language)) % axeWidths.length];
          await expectHydration(page, address);
          // Every second document per language: the print layout does not depend on words.
          if (isTurnOf(language, position)) await expectPrint(page, address);
          await expectCarets(page, address);
          for (const width of widths) {
            const place = `${address} at ${width} px`;
            await page.setViewportSize({ width, height: HEIGHT });
            await expectFit(page, place);
            expect.soft(await listHeadingFaults(page), `headings of ${place}`).toEqual([]);
            if (!axeWidths.includes(width)) continue;
            if (width === PHONE_WIDTH && routes[id].parent === 'services') await expectShort(page, place);
            const { count, broken } = await measureRuns(page);
            runs += count;
            expect.soft(broken, `runs on two lines of ${place}`).toEqual([]);
            if (width !== axeWidth) continue;
            await expectFolds(page, session, place);
            await revealAll(page);
            const small = await listSmallTargets(
              page,
              'a[href], button, input, select, textarea',
              MIN_TARGET,
            );
            expect.soft(small, `small targets of ${place}`).toEqual([]);
            await expectReachableScrollers(page, place);
            expect.soft(await listViolations(page), place).toEqual([]);
          }
          await page.setViewportSize({ width: NARROW_DESKTOP_WIDTH, height: HEIGHT });
          const crowded = [...(await listHeadingFaults(page)), ...(await measureRuns(page)).broken];
          expect.soft(crowded, `headings and runs of ${address} at ${NARROW_DESKTOP_WIDTH} px`).toEqual([]);
          await page.setViewportSize({ width: ZOOMED_WIDTH, height: HEIGHT });
          await session.send('Page.setFontSizes', {
            fontSizes: { standard: DOUBLED_TEXT_SIZE, fixed: DOUBLED_TEXT_SIZE },
          });
          await expect(page.locator('html')).toHaveCSS('font-size', `${DOUBLED_TEXT_SIZE}px`);
          await expectFit(page, `${address} with text twice as large`);
          await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
          await page.setViewportSize({ width: 320, height: HEIGHT });
          expect.soft(words, `words on the console of ${address}`).toEqual([]);
        }
        // A lower count means the test covered nothing.
        expect(runs).toBeGreaterThan(addresses.length);
        await expectKept(page, session, addresses);
      });
    });
  }
}
