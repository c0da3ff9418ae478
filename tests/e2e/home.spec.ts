import type { Locator, Page } from '@playwright/test';
import { REVEAL_THRESHOLD, ROTATING_WORD_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { projectPoint } from '#src/features/map/project-point.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { areas } from '#src/signatures/drawn-site/site-areas.ts';
import { siteForms } from '#src/ui/site-drawing/site-forms.ts';
import { sitePlaces } from '#src/config/site-places.ts';
import { listLitPlaces } from '../support/lit-places.ts';
import { openDocument, showFrames, uncover } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readContactWords, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const { width: siteWidth, height: siteHeight } = siteForms.wide;
/** The narrowest window with all services in one row. */
const DESK = { width: 1280, height: 900 };

/** Sections that appear when they scroll into view (behavior §4). */
const revealed = ['expertise', 'industries', 'case-studies', 'cta'];

/** Opens the page with its script started; the skeleton may still cover it. */
async function openCovered(page: Page, address: string) {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Scrolls until a share of a section is above the threshold line. */
async function showShare(page: Page, id: string, share: number) {
  await page.locator(`#${id}`).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * part - innerHeight * 0.9, behavior: 'instant' });
  }, share);
  await showFrames(page);
}

/** Returns the distinct offsets of sections and their contents from their final position. */
async function readShifts(page: Page): Promise<string[]> {
  const parts = page.locator('main section, main section > div');
  return [
    ...new Set(
      await parts.evaluateAll((elements) => elements.map((each) => getComputedStyle(each).translate)),
    ),
  ];
}

/** Returns the words that break across lines. */
function listBroken(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (firstChild === null) return [];
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { t } = words;
  const home = addressOf('home', language);
  const opening = findSection(words, 'home', 'drawn-site');
  const { site } = findSection(words, 'home', 'closing');
  if (site === undefined) throw new Error('Home asks for no site.');
  const turns = opening.words.map(({ word }) => word);
  const next = takeTurns(test, language);

  test.describe(`home page in ${language}`, () => {
    test.use({ locale: browserLocales[language], movesAlways: true });

    /** Expects the headline to show only the word at a position. */
    const expectWord = async (page: Page, position: number) => {
      const shown = () =>
        page
          .locator('h1 span:not(:has(span))')
          .evaluateAll((spans) => spans.map((span) => [span.textContent, getComputedStyle(span).opacity]));
      await expect.poll(shown).toEqual(turns.map((word, place) => [word, place === position ? '1' : '0']));
    };

    next()(
      'the place of a site that is named at its end begins the message, and can be changed there',
      async ({ page }) => {
        const { place, start, send } = site;
        const contactText = readContactWords(language);
        const message = page.locator('#contact-message');
        const lines = `${contactText('answers.place', { answer: place.example })}\n${contactText('answers.start', { answer: start.example })}`;
        const answer = async () => {
          await openDocument(page, home);
          await page.getByLabel(place.label).fill(place.example);
          await page.getByLabel(start.label).fill(start.example);
          await page.getByRole('button', { name: send, exact: true }).click();
          await expect(message).toHaveValue(new RegExp(`^${lines}`));
        };

        await answer();
        await message.press('Control+End');
        await message.pressSequentially('48');
        await page.reload();
        await expect(message).toHaveValue(`${lines}\n48`);
        await answer();
        await expect(message).toHaveValue(`${lines}\n48`);
      },
    );

    for (const [shape, point, named] of [
      ['press-mena', [33, 28.4], /Ras Ghareb \(28\.[345]\d,3[23]\.\d\d\)/],
      ['press-america', [-102, 33.6], /Ras Ghareb \(33\.[567]\d,-10[12]\.\d\d\)/],
    ] as const) {
      next()(
        `a press on the map ${shape} at its end begins the message with the place, behind what was typed`,
        async ({ page }) => {
          const { place, maps } = site;
          const map = maps.find((one) => one.shape === shape)?.map ?? '';
          await openDocument(page, home);
          await page.getByLabel(place.label).fill('Ras Ghareb');
          const sheet = page.getByRole('button', { name: map, exact: true });
          await sheet.scrollIntoViewIfNeeded();
          const size = await sheet.boundingBox();
          const { x, y } = projectPoint(point, shape);
          const position = { x: (x / 100) * (size?.width ?? 0), y: (y / 100) * (size?.height ?? 0) };
          await sheet.click({ position });
          await expect(page.locator('#contact-message')).toHaveValue(named);
          expect(new URL(page.url()).search).not.toContain(shape);
        },
      );
    }

    next()('its headline changes its word', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-01-05T12:00:00Z') });
      await page.clock.pauseAt(new Date('2026-01-05T13:00:00Z'));
      await openCovered(page, home);
      const button = (key: 'motion.pause' | 'motion.play') =>
        page.locator('main').getByRole('button', { name: t(key), exact: true });
      const heading = page
        .locator('#hero')
        .getByRole('heading', { level: 1, name: `${turns[0] ?? ''} ${opening.rest}`, exact: true });

      await test.step('in order, and begins again', async () => {
        await expectWord(page, 0);
        await expect(heading).toHaveCount(1);
        for (let turn = 1; turn <= turns.length + 1; turn += 1) {
          await page.clock.runFor(ROTATING_WORD_MS - 1);
          await expectWord(page, (turn - 1) % turns.length);
          await page.clock.runFor(1);
          await expectWord(page, turn % turns.length);
        }
      });

      await test.step('with one word for screen readers', async () => {
        await expectWord(page, 1);
        await expect(heading).toHaveCount(1);
      });

      await test.step('until the visitor stops it, and again when they resume it', async () => {
        await button('motion.pause').click();
        await page.clock.runFor(ROTATING_WORD_MS * 3);
        await expectWord(page, 1);
        await button('motion.play').click();
        await page.clock.runFor(ROTATING_WORD_MS);
        await expectWord(page, 2);
        await expect(button('motion.pause')).toBeVisible();
      });

      await test.step('and not under reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openCovered(page, home);
        await page.clock.runFor(ROTATING_WORD_MS * 3);
        await expectWord(page, 0);
        await expect(button('motion.pause')).toHaveCount(0);
      });
    });

    test('links to other pages', async ({ page }) => {
      await page.goto(home);

      await test.step('its first buttons lead to pages', async () => {
        for (const { to, label } of opening.actions) {
          const link = page.locator('#hero').getByRole('link', { name: label, exact: true });
          await expect(link).toHaveAttribute('href', addressOf(to.page, language));
        }
      });

      await test.step('it links the websites of the clients', async () => {
        const { id, clients } = findSection(words, 'home', 'clients');
        for (const { name, website } of clients) {
          const visit = t('clients.visit', { client: name });
          const link = page.locator(`#${id}`).getByRole('link', { name: visit, exact: true });
          await expect(link).toHaveAttribute('href', website);
          await expect(link.getByRole('img', { name, exact: true })).toHaveCount(1);
          await link.scrollIntoViewIfNeeded();
          await expect
            .poll(() => link.locator('img').evaluate((image) => image.clientWidth))
            .toBeGreaterThan(0);
        }
      });

      await test.step('its success stories link the pages of their studies', async () => {
        const { study: read, studies } = findSection(words, 'home', 'studies');
        for (const { title, page: study } of studies) {
          const name = `${read} ${title}`;
          const link = page.locator('#case-studies').getByRole('link', { name, exact: true });
          await expect(link).toHaveAttribute('href', addressOf(study, language));
        }
      });
    });
  });
}

test('sections appear', async ({ page }) => {
  await openDocument(page, '/');

  for (const id of revealed) {
    await test.step(`${id} when a tenth of it is visible`, async () => {
      const body = page.locator(`#${id} > div`).first();
      await showShare(page, id, REVEAL_THRESHOLD - 0.04);
      await expect(body).toHaveCSS('translate', '0px 16px');
      await showShare(page, id, REVEAL_THRESHOLD + 0.04);
      await expect(body).toHaveCSS('translate', 'none');
    });
  }

  await test.step('and stay after scrolling back to the top', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await showFrames(page);
    for (const id of revealed)
      await expect(page.locator(`#${id} > div`).first()).toHaveCSS('translate', 'none');
  });

  await test.step('with rotors that turn only while visible and not stopped', async () => {
    const states = () =>
      page.evaluate(() => [
        ...new Set(
          document
            .getAnimations()
            .flatMap((each) =>
              each instanceof CSSAnimation && each.animationName === 'turn' ? each.playState : [],
            ),
        ),
      ]);
    await showShare(page, 'cta', 0.5);
    await expect.poll(states).toEqual(['paused']);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(states).toEqual(['running']);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#hero button')?.click();
    });
    await expect.poll(states).toEqual(['paused']);
  });

  await test.step('for keyboard users', async () => {
    await openDocument(page, '/');
    await expect(page.locator('#cta > div').first()).toHaveCSS('translate', '0px 16px');
    const link = page.locator('#cta').getByRole('link').first();
    await link.focus();
    await expect(link).toBeInViewport();
    await expect(page.locator('#cta > div').first()).toHaveCSS('translate', 'none');
  });

  await test.step('all at once under reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDocument(page, '/');
    await showFrames(page);
    expect(await readShifts(page)).toEqual(['none']);
  });
});

for (const language of languageCodes) {
  test.describe(`the drawn site in ${language}, without JavaScript`, () => {
    test.use({ locale: browserLocales[language], viewport: DESK, javaScriptEnabled: false });

    test('its parts link pages and light up on hover and focus', async ({ page }) => {
      const { places } = findSection(readWords(language), 'home', 'drawn-site');
      const hero = page.locator('#hero');
      const links = hero.getByRole('listitem').getByRole('link');
      await page.goto(addressOf('home', language));
      // The first view ends below the names that the drawing's lines lead to.
      for (const link of await links.all())
        await expect(link.locator('span').first()).toBeInViewport({ ratio: 1 });
      for (const [position, { to }] of places.entries()) {
        await expect(links.nth(position)).toHaveAttribute('href', addressOf(to.page, language));
      }
      await uncover(page);
      expect(await listBroken(links.locator('span'))).toEqual([]);
      const frame = await hero.locator(`svg[viewBox="0 0 ${siteWidth} ${siteHeight}"]`).boundingBox();
      const { x: left = 0, y: top = 0, width: seen = 0 } = frame ?? {};
      for (const [position, place] of sitePlaces.entries()) {
        const [x, y, width, height] = areas[place];
        const middle = languages[language].direction === 'rtl' ? siteWidth - x - width / 2 : x + width / 2;
        const scale = seen / siteWidth;
        await page.mouse.move(left + middle * scale, top + (y + height / 2) * scale);
        await expect.poll(() => listLitPlaces(page), place).toEqual([String(position + 1)]);
        expect(await links.nth(position).evaluate((link) => link.matches(':hover')), place).toBe(true);
      }
      await page.mouse.move(1, 1);
      await links.first().focus();
      await expect.poll(() => listLitPlaces(page)).toEqual(['1']);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto('/');
    expect(await readShifts(page)).toEqual(['none']);
    for (const id of revealed)
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
  });
});
