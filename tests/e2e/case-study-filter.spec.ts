import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#src/config/languages.ts';
import type { CaseStudy } from '#src/content/content-types.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { openHydrated } from '../support/open-page.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';

/** What a visitor sees of the filter. */
function findParts(page: Page) {
  const section = page.locator('#studies');
  return {
    section,
    group: section.getByRole('group'),
    cards: section.getByRole('article'),
    status: section.getByRole('status'),
  };
}

/** Expects that exactly these studies are shown. */
async function expectShown(cards: Locator, studies: readonly CaseStudy[]) {
  await expect(cards).toHaveCount(studies.length);
  for (const { slug } of studies) {
    await expect(cards.and(cards.page().locator(`[id="${slug}"]`))).toBeVisible();
  }
}

for (const language of languageCodes) {
  const words = readWords(language);
  const { studies, filter } = findSection(words, 'case-studies', 'case-studies');
  const address = addressOf('case-studies', language);
  const of = (industry: string) => studies.filter((study) => study.industry === industry);
  const nameOf = (id: string) =>
    [...filter.industries, ...filter.services].find((each) => each.id === id)?.label ?? '';
  const chip = (page: Page, label: string, count: number) =>
    findParts(page).group.getByRole('button', { name: `${label} ${count}`, exact: true });

  test.describe(`case-study filter in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    test('shows all studies, and chips for industries that have some', async ({ page }) => {
      await openHydrated(page, address);
      const { group, cards } = findParts(page);
      await expect(group).toHaveAccessibleName(filter.label);
      await expectShown(cards, studies);
      await expect(group.getByRole('button')).toHaveText([
        filter.byIndustry,
        filter.byService,
        `${filter.all} 8`,
        `${nameOf('renewable-energy')} 5`,
        `${nameOf('retail')} 3`,
      ]);
      await expect(group.getByRole('button', { pressed: true })).toHaveText([
        filter.byIndustry,
        `${filter.all} 8`,
      ]);
    });

    test('a chip shows its studies, says how many, and stands in the address', async ({ page }) => {
      await openHydrated(page, address);
      const { cards, status } = findParts(page);
      await chip(page, nameOf('retail'), 3).click();
      await expectShown(cards, of('retail'));
      await expect(status).toHaveText(words.t('stories.count', { count: 3 }));
      await expect(chip(page, nameOf('retail'), 3)).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(`${address}?industry=retail`);
      await chip(page, filter.all, 8).click();
      await expectShown(cards, studies);
      await expect(page).toHaveURL(address);
    });

    test('the other switch offers the services that have studies', async ({ page }) => {
      await openHydrated(page, address);
      const { group, cards } = findParts(page);
      await group.getByRole('button', { name: filter.byService, exact: true }).click();
      await expect(page).toHaveURL(`${address}?service=all`);
      await expectShown(cards, studies);
      const offered = filter.services
        .map(({ id, label }) => ({
          id,
          label,
          count: studies.filter(({ service }) => service === id).length,
        }))
        .filter(({ count }) => count > 0);
      await expect(group.getByRole('button')).toHaveText([
        filter.byIndustry,
        filter.byService,
        `${filter.all} 8`,
        ...offered.map(({ label, count }) => `${label} ${count}`),
      ]);
      for (const { id, label, count } of offered) {
        await chip(page, label, count).click();
        await expectShown(
          cards,
          studies.filter(({ service }) => service === id),
        );
        await expect(page).toHaveURL(`${address}?service=${id}`);
      }
    });

    test('works by keyboard', async ({ page }) => {
      await openHydrated(page, address);
      await chip(page, filter.all, 8).focus();
      await page.keyboard.press('Tab');
      await expect(chip(page, nameOf('renewable-energy'), 5)).toBeFocused();
      await page.keyboard.press('Space');
      await expectShown(findParts(page).cards, of('renewable-energy'));
      await expect(chip(page, nameOf('renewable-energy'), 5)).toBeFocused();
    });

    test('the empty result has its sentence, and All as the way out', async ({ page }) => {
      await openHydrated(page, `${address}?industry=enterprise`);
      const { group, cards, status } = findParts(page);
      await expect(status).toHaveText(filter.empty);
      await expect(status).toBeVisible();
      await expectShown(cards, []);
      await expect(group.getByRole('button', { pressed: true })).toHaveText([filter.byIndustry]);
      await chip(page, filter.all, 8).click();
      await expectShown(cards, studies);
      await expect(page).toHaveURL(address);
    });

    test('going back leaves the page, and coming back restores the filter', async ({ page }) => {
      await openHydrated(page, addressOf('industries', language));
      await page
        .getByRole('link', { name: words.shell.pages['case-studies'].name })
        .locator('visible=true')
        .first()
        .click();
      await expect(page).toHaveURL(address);
      const { cards } = findParts(page);
      await chip(page, nameOf('retail'), 3).click();
      await chip(page, nameOf('renewable-energy'), 5).click();
      await page.goBack();
      await expect(page).toHaveURL(addressOf('industries', language));
      await page.goForward();
      await expect(page).toHaveURL(`${address}?industry=renewable-energy`);
      await expectShown(cards, of('renewable-energy'));
      await page.reload();
      await expectShown(cards, of('renewable-energy'));
    });

    test('the language switch takes the filter along', async ({ page }) => {
      await openHydrated(page, address);
      await chip(page, nameOf('retail'), 3).click();
      const other = language === 'en' ? 'ar' : 'en';
      await expect(page.locator(`a[hreflang=${other}]`).first()).toHaveAttribute(
        'href',
        `${addressOf('case-studies', other)}?industry=retail`,
      );
    });

    test('touch', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(address);
      await chip(page, nameOf('retail'), 3).tap();
      await expectShown(findParts(page).cards, of('retail'));
      await context.close();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all studies are there, and no controls', async ({ page }) => {
        await page.goto(`${address}?industry=retail`);
        const { cards, group } = findParts(page);
        await expectShown(cards, studies);
        await expect(group).toBeHidden();
      });
    });
  });
}

const { studies } = findSection(readWords('en'), 'case-studies', 'case-studies');
const wind = studies.find(({ industry }) => industry === 'renewable-energy')?.slug ?? '';
const retail = studies.filter(({ industry }) => industry === 'retail');

for (const search of ['?industry=catering', '?service=catering', '?industry=', '?industry=all']) {
  test(`${search} means all`, async ({ page }) => {
    await openHydrated(page, `/case-studies${search}`);
    await expectShown(findParts(page).cards, studies);
    await expect(findParts(page).group.getByRole('button', { name: 'All 8', pressed: true })).toBeVisible();
  });
}

for (const detail of ['retail', { industry: 'retail' }]) {
  test(`the event setIndustryFilter with ${JSON.stringify(detail)} sets the filter`, async ({ page }) => {
    const send = (value: typeof detail) =>
      page.evaluate((each) => dispatchEvent(new CustomEvent('setIndustryFilter', { detail: each })), value);
    await openHydrated(page, '/case-studies');
    await send(detail);
    await expectShown(findParts(page).cards, retail);
    await expect(page).toHaveURL('/case-studies?industry=retail');
    await send('all');
    await expectShown(findParts(page).cards, studies);
    await expect(page).toHaveURL('/case-studies');
    await send(detail);
    await expectShown(findParts(page).cards, retail);
  });
}

test.describe('the anchor of a study that the filter hides', () => {
  const expectOpened = async (page: Page) => {
    await expect(page).toHaveURL(`/case-studies#${wind}`);
    await expectShown(findParts(page).cards, studies);
    const card = page.locator(`[id="${wind}"]`);
    await expect(card).toBeInViewport();
    await expect(card.locator('[data-disclosure]')).toHaveAttribute('aria-expanded', 'true');
  };

  test('shows all studies when the page opens with it', async ({ page }) => {
    await openHydrated(page, `/case-studies?industry=retail#${wind}`);
    await expectOpened(page);
  });

  test('shows all studies when it is typed', async ({ page }) => {
    await openHydrated(page, '/case-studies?industry=retail');
    await expectShown(findParts(page).cards, retail);
    await page.evaluate((slug) => (location.hash = slug), wind);
    await expectOpened(page);
  });

  test('shows all studies when a link leads to it', async ({ page }) => {
    await openHydrated(page, '/case-studies?industry=retail');
    await expectShown(findParts(page).cards, retail);
    await page.evaluate((slug) => {
      const link = Object.assign(document.createElement('a'), { href: `/case-studies#${slug}` });
      document.body.append(link);
      link.click();
    }, wind);
    await expectOpened(page);
  });
});

test('a link to the page without a filter shows all studies', async ({ page }) => {
  await openHydrated(page, '/case-studies?industry=retail');
  await expectShown(findParts(page).cards, retail);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: readWords('en').shell.pages['case-studies'].menu })
    .first()
    .click();
  await expect(page).toHaveURL('/case-studies');
  await expectShown(findParts(page).cards, studies);
});

test('what is open in a study stays open while it is filtered', async ({ page }) => {
  await openDocument(page, '/case-studies');
  const { cards, group } = findParts(page);
  await cards.first().locator('[data-disclosure]').click();
  await group.getByRole('button', { name: /^Retail/ }).click();
  await expectShown(cards, retail);
  await group.getByRole('button', { name: /^All/ }).click();
  await expect(page.locator(`[id="${studies[0]?.slug}"] [data-disclosure]`)).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator(`[id="${studies[0]?.slug}"] [data-disclosure]`)).toBeVisible();
});
