import { group, text } from '#src/i18n/fields.server.ts';

/** Words of a row of success stories that is seen page by page (`carousel.json`). */
export const carouselMessages = group({
  previous: text({ note: 'button that shows the stories before, for screen readers', max: 40 }),
  next: text({ note: 'button that shows the stories after, for screen readers', max: 40 }),
  page: text({ note: 'which page of stories is shown', max: 60, values: ['page', 'pages'] }),
});
