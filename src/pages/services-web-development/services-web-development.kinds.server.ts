import { z } from 'zod';
import { fact, group, list, matching, optionalFact, text } from '#src/i18n/fields.server.ts';
import { optionalTo } from '#src/content/describe/link-target.server.ts';
import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import {
  actions,
  beforeLinks,
  blank,
  cardText,
  cardTitle,
  heading,
  lead,
  optionalLinkLabel,
  pageLinks,
  serviceName,
  icon,
} from '#src/content/describe/section-fields.server.ts';

const titled = group({ title: cardTitle, text: cardText });
const inEachScript = <Measured extends z.ZodType>(measured: Measured) =>
  z.object({ latin: measured, arabic: measured });
const loaded = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  bytes: z.int().positive(),
});
/** What `scripts/first-second.ts` has measured: of the page in Latin, and of that in Arabic script. */
const measured = <Schema extends z.ZodType>(schema: Schema, what: string) =>
  fact(inEachScript(schema), `${what}; measured by scripts/first-second.ts`);

/** Kinds of sections that only the page `services-web-development` has. */
export const servicesWebDevelopmentKinds = {
  'two-headlines': group({
    eyebrow: serviceName,
    title: text({
      note: 'headline of the page; it breaks where a plain blank stands, all other blanks are U+00A0',
      max: 70,
    }),
    lead,
    actions,
    letter: text({
      note: 'beside a line of the drawing: how high a capital or an alef is',
      max: 24,
      ownNumbers: true,
    }),
    otherLetter: text({ note: 'the same, of the other script', max: 24, ownNumbers: true }),
    baseline: text({ note: 'beside a line of the drawing: what letters stand on', max: 20 }),
    unit: text({ note: 'after the number of lines of a headline, 3 or 4: lines', max: 12 }),
    lines: text({ note: 'goes on from "4 lines": in which language, and how they stand', max: 70 }),
    otherLines: text({ note: 'the same of the other language', max: 70 }),
    same: text({ note: 'what both halves have in common, one sentence', max: 140 }),
    other: text({ note: 'link to this page in the other language', max: 40 }),
  }),
  'first-second': group({
    title: heading,
    seconds: text({ note: 'name of the unit second, after a number such as 0.65', max: 10 }),
    kilobytes: text({ note: 'sign or name of the unit kilobyte', max: 12 }),
    readable: measured(z.int().positive(), 'after how many ms the text could be read'),
    scripts: measured(z.int().positive(), 'after how many ms the main script was asked for'),
    headline: text({ note: 'in the frames of the drawing: the headline of the page', max: 70 }),
    text: text({
      note: 'in the frames of the drawing: what stands below the headline of the page',
      max: 260,
    }),
    action: text({ note: 'in the frames of the drawing: the button below that', max: 28 }),
    empty: text({ note: 'in a frame of the drawing in which nothing is seen yet', max: 16 }),
    caption: text({ note: 'name of the drawing of the first second', max: 90 }),
    mark: text({ note: 'beside the mark in the drawing: the text can be read', max: 30 }),
    requests: list(
      group({
        title: text({ note: 'what is fetched', max: 40 }),
        measured: measured(loaded, 'when it was asked for and complete, in ms, and its size on the way'),
      }),
      'what is fetched for the first view, in the order of its beginning',
    ),
    later: text({
      note: 'at the end of how it was measured, before the time at which the main script is asked for',
      max: 60,
    }),
    how: text({ note: 'opens how it was measured, on phones', max: 30 }),
    note: text({ note: 'below the drawing: when, how and under which conditions it was measured', max: 360 }),
    more: text({ note: 'opens the things but the first, on phones', max: 48 }),
    items: list(titled, 'what pages have in common; the first one stands above the drawing'),
  }),
  specimen: group({
    title: heading,
    more: text({ note: 'opens what a service includes, on phones', max: 30 }),
    items: list(
      group({
        icon,
        to: optionalTo,
        title: cardTitle,
        text: cardText,
        features: list(
          group({ text: text({ note: 'one feature, a few words without a full stop', max: 60 }) }),
          'what the service includes',
        ),
        link: optionalLinkLabel,
      }),
      'the services, each set larger than the one before it',
    ),
  }),
  'data-column': group({
    title: heading,
    more: text({ note: 'opens the list, on phones', max: 40 }),
    items: list(titled, 'the lines of the list'),
  }),
  'story-figures': group({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    title: heading,
    stories: matching(successStories, 'service'),
  }),
  'phase-views': group({
    title: heading,
    example: text({ note: 'below the heading: what the drawings show is an example', max: 60 }),
    items: list(
      group({
        title: cardTitle,
        text: cardText,
        steps: list(
          group({ text: text({ note: 'one step, a few words without a full stop', max: 60 }) }),
          'what is done in the phase',
        ),
        sampleView: list(
          group({
            text: text({ note: 'words in the drawing of the phase', max: 70 }),
            moved: optionalFact(
              z.object({ from: z.string(), to: z.string() }),
              'the old and the new address of a page',
            ),
            value: text({ note: 'what stands at the end of its line', max: 28, optional: true }),
          }),
          'the words of the drawing, in their order; an example',
        ),
      }),
      'the phases; the drawing follows from the id of the phase',
    ),
  }),
  'baseline-question': group({
    title: heading,
    lead,
    blank: blank("the address of the visitor's website"),
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
