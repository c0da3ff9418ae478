import { factId } from '#src/content/describe/derive-schemas.server.ts';
import { alt, formHead, picture } from '#src/content/describe/section-fields.server.ts';
import { successStories } from '#src/content/describe/records.server.ts';
import { fact, group, matching, optionalGroup } from '#src/i18n/fields.server.ts';

/** What came of a service for clients. */
export const storiesKind = group({
  ...formHead,
  service: fact(factId, 'key of the stories in records/success-stories.json'),
  leading: fact(factId, 'id of the story that is told first, with its result in large type'),
  beside: optionalGroup({ picture, alt }),
  stories: matching(successStories, 'service'),
});
