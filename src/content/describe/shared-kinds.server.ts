import { fact, group, island, list, matching, optionalList, text, whole } from '#src/i18n/fields.server.ts';
import { factId } from './derive-schemas.server.ts';
import { clients, company, successStories } from './records.server.ts';
import {
  actions,
  alt,
  eyebrow,
  heading,
  lead,
  linkLabel,
  optionalLead,
  picture,
} from './section-fields.server.ts';
import { to } from './link-target.server.ts';

/** Kinds of sections that several pages are made of. */
export const sharedKinds = {
  hero: group({
    picture,
    alt,
    eyebrow,
    title: text({ note: 'headline of the page', max: 70 }),
    lead,
    actions: optionalList(actions.item, actions.note),
  }),
  plate: group({ picture, alt }),
  'page-heading': group({ eyebrow, title: text({ note: 'headline of the page', max: 70 }), lead }),
  clients: group({
    eyebrow: text({ note: 'heading of the strip of logos', max: 48 }),
    lead: optionalLead,
    clients: whole(clients),
  }),
  'success-stories': island({
    service: fact(factId, 'key of the stories in records/success-stories.json'),
    eyebrow,
    title: heading,
    lead: optionalLead,
    stories: matching(successStories, 'service'),
  }),
  clauses: group({
    contents: text({ note: 'name of the table of contents', max: 40 }),
    list: text({ note: 'line that shows the points of a clause on phones', max: 30, optional: true }),
    items: list(
      group({
        title: text({ note: 'heading of the clause', max: 90 }),
        paragraphs: list(
          group({ text: text({ note: 'a paragraph; <strong> is allowed', max: 900 }) }),
          'the paragraphs',
        ),
        points: optionalList(
          group({ text: text({ note: 'one point of a list; <strong> is allowed', max: 400 }) }),
          'points below the paragraphs',
        ),
      }),
      'the clauses; the id of each is its anchor',
    ),
  }),
  signposts: group({
    title: heading,
    items: list(
      group({ to, label: linkLabel, text: text({ note: 'what is found there', max: 90 }) }),
      'pages to go on to',
    ),
  }),
  'consent-reset': group({
    title: heading,
    lead: text({ note: 'one sentence: what happens when the button is pressed', max: 200 }),
    button: text({ note: 'button that withdraws the consent to cookies and asks again', max: 40 }),
  }),
  'legal-contact': group({
    title: text({ note: 'question that a reader of a legal text may have', max: 60 }),
    text: text({ note: 'who answers it; {{email}} becomes a link', max: 120 }),
    more: text({ note: 'said before links to the other legal texts', max: 30 }),
    actions: list(group({ to, label: linkLabel }), 'the other legal texts'),
    company: whole(company),
  }),
  closing: group({ title: heading, lead, actions }),
} as const;
