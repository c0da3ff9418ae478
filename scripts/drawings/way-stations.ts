import { CONTACT_HOLD_MS, EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import { languageCodes } from '#src/config/languages.ts';
import { documentOf } from '#src/config/hosting.ts';
import { placeOf } from '#src/routing/addresses.ts';
import { MAILBOX_PATH } from '../../server/mailbox-page.ts';

/** A step in the diagram. */
export type Station = {
  name: string;
  file: string;
  /** Description of the step. */
  lines: readonly string[];
  /** File that connects this step to the next, if neither imports the other. */
  by?: string;
};

const SECOND = 1000;
const english = new Intl.DisplayNames('en', { type: 'language' });
/** The diagram shows two languages as examples. */
const [first, second] = languageCodes;
const shown = [first, second].filter((code) => code !== undefined);

/** Input: the bundles of one page. */
export const sources = [
  ...shown.map((code) => ({ file: `locales/${code}/pages/home.json`, says: `text in ${english.of(code)}` })),
  { file: 'locales/shared/pages/home.json', says: 'facts, once' },
];

/** Output: one document per language. */
export const built = shown.map((code) => `dist${documentOf(placeOf('home', code))}`);

/** Steps from a text to a document, at build time. */
export const textStations: readonly Station[] = [
  {
    name: 'Read',
    file: 'src/content/read/read-site.server.ts',
    lines: ['Every bundle of every language.'],
  },
  {
    name: 'Check',
    file: 'src/content/check/load-site.server.ts',
    lines: [
      'Complete, well formed, the same in all languages:',
      'or the build ends and says which text to fix.',
    ],
  },
  {
    name: 'Join',
    file: 'src/content/join/join-site.server.ts',
    lines: ['Texts meet their facts by id. A page is now', 'a list of sections in each language.'],
  },
  {
    name: 'Hand over',
    file: 'src/prerender/content-plugin.server.ts',
    lines: ['Code imports content as modules, one for each page', 'and each island.'],
  },
  {
    name: 'Page',
    file: 'src/prerender/render-page.server.tsx',
    lines: ['Renders a page. An island is rendered in a tree', 'of its own, so that it can wake alone.'],
  },
  {
    name: 'Section',
    file: 'src/prerender/page.tsx',
    lines: ['Each kind has one component, as in', 'src/sections/features.section.tsx.'],
    by: 'src/prerender/render-page.server.tsx',
  },
  {
    name: 'Markup',
    file: 'src/prerender/render-markup.server.tsx',
    lines: ['React writes the whole page as HTML.'],
  },
  {
    name: 'Document',
    file: 'src/prerender/write-documents.server.ts',
    lines: [
      'Head, styles of the first view, security policy,',
      'markup: one file for each page and language.',
    ],
  },
];

/** First code that runs in an opened document. */
export const screenStation: Station = {
  name: 'Screen',
  file: 'src/client.ts',
  lines: ['The document shows as it is. This is its only script;', 'React is not in it.'],
};

/** Steps of a message in the browser. */
export const messageStations: readonly Station[] = [
  {
    name: 'Asleep',
    file: 'src/islands/islands.ts',
    lines: [
      'The form is an island of the document. This table says',
      'what loads it, and when it wakes unasked.',
    ],
    by: 'src/islands/watch-islands.ts',
  },
  {
    name: 'Touched',
    file: 'src/islands/early-input.ts',
    lines: ['What is typed or pressed before it is awake is kept', 'and repeated, so nobody presses twice.'],
  },
  {
    name: 'Awake',
    file: 'src/islands/watch-islands.ts',
    lines: ['Fetches React, messages and code of the form. React', 'takes over this part of the page alone.'],
  },
  {
    name: 'Checked',
    file: 'src/features/contact/find-faults.ts',
    lines: ['With an error in a field nothing is held or sent.'],
    by: 'src/features/contact/use-contact-form.ts',
  },
  {
    name: 'Held',
    file: 'src/features/contact/hold-machine.ts',
    lines: [`The button is held for ${CONTACT_HOLD_MS / SECOND} seconds. Letting go cancels.`],
    by: 'src/features/contact/use-contact-form.ts',
  },
  {
    name: 'Once',
    file: 'src/features/contact/send-once.ts',
    lines: [
      'An id names the message. What has arrived, or is on its',
      'way from another tab, is not sent again.',
    ],
  },
  {
    name: 'Sent',
    file: 'src/features/contact/send-message.ts',
    lines: [
      'Fetches the client of EmailJS and posts the message.',
      `Waits ${EMAIL_ANSWER_MS / SECOND} seconds for the answer.`,
    ],
  },
];

/** Destinations of a message: the configured service, or else the local mailbox. */
export const mailStations: readonly Station[] = [
  {
    name: 'EmailJS',
    file: '.env.example',
    lines: ['With keys in .env: it comes by e-mail.'],
  },
  {
    name: 'Mailbox',
    file: 'server/mailbox-handler.ts',
    lines: [`Without: npm start keeps it and shows it at ${MAILBOX_PATH}.`],
  },
];

/** Confirmation for the visitor. */
export const outcomeStation: Station = {
  name: 'Told',
  file: 'src/features/contact/form-outcome.tsx',
  lines: ['It arrived, it was refused, or nobody knows: then the', 'same message can be sent by mail.'],
};
