import { cardTitle, sampleNumber, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, headline, list, text } from '#src/i18n/fields.server.ts';

const { tone, lead } = sharedHead;
const amount = (what: string) => sampleNumber(`${what}, in the unit of the table`);

/** An example in numbers: parts that add up, what stands against their sum, and what is left. */
export const tableKind = group({
  tone,
  sampleTitle: headline({ note: 'heading: what the numbers show', max: 60 }),
  lead,
  example: text({ note: 'above the numbers; begins with "Example", as they are samples', max: 80 }),
  unit: text({ note: 'unit behind every number: W', max: 10 }),
  items: list(group({ title: cardTitle, sampleValue: amount('how much it is') }), 'the parts of the sum'),
  sum: text({ note: 'name of the sum', max: 40 }),
  against: text({ note: 'name of what stands against the sum', max: 40 }),
  sampleAgainst: amount('how much stands against the sum'),
  sampleRest: text({ note: 'below the numbers: what is left, and what that means', max: 90 }),
});
