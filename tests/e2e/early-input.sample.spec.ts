import type { Locator, Page } from '@playwright/test';
import { CAROUSEL_PAGE_CARDS, CONTACT_HOLD_MS, ENTRANCE_MS } from '#src/config/constants.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { findContactPage, sampleValues } from '../support/contact-page.ts';
import { findFinger } from '../support/finger.ts';
import { openDocument, uncover } from '../support/open-document.ts';
import { holdScripts } from '../support/page-requests.ts';
import { expect, test } from '../support/quiet-page.ts';
import { findBarSearch, findSearch } from '../support/search-page.ts';
import { browserLocales, findSection, findStoriesPage, readWords } from '../support/site-content.ts';
import { takeTurns } from '../support/take-turns.ts';
import { pressVirtually, virtualPresses } from '../support/virtual-press.ts';

/** One action of a visitor; code may load before it, after it, or never. */
type Step = () => Promise<void>;

/** Actions of a visitor who waits for nothing. */
type Visit = { address: string; steps: Step[] };

/** Input methods of a visitor. */
const hands = ['pointer', 'touch', 'keyboard'] as const;
type Hand = (typeof hands)[number];

/** A visit with any input method, and the expected result. */
type Trial = {
  address: string;
  /** Input method of the first moment in English; each later moment and the other language use the next one. */
  from: Hand;
  stepsWith: (hand: Hand) => Step[];
  expectAnswer: Step;
};

/** Opens a loaded document with stopped timers, so that only the visitor can start anything. */
async function openLoaded(page: Page, address: string) {
  await page.goto(address);
  await uncover(page);
}

async function take(steps: Step[]) {
  for (const step of steps) await step();
}

/** When the visitor starts. */
const moments = {
  'right after the page was loaded': async (page: Page, { address, steps }: Visit) => {
    await openLoaded(page, address);
    await take(steps);
  },
  'while the code of all is on its way': async (page: Page, { address, steps }: Visit) => {
    const release = await holdScripts(page);
    await openLoaded(page, address);
    await take(steps);
    await release();
  },
  'while the code of a part is on its way': async (page: Page, { address, steps }: Visit) => {
    await openDocument(page, address);
    const release = await holdScripts(page);
    await take(steps);
    await release();
  },
  'just before the code is there': async (page: Page, { address, steps }: Visit) => {
    const release = await holdScripts(page);
    await openLoaded(page, address);
    // A pointer over each part requests its code.
    await page
      .locator('[data-island]')
      .evaluateAll((hosts) =>
        hosts.forEach((host) => host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
      );
    await take(steps.slice(0, -1));
    await release();
    await take(steps.slice(-1));
  },
};
type Moment = keyof typeof moments;
/** For parts that the document's script handles, with every input method. */
const shellMoments = hands.map((): Moment => 'right after the page was loaded');
/** For parts with their own code. */
const partMoments: Moment[] = [
  'right after the page was loaded',
  'while the code of a part is on its way',
  'just before the code is there',
];

/** Ways to press a control. */
const presses: Record<Hand, (page: Page, control: Locator) => Step[]> = {
  pointer: (page, control) => [() => control.hover(), () => page.mouse.down(), () => page.mouse.up()],
  touch: (_page, control) => [() => control.tap()],
  keyboard: (page, control) => [
    () => control.focus(),
    () => page.keyboard.down('Space'),
    () => page.keyboard.up('Space'),
  ],
};
/** Ways to hold a control; the last step releases it. */
const holds: typeof presses = {
  ...presses,
  touch: (page, control) => {
    const finding = findFinger(page);
    return [
      async () => {
        await control.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        await (await finding).press(x + width / 2, y + height / 2);
      },
      async () => (await finding).lift(),
    ];
  },
};
/** Ways to enter a field. */
const entries: Record<Hand, (field: Locator) => Promise<void>> = {
  pointer: (field) => field.click(),
  touch: (field) => field.tap(),
  keyboard: (field) => field.focus(),
};

for (const language of languageCodes) {
  const words = readWords(language);
  const { t, shell } = words;

  /** Visits a page at each moment. */
  const tryMoments = async (page: Page, trial: Trial, tried: Moment[]) => {
    const { address, from, stepsWith, expectAnswer } = trial;
    const turn = hands.indexOf(from) + languageCodes.indexOf(language);
    for (const [index, moment] of tried.entries()) {
      const hand = hands[(turn + index) % hands.length] ?? from;
      await test.step(`${moment}, with the ${hand}`, async () => {
        await moments[moment](page, { address, steps: stepsWith(hand) });
        await expectAnswer();
        await page.evaluate(() => sessionStorage.clear());
      });
    }
  };

  test.describe(`a visitor who acts immediately in ${language}`, () => {
    test.use({
      locale: browserLocales[language],
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const inTurn = takeTurns(test, language);
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
    });

    inTurn()('stops what moves, and opens a panel of the bar', async ({ page }) => {
      const motion = (key: 'motion.pause' | 'motion.play') =>
        page.locator('main').getByRole('button', { name: t(key), exact: true });
      const name = shell.pages.services.menu;
      const panel = page.getByRole('banner').getByRole('button', { name, exact: true });
      const trial: Trial = {
        address: addressOf('home', language),
        from: 'pointer',
        stepsWith: (hand) => [...presses[hand](page, motion('motion.pause')), ...presses[hand](page, panel)],
        expectAnswer: async () => {
          await expect(motion('motion.play')).toBeVisible();
          await expect(panel).toHaveAttribute('aria-expanded', 'true');
        },
      };
      await tryMoments(page, trial, shellMoments);
    });

    inTurn()('unfolds the footer, and opens the menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const column = page.locator('footer button[aria-controls]').first();
      const menu = page.getByRole('banner').getByRole('button', { name: t('navigation.openMenu') });
      const trial: Trial = {
        address: addressOf('terms', language),
        from: 'touch',
        stepsWith: (hand) => [...presses[hand](page, column), ...presses[hand](page, menu)],
        expectAnswer: async () => {
          const dialog = page.getByRole('dialog', { name: t('navigation.menu') });
          await expect(async () => {
            // The menu waits for animation frames, which stop with the clock.
            await page.clock.runFor(ENTRANCE_MS);
            await expect(dialog).toBeVisible({ timeout: 1 });
          }).toPass();
          await expect(column).toHaveAttribute('aria-expanded', 'true');
        },
      };
      await tryMoments(page, trial, shellMoments);
    });

    inTurn()('copies, and chooses a region of the map', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { regions, locations } = findSection(words, 'contact', 'map');
      const [region] = regions;
      const chosen = locations.filter((place) => place.region === region?.id);
      const { details } = findSection(words, 'contact', 'contact');
      const ways = page.getByRole('region', { name: details, exact: true });
      const copyPhone = ways.getByRole('button', { name: contact.t('information.copyPhone') });
      const button = page.getByRole('button', { name: region?.label ?? '', exact: true });
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'keyboard',
        stepsWith: (hand) => [...presses[hand](page, copyPhone), ...presses[hand](page, button)],
        expectAnswer: async () => {
          await expect(ways.getByText(contact.t('information.phoneCopied'))).toBeVisible();
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shell.company.phone);
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          const places = page.locator('main section').filter({ has: button }).getByRole('listitem');
          await expect(places).toHaveCount(chosen.length);
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('lights a region up', async ({ page }) => {
      const { items, show } = findSection(words, 'about', 'regions');
      const button = page.getByRole('button', { name: `${show} ${items[0]?.title ?? ''}`, exact: true });
      const trial: Trial = {
        address: addressOf('about', language),
        from: 'pointer',
        stepsWith: (hand) => presses[hand](page, button),
        expectAnswer: () => expect(button).toHaveAttribute('aria-pressed', 'true'),
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('unfolds a case study, and filters them', async ({ page }) => {
      const { studies, filter } = findSection(words, 'case-studies', 'case-studies');
      const [study] = studies;
      const chosen = studies.filter(({ industry }) => industry === study?.industry);
      const label = filter.industries.find(({ id }) => id === study?.industry)?.label ?? '';
      const chip = page.getByRole('button', { name: `${label} ${chosen.length}`, exact: true });
      const more = page.locator(`[id="${study?.slug ?? ''}"] button[aria-expanded]`);
      const trial: Trial = {
        address: addressOf('case-studies', language),
        from: 'touch',
        stepsWith: (hand) => [...presses[hand](page, more), ...presses[hand](page, chip)],
        expectAnswer: async () => {
          await expect(chip).toHaveAttribute('aria-pressed', 'true');
          await expect(page.locator('main').getByRole('article')).toHaveCount(chosen.length);
          await expect(more).toHaveAttribute('aria-expanded', 'true');
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('turns to the next success stories', async ({ page }) => {
      const stories = page.locator('#success-stories');
      const next = stories.locator('button:has(+ button) + button');
      const trial: Trial = {
        address: addressOf(findStoriesPage(CAROUSEL_PAGE_CARDS + 1, CAROUSEL_PAGE_CARDS * 2), language),
        from: 'keyboard',
        stepsWith: (hand) => presses[hand](page, next),
        expectAnswer: async () => {
          await expect(stories.getByRole('status')).not.toBeEmpty();
          await expect(stories.getByRole('listitem').first()).toHaveAttribute('inert');
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    const searches = [
      { place: 'bar', from: 'pointer' },
      { place: 'page', from: 'keyboard' },
    ] as const;
    for (const { place, from } of searches) {
      inTurn()(`searches in the ${place} for what was typed`, async ({ page }) => {
        const box =
          place === 'bar' ? findBarSearch(page, language) : findSearch(page.getByRole('main'), language);
        const name = shell.pages['services-infrastructure'].name;
        const trial: Trial = {
          address: `${languages[language].prefix}/nowhere`,
          from,
          stepsWith: (hand) => [
            () => entries[hand](box.field),
            () => page.keyboard.type(name.slice(0, 3)),
            () => page.keyboard.type(name.slice(3)),
          ],
          expectAnswer: async () => {
            await expect(box.options.filter({ hasText: name }).first()).toBeVisible();
            await expect(box.field).toHaveValue(name);
          },
        };
        await tryMoments(page, trial, partMoments);
      });
    }

    inTurn()('leaves fields, and chooses an industry', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { field, fault } = contact;
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'touch',
        stepsWith: (hand) => [
          () => entries[hand](field('firstName')),
          () => page.keyboard.type('Dana'),
          () => entries[hand](field('lastName')),
          () => entries[hand](field('email')),
          () => page.keyboard.type('bad'),
          async () => void (await field('industry').selectOption({ index: 1 })),
          () => entries[hand](field('company')),
          () => page.keyboard.press('Tab'),
        ],
        expectAnswer: async () => {
          await expect(fault('lastName')).toHaveText(contact.t('faults.lastName'));
          await expect(fault('email')).toHaveText(contact.t('faults.emailForm'));
          await expect(fault('company')).toHaveText(contact.t('faults.company'));
          await expect(page.locator('form [aria-invalid=true]')).toHaveCount(3);
          await expect(field('firstName')).toHaveValue('Dana');
          await expect(field('email')).toHaveValue('bad');
          await expect(field('industry')).not.toHaveValue('');
          await expect(field('industry')).toBeFocused();
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('leaves fields in the moment in which they are entered', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { field, fault } = contact;
      const touch = (name: 'lastName' | 'service') =>
        field(name).evaluate((element: HTMLElement) => {
          element.focus();
          element.blur();
        });
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'keyboard',
        stepsWith: () => [() => touch('lastName'), () => touch('service')],
        expectAnswer: async () => {
          await expect(fault('lastName')).toHaveText(contact.t('faults.lastName'));
          await expect(fault('service')).toHaveText(contact.t('faults.service'));
          await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2);
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('holds the button', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { button, fill, sent } = contact;
      const { message } = sampleValues[language];
      let letGo: Step | undefined;
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'pointer',
        stepsWith: (hand) => {
          const steps = holds[hand](page, button);
          letGo = steps.pop();
          // An identical message would not be sent again.
          return [() => fill({ ...sampleValues[language], message: `${message} ${hand}` }), ...steps];
        },
        expectAnswer: async () => {
          await expect(button).toHaveText(contact.t('button.holding'));
          await page.clock.runFor(CONTACT_HOLD_MS);
          await expect(button).toHaveText(contact.t('button.sent'));
          expect(sent.splice(0)).toHaveLength(1);
          await letGo?.();
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('presses the button by assistive technology', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { button, fill, sent } = contact;
      const { message } = sampleValues[language];
      let press = 0;
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'pointer',
        stepsWith: (hand) => [
          // An identical message would not be sent again.
          () => fill({ ...sampleValues[language], message: `${message} ${hand}` }),
          () => pressVirtually(button, Object.values(virtualPresses)[press++] ?? []),
        ],
        expectAnswer: async () => {
          await expect(button).toHaveText(contact.t('button.countdown', { count: 3 }));
          await page.clock.runFor(CONTACT_HOLD_MS);
          await expect(button).toHaveText(contact.t('button.sent'));
          expect(sent.splice(0)).toHaveLength(1);
        },
      };
      await tryMoments(page, trial, partMoments);
    });

    inTurn()('lets go of the button too early', async ({ page }) => {
      const contact = findContactPage(page, language);
      const { button, fill, sent } = contact;
      const trial: Trial = {
        address: addressOf('contact', language),
        from: 'touch',
        stepsWith: (hand) => [() => fill(sampleValues[language]), ...holds[hand](page, button)],
        expectAnswer: async () => {
          await expect(page.getByText(contact.t('progress.cancelled'))).toBeAttached();
          await expect(button).toHaveText(contact.t('button.hold'));
          expect(sent).toEqual([]);
        },
      };
      await tryMoments(page, trial, partMoments);
    });
  });
}
