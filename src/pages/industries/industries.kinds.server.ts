import { group, list, text } from '#src/i18n/fields.server.ts';
import { optionalTo } from '#src/content/describe/link-target.server.ts';
import {
  actions,
  beforeLinks,
  cardText,
  cardTitle,
  heading,
  lead,
  optionalLinkLabel,
  pageLinks,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `industries` has. */
export const industriesKinds = {
  sectors: group({
    title: text({ note: 'headline of the page, a question or its beginning', max: 50 }),
    lead,
    drawing: text({ note: 'what the drawing shows, for people who do not see it', max: 320 }),
    sampleCaption: text({
      note: 'below the drawing: that it is an example and to one scale, with the heights of turbine and person; begins with "Example"',
      max: 130,
    }),
    sampleOthers: text({
      note: 'after it: heights of the office and the hospital, which phones do not see here',
      max: 70,
    }),
    sampleTall: text({ note: 'height of the turbine, beside its dimension line on phones', max: 12 }),
    scale: text({ note: 'length of the scale bar of the drawing: 50 m', max: 12 }),
    stop: text({ note: 'check box that takes the light from the drawing', max: 30 }),
    more: text({ note: 'opens what we do in an industry, on phones', max: 30 }),
    items: list(
      group({
        to: optionalTo,
        title: cardTitle,
        place: text({ note: 'the drawn place, one or two words', max: 16 }),
        sampleHeight: text({
          note: 'beside the name on phones: height of the place of the example; says "example"',
          max: 36,
          optional: true,
        }),
        stops: text({ note: 'what stops there when the network stops, one sentence', max: 110 }),
        text: cardText,
        points: list(
          group({ text: text({ note: 'one thing that we do there, a few words', max: 70 }) }),
          'what we do in the industry',
        ),
        link: optionalLinkLabel,
      }),
      'the industries, in the order of the drawing; the id of each is its anchor',
    ),
  }),
  'common-ground': group({
    title: heading,
    items: list(group({ title: cardTitle, text: cardText }), 'what is the same in every industry'),
  }),
  'empty-lot': group({
    title: text({ note: 'question at the end of the page', max: 60 }),
    lead,
    actions,
    more: beforeLinks,
    links: pageLinks,
  }),
} as const;
