import { serviceOpening } from '#src/content/describe/section-fields.server.ts';
import { group, list, text } from '#src/i18n/fields.server.ts';

/** First view of a page: tangled everyday tasks become one line. */
export const tangleKind = group({
  ...serviceOpening(),
  line: text('below the one line that is left: what it is', { max: 50 }),
  tasks: list('everyday tasks that become one, four of them', {
    title: text('how a task is done until now', { max: 40 }),
  }),
});
