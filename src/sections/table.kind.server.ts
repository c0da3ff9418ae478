import { cardTitle, sampleNumber, sharedHead } from '#src/content/describe/section-fields.server.ts';
import { group, headline, list, text } from '#src/i18n/fields.server.ts';

const { tone, lead } = sharedHead;
const amount = (what: string) => sampleNumber(`${what}, in the unit of the table`);

/** An example in numbers: parts, their sum, a value compared with it, and the remainder. */
export const tableKind = group({
  tone,
  sampleTitle: headline('heading: what the numbers show', { max: 60 }),
  lead,
  example: text('above the numbers; begins with "Example", as they are samples', { max: 80 }),
  unit: text('unit behind every number: W', { max: 10 }),
  items: list('the parts of the sum', { title: cardTitle, sampleValue: amount('how much it is') }),
  sum: text('name of the sum', { max: 40 }),
  against: text('name of what stands against the sum', { max: 40 }),
  sampleAgainst: amount('how much stands against the sum'),
  sampleRest: text('below the numbers: what is left, and what that means', { max: 90 }),
});
