import { group, island, list, text } from '#src/i18n/fields.server.ts';
import {
  actions,
  alt,
  cardText,
  cardTitle,
  eyebrow,
  heading,
  icon,
  lead,
  optionalLead,
  optionalLinkLabel,
  optionalTo,
  picture,
  studies,
  to,
} from '#src/content/describe/section-fields.server.ts';

/** Kinds of sections that only the page `home` has. */
export const homeKinds = {
  opening: island({
    picture,
    alt,
    eyebrow,
    words: list(
      group({
        word: text({
          note: 'one word of the headline that changes; it must fit before the rest of it',
          max: 24,
        }),
      }),
      'the words, in the order in which they appear',
    ),
    rest: text({ note: 'rest of the headline, after the word that changes', max: 40 }),
    lead,
    actions,
  }),
  offers: group({
    eyebrow,
    title: heading,
    lead: optionalLead,
    items: list(group({ icon, to, title: cardTitle, text: cardText }), 'rows that lead to a page'),
  }),
  industries: group({
    eyebrow,
    title: heading,
    items: list(
      group({ picture, alt, title: cardTitle, text: cardText, to: optionalTo, link: optionalLinkLabel }),
      'picture cards; the first one is the large one',
    ),
  }),
  stories: group({
    eyebrow,
    title: heading,
    link: text({ note: 'text of the link on each card', max: 28 }),
    studies,
  }),
} as const;
