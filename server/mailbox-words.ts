/** What the mailbox answers to the form, in the words of the e-mail service. */
export const serviceWords = {
  accepted: 'OK',
  missing: (name: string) => `The ${name} parameter is required`,
  wrongParameters: 'The template_params parameter must be an object',
  unreadable: 'The request body cannot be read',
  tooLarge: 'The request body is too large',
  wrongType: (types: readonly string[]) => `The content type must be ${types.join(' or ')}`,
  wrongMethod: 'Method Not Allowed',
} as const;

const count = new Intl.NumberFormat('en-US');
const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: 'UTC',
});

/** What the page of the mailbox says to the owner. */
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
  /** A moment in words; a text that is none stays as it is. */
  moment: (iso: string) => (Number.isNaN(Date.parse(iso)) ? iso : time.format(new Date(iso))),
  parameters: 'Parameters',
  noParameters: 'No parameters',
  delivery: 'Delivery',
  call: 'call',
  file: 'The whole message as a file',
  unreadable: 'This file is no message any more.',
  newest: 'Newest messages',
  older: 'Older messages',
  pages: 'Pages of the mailbox',
  notFound: 'Not Found',
  badRequest: 'Bad Request',
} as const;
