import { actions, lead } from '#src/content/describe/section-fields.server.ts';
import { group, headline, list, text } from '#src/i18n/fields.server.ts';

/** First view of a page of questions: a path through the land with the places that the questions are about. */
export const answersPathKind = group({
  title: headline('headline of the page', { max: 70 }),
  lead,
  actions,
  contents: text('name of the list of subjects, for screen readers', { max: 40 }),
  places: list(
    'places of the drawing from where reading starts; each id is that of a group of the questions',
    {
      title: text('subject of the questions that the link leads to', { max: 20 }),
      text: text('shortest answer to them, below the place in the drawing', { max: 60 }),
    },
  ),
});
