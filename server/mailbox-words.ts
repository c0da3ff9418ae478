import {
  BYTES_IN_ALL,
  MESSAGE_BYTES,
  MESSAGE_NAMES,
  MESSAGES_IN_ALL,
  MESSAGES_PER_MINUTE,
  NAME_CHARACTERS,
} from './mailbox-limits.ts';

const count = new Intl.NumberFormat('en-US');
const writeBytes = (bytes: number) => `${count.format(bytes)} bytes`;

/** Responses to the contact form, worded as by the e-mail service. */
export const serviceWords = {
  accepted: 'OK',
  missing: (name: string) => `The ${name} parameter is required`,
  wrongParameters: 'The template_params parameter must be an object',
  unreadable: 'The request body cannot be read',
  wrongAttempt: (name: string) => `The ${name} parameter must be 1 to 100 letters, digits or hyphens`,
  tooLarge: `The message has more than ${writeBytes(MESSAGE_BYTES)}`,
  tooManyNames: `The message has more than ${count.format(MESSAGE_NAMES)} names`,
  longName: `The message has a name of more than ${count.format(NAME_CHARACTERS)} characters`,
  refused: {
    rate: `The mailbox keeps at most ${count.format(MESSAGES_PER_MINUTE)} messages a minute`,
    room: `The mailbox is full: it keeps at most ${count.format(MESSAGES_IN_ALL)} messages and ${writeBytes(BYTES_IN_ALL)}`,
  },
  foreign: 'The mailbox answers pages of its own site only',
  wrongType: (types: readonly string[]) => `The content type must be ${types.join(' or ')}`,
  wrongMethod: 'Method Not Allowed',
} as const;

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: 'UTC',
});

/** Texts of the mailbox page. */
export const pageWords = {
  title: 'Mailbox',
  about:
    'What the contact form has sent to this machine. With an account at the e-mail service in the settings it sends there instead.',
  empty: 'No message yet. Send one with the contact form, then load this page again.',
  shown: (first: number, last: number, total: number) =>
    `Messages ${count.format(first)} to ${count.format(last)} of ${count.format(total)}, newest first`,
  noneShown: (total: number) => `No older message; ${count.format(total)} are kept`,
  noSender: 'No sender',
  received: 'Received',
  /** Formats a timestamp; returns an invalid one unchanged. */
  moment: (iso: string) => (Number.isNaN(Date.parse(iso)) ? iso : time.format(new Date(iso))),
  parameters: 'Parameters',
  noParameters: 'No parameters',
  delivery: 'Delivery',
  call: 'call',
  file: 'The whole message as a file',
  unreadable: 'This file is not a valid message.',
  newest: 'Newest messages',
  older: 'Older messages',
  pages: 'Pages of the mailbox',
  notFound: 'Not Found',
  badRequest: 'Bad Request',
} as const;
