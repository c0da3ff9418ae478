import type { Locator, Page } from '@playwright/test';
import { NEAR_VIEWPORT_PX } from '#src/config/constants.ts';
import { type Language, languageCodes } from '#src/config/languages.ts';
import type { MapLocation } from '#src/content/content-types.ts';
import { formatTime } from '#src/i18n/format-time.ts';
import { measurePlaces } from '#src/pages/about/place-distance.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { listViolations } from '../support/axe.ts';
import { awaitIsland, openDocument, showFrames, uncover, takeInHand } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

const GEOMETRY = /\/assets\/land-[\w-]+\.json$/;
const COASTS = /\/drawings\/coasts\.svg$/;
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const findMap = (page: Page) => page.locator('[data-map]');
const findMarkers = (page: Page) => page.locator('[data-marker]');
const findMarker = (page: Page, id: string) => page.locator(`[data-marker=${id}]`);
const findTooltip = (page: Page, id: string) =>
  findMarker(page, id).getByRole('tooltip', { includeHidden: true });

/** Waits for the map: code and geometry load slowly on a busy machine. */
async function expectDrawn(page: Page) {
  await expect(findMap(page)).toHaveAttribute('data-map', 'drawn', { timeout: 20_000 });
}

async function openMap(page: Page, language: Language) {
  await openDocument(page, addressOf('contact', language));
  await showMap(page);
}

/** Scrolls to the map and waits for it. */
async function showMap(page: Page) {
  await findMap(page).scrollIntoViewIfNeeded();
  await expectDrawn(page);
  await page.locator('[data-reveal=waiting]:has([data-map])').waitFor({ state: 'detached' });
}

/** Scrolls to the map of the About page and waits until its regions are hydrated. */
async function showRegions(page: Page) {
  const coasts = findMap(page).locator('img');
  await coasts.scrollIntoViewIfNeeded();
  await awaitIsland(page, 'regions');
  await expect
    .poll(() => coasts.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('[data-reveal=waiting]:has([data-map])').waitFor({ state: 'detached' });
}

function watchRequests(page: Page, file: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (file.test(request.url())) requests.push(request.url());
  });
  return requests;
}

async function listShown(markers: Locator): Promise<(string | null)[]> {
  return markers.evaluateAll((all) => all.map((marker) => marker.getAttribute('data-marker')));
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Expects the tooltip on the side of its marker that the record names. */
async function expectSide(page: Page, { id, tooltip }: MapLocation) {
  const marker = await boxOf(findMarker(page, id).getByRole('button'));
  const box = await boxOf(findTooltip(page, id));
  const distances = {
    top: marker.y - box.bottom,
    bottom: box.y - marker.bottom,
    left: marker.x - box.right,
    right: box.x - marker.right,
  };
  expect(distances[tooltip], `${id} on the ${tooltip}`).toBeGreaterThan(-4);
}

test.describe.configure({ timeout: 60_000 });

for (const language of languageCodes) {
  const words = readWords(language);
  const contact = findSection(words, 'contact', 'map');
  const about = findSection(words, 'about', 'regions');
  const { locations } = contact;
  const [place] = locations;
  const [area] = about.items;
  const region = contact.regions.at(-1);
  if (place === undefined || area === undefined || region === undefined) throw new Error('No place to show.');
  const idsOf = (id: string) => locations.filter((each) => each.region === id).map((each) => each.id);
  const listLit = (page: Page) => listShown(page.locator('[data-emphasis=lit]'));
  const idsIn = (id: string) =>
    about.locations.filter(({ areas }) => areas.includes(id)).map((each) => each.id);
  const next = takeTurns(test, language);

  test.describe(`the map of the contact page in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: wide });
    const part = (page: Page) => page.locator(`#${contact.id}`);
    const findButton = (page: Page, { label }: typeof region) =>
      part(page).getByRole('button', { name: label, exact: true }).first();

    test('is drawn near the viewport, and shows the chosen regions', async ({ page }) => {
      const requests = watchRequests(page, GEOMETRY);
      await openDocument(page, addressOf('contact', language));

      await test.step('the geometry is fetched near the viewport, once, without layout shift', async () => {
        const { y, ...before } = await boxOf(findMap(page));
        expect(y).toBeGreaterThan(wide.height + NEAR_VIEWPORT_PX);
        await page.waitForLoadState('networkidle');
        expect(requests).toEqual([]);
        await page.mouse.wheel(0, y - wide.height - NEAR_VIEWPORT_PX + 200);
        await expectDrawn(page);
        expect(requests).toHaveLength(1);
        expect(new URL(requests[0] ?? '').origin).toBe(new URL(page.url()).origin);
        const after = await boxOf(findMap(page));
        expect([after.width, after.height]).toEqual([before.width, before.height]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await findButton(page, region).focus();
        await showFrames(page);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      });

      await test.step('it has a name and a marker for each place, west on the left', async () => {
        await showMap(page);
        const group = page.getByRole('group', { name: contact.map.label, exact: true });
        await expect(part(page).locator(group)).toBeVisible();
        await expect(findMarkers(page)).toHaveCount(locations.length);
        for (const { name } of locations) {
          await expect(findMap(page).getByRole('button', { name, exact: true })).toBeVisible();
        }
        const eastwards = locations.toSorted((a, b) => a.coordinates[0] - b.coordinates[0]);
        const xs: number[] = [];
        for (const { id } of eastwards) xs.push((await boxOf(findMarker(page, id).getByRole('button'))).x);
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      });

      await test.step('it shows coasts without borders, names the seas, and shows the time of each place', async () => {
        const land = page.locator('[data-map] path');
        await expect(land).toHaveCount(1);
        expect((await land.getAttribute('d'))?.length).toBeGreaterThan(10_000);
        for (const { name } of contact.seas) await expect(findMap(page)).toContainText(name);
        for (const { id, city, zone } of locations) {
          await expect(findMarker(page, id)).toContainText(city);
          await expect
            .poll(async () => {
              const now = formatTime(language, new Date(), zone);
              return (await findMarker(page, id).textContent())?.includes(now);
            })
            .toBe(true);
        }
        for (const window of await page.locator('[data-light]').all()) {
          const light =
            (await window.getAttribute('data-light')) === 'day' ? contact.map.day : contact.map.night;
          await expect(window).toContainText(light);
        }
      });

      for (const { name, press } of [
        { name: 'the space bar', press: (button: Locator) => button.press('Space') },
        { name: 'the enter key', press: (button: Locator) => button.press('Enter') },
        { name: 'the mouse', press: (button: Locator) => button.click() },
      ]) {
        await test.step(`${name} shows one region, then all`, async () => {
          for (const each of contact.regions) {
            const { id } = each;
            const button = findButton(page, each);
            await press(button);
            await expect(button).toHaveAttribute('aria-pressed', 'true');
            await expect.poll(() => listShown(findMarkers(page))).toEqual(idsOf(id));
            await expect(part(page).locator('li')).toHaveCount(idsOf(id).length);
          }
          const last = findButton(page, region);
          await press(last);
          await expect(last).toHaveAttribute('aria-pressed', 'false');
          await expect(findMarkers(page)).toHaveCount(locations.length);
        });
      }
    });

    test('explains its places in tooltips', async ({ page }) => {
      await test.step('it is drawn on a page reached by navigation', async () => {
        await openDocument(page, addressOf('about', language));
        await page
          .locator(`header a[href="${addressOf('contact', language)}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(addressOf('contact', language));
        await part(page).scrollIntoViewIfNeeded();
        await takeInHand(page);
        await showMap(page);
        await findButton(page, region).click();
        await expect.poll(() => listShown(findMarkers(page))).toEqual(idsOf(region.id));
        await findButton(page, region).click();
        await expect(findMarkers(page)).toHaveCount(locations.length);
      });

      await test.step('a tooltip follows the focus', async () => {
        await findButton(page, region).focus();
        for (const { id, subtext } of locations) {
          await page.keyboard.press('Tab');
          await expect(findMarker(page, id).getByRole('button')).toBeFocused();
          await expect(findMarker(page, id).getByRole('button')).toHaveAccessibleDescription(subtext);
          await expect(findTooltip(page, id)).toBeVisible();
        }
        await page.keyboard.press('Tab');
        await expect(page.locator('[data-open=true]')).toHaveCount(0);
      });

      await test.step('it appears on its side on hover, and Escape closes it', async () => {
        for (const each of locations) {
          await findMarker(page, each.id).getByRole('button').hover();
          await expect(findTooltip(page, each.id)).toBeVisible();
          await expect(findTooltip(page, each.id)).toContainText(each.name);
          await expect(findTooltip(page, each.id)).toContainText(each.subtext);
          await expect(page.locator('[data-open=true]')).toHaveCount(1);
          await expectSide(page, each);
        }
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-open=true]')).toHaveCount(0);
      });

      await test.step('it stays while hovered', async () => {
        await findMarker(page, place.id).getByRole('button').hover();
        await findTooltip(page, place.id).hover();
        await expect(findTooltip(page, place.id)).toBeVisible();
        await part(page).locator('h2').hover();
        await expect(findTooltip(page, place.id)).toBeHidden();
      });

      for (const viewport of [wide, phone]) {
        await test.step(`axe reports nothing, ${viewport.width} pixels wide`, async () => {
          await page.setViewportSize(viewport);
          await findMap(page).scrollIntoViewIfNeeded();
          await expect(page.locator('[data-open=true]')).toHaveCount(0);
          await expect(page.getByRole('tooltip')).toHaveCount(0);
          expect(await listViolations(page, `#${contact.id}`)).toEqual([]);
          await findMarker(page, place.id).getByRole('button').focus();
          await expect(findTooltip(page, place.id)).toHaveCSS('opacity', '1');
          expect(await listViolations(page, `#${contact.id}`)).toEqual([]);
          await findMarker(page, place.id).getByRole('button').blur();
        });
      }
    });

    next()(
      'without the geometry the list and the buttons stay, and the map can be loaded again',
      async ({ page, expectFault }) => {
        expectFault(/status of 503/);
        await page.route(GEOMETRY, (route) => route.fulfill({ status: 503 }));
        await openDocument(page, addressOf('contact', language));
        await findMap(page).scrollIntoViewIfNeeded();
        await expect(findMap(page).getByText(contact.map.failed)).toBeVisible();
        await expect(findMarkers(page)).toHaveCount(0);
        await findButton(page, region).click();
        await expect(page.locator(`#${contact.id} li`)).toHaveCount(idsOf(region.id).length);
        await page.unroute(GEOMETRY);
        await findMap(page).getByRole('button', { name: contact.map.retry }).click();
        await expectDrawn(page);
        await expect.poll(() => listShown(findMarkers(page))).toEqual(idsOf(region.id));
      },
    );
  });

  test.describe(`the maps on touch screens in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: phone, hasTouch: true, isMobile: true });

    next()('answer to taps', async ({ page }) => {
      const tooltips = page.locator('[data-open=true]');
      await openMap(page, language);

      await test.step('a tapped place shows only its tooltip', async () => {
        for (const { id } of locations) {
          await findMarker(page, id).getByRole('button').tap();
          await expect(findTooltip(page, id)).toBeVisible();
          await expect(tooltips).toHaveCount(1);
        }
        await page.locator(`#${contact.id} li`).last().tap();
        await expect(tooltips).toHaveCount(0);
      });

      await test.step('a tapped region shows its places, then all', async () => {
        const button = page.locator(`#${contact.id} button[aria-pressed]`).last();
        await button.tap();
        await expect.poll(() => listShown(findMarkers(page))).toEqual(idsOf(region.id));
        await button.tap();
        await expect(findMarkers(page)).toHaveCount(locations.length);
      });

      await test.step('no tooltip makes a 320 pixel page scroll sideways', async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        await openMap(page, language);
        for (const { id } of locations) {
          await findMarker(page, id).getByRole('button').focus();
          await expect(findTooltip(page, id)).toBeVisible();
          const { x, right } = await boxOf(findTooltip(page, id));
          expect(x).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(320);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        }
      });

      await test.step('on a large screen a tapped region of the page About lights up its places', async () => {
        await page.setViewportSize(wide);
        await openDocument(page, addressOf('about', language));
        await showRegions(page);
        await page.locator(`#region-${area.id}-button`).tap();
        await expect.poll(() => listLit(page)).toEqual(idsIn(area.id));
      });
    });
  });

  test.describe(`the map of the page About in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: wide });
    const distances = measurePlaces(about, language);
    const findCard = (page: Page, id: string) => page.locator(`li:has(> #region-${id})`);

    test('lights up the places of a region', async ({ page }) => {
      await test.step('it is neither shown nor fetched on a smaller screen', async () => {
        await page.setViewportSize({ width: 1023, height: 900 });
        const requests = watchRequests(page, COASTS);
        await openDocument(page, addressOf('about', language));
        await page.locator(`#${about.id}`).scrollIntoViewIfNeeded();
        await findCard(page, area.id).hover();
        await page.waitForLoadState('networkidle');
        await expect(findMap(page)).toBeHidden();
        await expect(page.locator(`#${about.id} button`).filter({ visible: true })).toHaveCount(0);
        expect(requests).toEqual([]);
        for (const { city, distance } of distances) {
          const entry = page.locator(`#${about.id} li`).filter({ hasText: city }).first();
          await expect(entry).toContainText(distance);
          await expect(entry).toBeVisible();
        }
        await page.setViewportSize(wide);
        await showRegions(page);
        expect(requests).toHaveLength(1);
      });

      await test.step('it has a name, and names its places with their distances, and its seas', async () => {
        await expect(page.getByRole('img', { name: about.map, exact: true })).toBeVisible();
        for (const { id, city, distance } of distances) {
          await expect(findMarker(page, id)).toContainText(city);
          await expect(findMarker(page, id)).toContainText(distance);
        }
        for (const { name } of about.seas) await expect(findMap(page)).toContainText(name);
      });

      await test.step('west is on the same side in every language', async () => {
        const eastwards = about.locations.toSorted((a, b) => a.coordinates[0] - b.coordinates[0]);
        const xs: number[] = [];
        for (const { id } of eastwards)
          xs.push((await boxOf(findMarker(page, id).locator('circle').first())).x);
        expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      });

      await test.step('hover lights them up', async () => {
        await page.locator(`#${about.id} h2`).hover();
        await expect.poll(() => listLit(page)).toEqual([]);
        for (const { id } of about.items) {
          expect(idsIn(id).length).toBeGreaterThan(0);
          await findCard(page, id).hover();
          await expect.poll(() => listLit(page)).toEqual(idsIn(id));
        }
        await page.locator(`#${about.id} h2`).hover();
        await expect.poll(() => listLit(page)).toEqual([]);
        // Content scrolling below a pointer would also light up.
        await page.mouse.move(1, 1);
      });

      await test.step('focus lights them up, and a press keeps them lit', async () => {
        for (const { id, title } of about.items) {
          const button = findCard(page, id).getByRole('button');
          await expect(button).toHaveAccessibleName(`${about.show} ${title}`);
          await button.focus();
          await expect.poll(() => listLit(page)).toEqual(idsIn(id));
        }
        const button = findCard(page, area.id).getByRole('button');
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await button.blur();
        await expect.poll(() => listLit(page)).toEqual(idsIn(area.id));
        await button.press('Enter');
        await button.blur();
        await expect.poll(() => listLit(page)).toEqual([]);
      });

      await test.step('axe reports nothing', async () => {
        await findCard(page, area.id).getByRole('button').press('Enter');
        await page.mouse.move(0, 0);
        expect(await listViolations(page, `#${about.id}`)).toEqual([]);
      });
    });
  });

  test.describe(`the maps without JavaScript in ${language}`, () => {
    test.use({ locale: browserLocales[language], viewport: wide, javaScriptEnabled: false });

    test('are lists', async ({ page }) => {
      for (const [id, section] of [
        ['contact', contact],
        ['about', about],
      ] as const) {
        await test.step(`on the page ${id}`, async () => {
          await page.goto(addressOf(id, language));
          await uncover(page);
          const part = page.locator(`#${section.id}`);
          for (const { name, subtext } of locations) {
            const entry = part.locator('li').filter({ hasText: subtext });
            await expect(entry).toBeVisible();
            await expect(entry).toContainText(name);
          }
          await expect(findMap(page)).toBeVisible({ visible: id === 'about' });
          await expect(part.locator('button').filter({ visible: true })).toHaveCount(0);
        });
      }
    });
  });
}
