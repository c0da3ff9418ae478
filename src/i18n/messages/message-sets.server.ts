import { group, type GroupField, plural, text } from '#src/i18n/fields.server.ts';
import type { Namespace } from '#src/i18n/message-keys.ts';
import { contactMessages } from './contact.server.ts';
import { uiMessages } from './ui.server.ts';

const control = (note: string) => text(note, { max: 40 });

/** Texts of the success-story carousel (`carousel.json`). */
const carouselMessages = group({
  previous: control('button that shows the stories before, for screen readers'),
  next: control('button that shows the stories after, for screen readers'),
  page: text('which page of stories is shown', { max: 60, values: ['page', 'pages'] }),
});

const category = (note: string) =>
  group({
    name: control(note),
    text: text(`${note}: what it is for, one line on a phone`, { max: 40 }),
  });

/** Texts of the consent banner and its settings (`consent.json`). */
const consentMessages = group({
  title: text('heading of the banner, also its name for screen readers', { max: 40 }),
  text: text('what is asked for and what for; the link to the cookie policy follows', { max: 160 }),
  policy: control('link to the cookie policy, after the text of the banner'),
  accept: control('button that agrees to everything'),
  decline: control('button that agrees to what is necessary only; as easy to press as the other'),
  customize: control('button that opens the settings'),
  close: control('button that hides the banner for now'),
  open: control('button at the edge of the window that opens the banner again'),
  settings: group({
    title: text('heading of the settings', { max: 40 }),
    save: control('button that keeps the settings'),
    back: control('button that returns from the settings to the banner'),
    alwaysOn: control('sentence after the text of the necessary cookies, whose switch is locked'),
    suggestion: text('below the heading: that no switch counts before it is saved', { max: 90 }),
    privacySignal: text('in its place under Global Privacy Control: what starts off', { max: 90 }),
  }),
  categories: group({
    necessary: category('cookies that the site needs'),
    analytics: category('cookies that count visits'),
    marketing: category('cookies that measure advertising'),
    preferences: category('cookies that remember choices and open the support chat'),
  }),
});

/** Texts of the search field in the FAQ (`faq.json`). */
const faqMessages = group({
  found: plural('how many questions of all have what was typed, beside the field and read aloud', {
    values: ['count', 'total'],
  }),
  none: text('when no question has what was typed', { max: 80 }),
  clear: text('button that empties the field', { max: 16 }),
});

const kind = (note: string) => text(`kind of a result, beside its title: ${note}`, { max: 20 });

/** Texts of the search results (`search.json`). */
const searchMessages = group({
  results: text('name of the list of results for screen readers', { max: 40 }),
  count: plural('how many results there are, read aloud', { values: ['count'] }),
  close: text('heading above results that match the query only in part, also read aloud', { max: 40 }),
  layout: text(
    'heading above results for what was typed with the keyboard of the other language; {{query}} is what was meant',
    { values: ['query'], max: 60 },
  ),
  none: text('when nothing is found', { values: ['query'], max: 60 }),
  advice: text('what to do when nothing is found; four links follow', { max: 80 }),
  links: group({
    services: control('link to the services when nothing is found'),
    caseStudies: control('link to the case studies when nothing is found'),
    faq: control('link to the frequent questions when nothing is found'),
    contact: control('link to the contact page when nothing is found'),
  }),
  kinds: group({
    page: kind('a page'),
    service: kind('a service'),
    caseStudy: kind('a case study'),
    industry: kind('an industry'),
    solution: kind('a solution'),
    faq: kind('an answered question'),
  }),
});

/** Field of each namespace's bundle. */
export const messageSets = {
  ui: uiMessages,
  contact: contactMessages,
  consent: consentMessages,
  carousel: carouselMessages,
  search: searchMessages,
  faq: faqMessages,
} satisfies Record<Namespace, GroupField>;
