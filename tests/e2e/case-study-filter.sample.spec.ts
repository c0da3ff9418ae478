import type { Locator, Page } from '@playwright/test';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import type { CaseStudy } from '#src/content/content-types.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { openDocument } from '../support/open-document.ts';
import { expect, test } from '../support/quiet-page.ts';
import { browserLocales, findSection, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';

/** Returns the visible parts of the filter. */
function findParts(page: Page) {
  const section = page.locator('#studies');
  return {
    section,
    group: section.getByRole('group'),
    cards: section.getByRole('article'),
    status: section.getByRole('status'),
  };
}

async function expectShown(cards: Locator, studies: readonly CaseStudy[]) {
  await expect(cards).toHaveCount(studies.length);
  for (const { slug } of studies) {
    await expect(cards.and(cards.page().locator(`[id="${slug}"]`))).toBeVisible();
  }
}

const own = findSection(readWords(defaultLanguage), 'case-studies', 'case-studies');
/** Industries that have studies, in the order of their chips. */
const [industry = '', last = industry] = own.filter.industries
  .map(({ id }) => id)
  .filter((id) => own.studies.some((study) => study.industry === id));

for (const language of languageCodes) {
  const words = readWords(language);
  const { studies, filter } = findSection(words, 'case-studies', 'case-studies');
  const address = addressOf('case-studies', language);
  const of = (id: string) => studies.filter((study) => study.industry === id);
  const nameOf = (id: string) =>
    [...filter.industries, ...filter.services].find((each) => each.id === id)?.label ?? '';
  const chip = (page: Page, label: string, count: number) =>
    findParts(page).group.getByRole('button', { name: `${label} ${count}`, exact: true });
  const industryChip = (page: Page, id: string) => chip(page, nameOf(id), of(id).length);
  const next = takeTurns(test, language);

  test.describe(`case-study filter in ${language}`, () => {
    test.use({ locale: browserLocales[language] });

    next()('offers what has studies', async ({ page }) => {
      await openDocument(page, address);
      const { group, cards, status } = findParts(page);

      await test.step('it shows all studies, and chips for industries with studies', async () => {
        await expect(group).toHaveAccessibleName(filter.label);
        await expectShown(cards, studies);
        await expect(group.getByRole('button')).toHaveText([
          filter.byIndustry,
          filter.byService,
          `${filter.all} ${studies.length}`,
          ...filter.industries
            .filter(({ id }) => of(id).length > 0)
            .map(({ id, label }) => `${label} ${of(id).length}`),
        ]);
        await expect(group.getByRole('button', { pressed: true })).toHaveText([
          filter.byIndustry,
          `${filter.all} ${studies.length}`,
        ]);
      });

      await test.step('a chip shows its studies and their number, and changes the address', async () => {
        await industryChip(page, last).click();
        await expectShown(cards, of(last));
        await expect(status).toHaveText(words.t('stories.count', { count: of(last).length }));
        await expect(industryChip(page, last)).toHaveAttribute('aria-pressed', 'true');
        await expect(page).toHaveURL(`${address}?industry=${last}`);
      });

      await test.step('the language switch keeps the filter', async () => {
        const other = language === 'en' ? 'ar' : 'en';
        const link = page.locator(`a[hreflang=${other}]`).first();
        await link.focus();
        await expect(link).toHaveAttribute('href', `${addressOf('case-studies', other)}?industry=${last}`);
      });

      await test.step('All shows all studies again', async () => {
        await chip(page, filter.all, studies.length).click();
        await expectShown(cards, studies);
        await expect(page).toHaveURL(address);
      });

      await test.step('it works by keyboard', async () => {
        await chip(page, filter.all, studies.length).focus();
        await page.keyboard.press('Tab');
        await expect(industryChip(page, industry)).toBeFocused();
        await page.keyboard.press('Space');
        await expectShown(cards, of(industry));
        await expect(industryChip(page, industry)).toBeFocused();
      });

      await test.step('the other mode offers the services with studies', async () => {
        await group.getByRole('button', { name: filter.byService, exact: true }).click();
        await expect(page).toHaveURL(`${address}?service=all`);
        await expectShown(cards, studies);
        const offered = filter.services
          .map((service) => ({
            ...service,
            shown: studies.filter((study) => study.services.some((each) => each === service.id)),
          }))
          .filter(({ shown }) => shown.length > 0);
        await expect(group.getByRole('button')).toHaveText([
          filter.byIndustry,
          filter.byService,
          `${filter.all} ${studies.length}`,
          ...offered.map(({ label, shown }) => `${label} ${shown.length}`),
        ]);
        for (const { id, label, shown } of offered) {
          await chip(page, label, shown.length).click();
          await expectShown(cards, shown);
          await expect(page).toHaveURL(`${address}?service=${id}`);
        }
      });
    });

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

      next()('is remembered by the address', async ({ page }) => {
        const { group, cards, status } = findParts(page);

        await test.step('a tap on a chip shows its studies', async () => {
          await openDocument(page, addressOf('industries', language));
          await page
            .getByRole('link', { name: words.shell.pages['case-studies'].name })
            .locator('visible=true')
            .first()
            .tap();
          await expect(page).toHaveURL(address);
          await industryChip(page, last).tap();
          await expectShown(cards, of(last));
          await industryChip(page, industry).tap();
          await expectShown(cards, of(industry));
        });

        await test.step('going back leaves the page, and returning restores the filter', async () => {
          await page.goBack();
          await expect(page).toHaveURL(addressOf('industries', language));
          await page.goForward();
          await expect(page).toHaveURL(`${address}?industry=${industry}`);
          await expectShown(cards, of(industry));
          await page.reload();
          await expectShown(cards, of(industry));
        });

        for (const { id } of filter.industries.filter((each) => of(each.id).length === 0)) {
          await test.step(`the empty result of ${id} has a message, and All leads out of it`, async () => {
            await openDocument(page, `${address}?industry=${id}`);
            await expect(status).toHaveText(filter.empty);
            await expect(status).toBeVisible();
            await expectShown(cards, []);
            await expect(group.getByRole('button', { pressed: true })).toHaveText([filter.byIndustry]);
            await chip(page, filter.all, studies.length).tap();
            await expectShown(cards, studies);
            await expect(page).toHaveURL(address);
          });
        }
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all studies are shown, without controls', async ({ page }) => {
        await page.goto(`${address}?industry=${last}`);
        const { cards, group } = findParts(page);
        await expectShown(cards, studies);
        await expect(group).toBeHidden();
      });
    });
  });
}

test('the address and an event set the filter', async ({ page, expectFault }) => {
  const { group, cards } = findParts(page);
  const { studies, filter } = own;
  const chosen = studies.filter((study) => study.industry === last);
  const label = filter.industries.find(({ id }) => id === last)?.label ?? '';

  for (const search of ['?industry=catering', '?service=catering', '?industry=', '?industry=all']) {
    await test.step(`${search} means all`, async () => {
      await openDocument(page, `/case-studies${search}`);
      await expectShown(cards, studies);
      await expect(
        group.getByRole('button', { name: `${filter.all} ${studies.length}`, pressed: true }),
      ).toBeVisible();
    });
  }

  for (const detail of [last, { industry: last }]) {
    await test.step(`the event setIndustryFilter with ${JSON.stringify(detail)} sets it`, async () => {
      const send = (value: typeof detail) =>
        page.evaluate((each) => dispatchEvent(new CustomEvent('setIndustryFilter', { detail: each })), value);
      await openDocument(page, '/case-studies');
      // The filter applies the last value received before it answers.
      for (const value of [filter.industries[0]?.id ?? 'all', detail]) await send(value);
      await expectShown(cards, chosen);
      await expect(page).toHaveURL(`/case-studies?industry=${last}`);
      await send('all');
      await expectShown(cards, studies);
      await expect(page).toHaveURL('/case-studies');
      await send(detail);
      await expectShown(cards, chosen);
    });
  }

  await test.step('the event sets it after the code of the filter could not be loaded', async () => {
    const code = /\/assets\/[^/]+\.js$/;
    await openDocument(page, '/case-studies');
    expectFault(/net::ERR|Failed to load resource/);
    await page.route(code, (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('setIndustryFilter', { detail })), last);
    await failed;
    await page.unroute(code);
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('setIndustryFilter', { detail })), last);
    await expectShown(cards, chosen);
  });

  await test.step('a link to the page without a filter shows all studies', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: readWords(defaultLanguage).shell.pages['case-studies'].menu })
      .first()
      .click();
    await expect(page).toHaveURL('/case-studies');
    await expectShown(cards, studies);
  });

  await test.step('open parts of a study stay open while it is filtered', async () => {
    const toggle = page.locator(`[id="${studies[0]?.slug}"] [data-disclosure]`);
    await expect(cards.first().and(page.locator(`[id="${studies[0]?.slug}"]`))).toBeVisible();
    await toggle.click();
    await group.getByRole('button', { name: `${label} ${chosen.length}`, exact: true }).click();
    await expectShown(cards, chosen);
    await group.getByRole('button', { name: `${filter.all} ${studies.length}`, exact: true }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeVisible();
  });
});

test('the anchor of a hidden study shows all studies', async ({ page }) => {
  const { cards } = findParts(page);
  const { studies } = own;
  const chosen = studies.filter((study) => study.industry === last);
  const hidden = studies.find((study) => !chosen.includes(study))?.slug ?? '';
  const card = page.locator(`[id="${hidden}"]`);
  const expectOpened = async () => {
    await expect(page).toHaveURL(`/case-studies#${hidden}`);
    await expectShown(cards, studies);
    await expect(card).toBeInViewport();
    await expect(card.locator('[data-disclosure]')).toHaveAttribute('aria-expanded', 'true');
  };

  await test.step('when the page opens with it', async () => {
    await openDocument(page, `/case-studies?industry=${last}#${hidden}`);
    await expectOpened();
  });

  await test.step('when it is typed', async () => {
    await openDocument(page, `/case-studies?industry=${last}`);
    await expectShown(cards, chosen);
    await page.evaluate((slug) => (location.hash = slug), hidden);
    await expectOpened();
  });

  await test.step('when a link leads to it', async () => {
    await openDocument(page, `/case-studies?industry=${last}`);
    await expectShown(cards, chosen);
    await page.evaluate((slug) => {
      const link = Object.assign(document.createElement('a'), { href: `/case-studies#${slug}` });
      document.body.append(link);
      link.click();
    }, hidden);
    await expectOpened();
  });
});

test.describe('the list', () => {
  test('removed cards are visible for a moment, hidden from assistive technology', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openDocument(page, '/case-studies?service=all');
    const { section, group, cards } = findParts(page);
    const chosen = own.studies.filter((study) => study.industry === last);
    const label = own.filter.industries.find(({ id }) => id === last)?.label ?? '';
    await expect(
      group.getByRole('button', { name: own.filter.byService, exact: true, pressed: true }),
    ).toBeVisible();
    await group.getByRole('button', { name: own.filter.byIndustry, exact: true }).click();
    await page.evaluate(() => {
      const list = document.querySelector('#studies ul:has(article)');
      if (list === null) throw new Error('The page has no list of case studies.');
      new MutationObserver(() => {
        const leaving = list.querySelectorAll(':scope > li[inert]');
        const { dataset } = document.documentElement;
        dataset['leaving'] = String(Math.max(leaving.length, Number(dataset['leaving'] ?? 0)));
      }).observe(list, { childList: true });
    });
    await group.getByRole('button', { name: `${label} ${chosen.length}`, exact: true }).click();
    await expectShown(cards, chosen);
    await expect(page.locator('html')).toHaveAttribute(
      'data-leaving',
      String(own.studies.length - chosen.length),
    );
    await expect(section.locator('li[inert]')).toHaveCount(0);
  });
});

test.describe('without motion', () => {
  test('the list changes immediately', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDocument(page, '/case-studies?service=all');
    const { section, group, cards } = findParts(page);
    const chosen = own.studies.filter((study) => study.industry === last);
    const label = own.filter.industries.find(({ id }) => id === last)?.label ?? '';
    await expect(
      group.getByRole('button', { name: own.filter.byService, exact: true, pressed: true }),
    ).toBeVisible();
    await group.getByRole('button', { name: own.filter.byIndustry, exact: true }).click();
    await group.getByRole('button', { name: `${label} ${chosen.length}`, exact: true }).click();
    await expectShown(cards, chosen);
    const running = await section.evaluate((root) => root.getAnimations({ subtree: true }).length);
    expect(running).toBe(0);
  });
});
