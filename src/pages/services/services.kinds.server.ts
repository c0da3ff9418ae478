import { z } from 'zod';
import {
  actions,
  beforeLinks,
  cardTitle,
  eyebrow,
  heading,
  lead,
  pageLinks,
  icon,
} from '#src/content/describe/section-fields.server.ts';
import { fact, figure, group, list, optionalFact, text } from '#src/i18n/fields.server.ts';
import { menuPageIds } from '#src/routing/routes.ts';
import { MOST_WEEKS } from './weeks.ts';

/** The places of the drawn site. */
const places = [
  'camp-office',
  'crew',
  'network-room',
  'mast',
  'town',
  'survey',
  'turbines',
  'control-room',
  'servers',
] as const;
const week = z.number().int().min(1).max(MOST_WEEKS);

/** Kinds of sections that only the page `services` has. */
export const servicesKinds = {
  'service-index': group({
    eyebrow,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    items: list(
      group({
        icon,
        to: fact(z.strictObject({ page: z.enum(menuPageIds) }), 'the page of the service: { "page": id }'),
        at: fact(z.enum(places), 'the place of the drawn site where the service is at work'),
        title: text({
          note: 'name of the service, as menus call it; bound where it must not break',
          max: 32,
        }),
        place: text({ note: 'name of that place, beside its number', max: 28 }),
        text: text({ note: 'one fact of the service, without a full stop', max: 76 }),
      }),
      'the services, in the order of their places on the drawn site, by which Home counts them too',
    ),
  }),
  'project-weeks': group({
    eyebrow,
    title: heading,
    lead,
    example: text({ note: 'says that the weeks are those of an example, and of which', max: 90 }),
    unit: text({ note: 'unit of the axis, after its last number', max: 14 }),
    figures: list(
      group({
        value: figure(
          z.union([z.number(), z.string()]),
          'a number, written as the language writes numbers, or a text such as "24/7"',
        ),
        before: text({ note: 'word before the figure, such as "under"', max: 12, optional: true }),
        unit: text({ note: 'unit after the figure', max: 16, optional: true }),
        label: text({ note: 'what the figure says', max: 60 }),
      }),
      'what the two parts of the axis mean: until the network stands, and after',
    ),
    gives: text({ note: 'said before what a phase ends with: "You get"', max: 20 }),
    items: list(
      group({
        from: fact(week, 'first week of the phase'),
        to: optionalFact(week, 'last week of the phase; absent when it goes on'),
        weeks: text({ note: 'the same weeks in words', max: 28 }),
        title: cardTitle,
        text: text({ note: 'what happens in the phase, one sentence', max: 130 }),
        result: text({ note: 'what the client has in hand when the phase ends, a few words', max: 60 }),
      }),
      'the phases, in their order on the axis',
    ),
  }),
  'open-place': group({
    mark: figure(z.number(), 'the number that follows those of the services'),
    title: heading,
    lead,
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
