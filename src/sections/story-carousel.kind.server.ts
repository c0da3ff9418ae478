import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { formHead } from '#src/content/describe/section-fields.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import { fact, island, matching } from '#src/i18n/fields.server.ts';

/** What came of a service for clients, page by page: for more stories than a page shows. */
export const storyCarouselKind = island({
  ...formHead,
  service: fact(factId, 'key of the stories in records/success-stories.json'),
  stories: matching(successStories, 'service'),
});
