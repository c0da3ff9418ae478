import type { Translate } from '#src/i18n/message-keys.ts';
import { type Crossing, type Fault, writeAnswer } from './faulty-network.ts';

type Words = Translate<'contact'>;

/** A fault between form and mailbox, and the expected result. */
export type MessageFault = {
  name: string;
  fault: Fault;
  /** Whether the message is in the mailbox. */
  hasArrived: boolean;
  outcome: 'sent' | 'failed' | 'unknown';
  /** The message shown (behavior §8), if it is not sent. */
  reason: (t: Words) => string;
  /** No answer arrives before the timeout. */
  isSilent?: boolean;
};

const noAnswer = (t: Words) => t('failures.noAnswer');

function lost(name: string, fault: Fault, isSilent = false): MessageFault {
  return {
    name: `${name}, before it was stored`,
    fault,
    hasArrived: false,
    outcome: 'unknown',
    reason: noAnswer,
    isSilent,
  };
}

/** The connection fails after the message is stored. */
function stored(name: string, fault: (socket: Crossing['socket'], answer: string) => unknown): MessageFault {
  return {
    name: `${name}, after it was stored`,
    fault: async ({ socket, deliver }) => fault(socket, await deliver()),
    hasArrived: true,
    outcome: 'unknown',
    reason: noAnswer,
  };
}

function silent(fault: MessageFault): MessageFault {
  return { ...fault, isSilent: true };
}

/** The message is stored, and another server answers. */
function replaced(name: string, answer: string, reason = noAnswer): MessageFault {
  return { ...stored(name, (socket) => socket.end(answer)), reason };
}

function arrives(name: string, fault: Fault): MessageFault {
  return { name, fault, hasArrived: true, outcome: 'sent', reason: noAnswer };
}

function refused(status: number, body: string, reason: (t: Words) => string): MessageFault {
  return {
    name: `${status} ${body === '' ? 'without a text' : `"${body}"`}`,
    fault: ({ socket }) => socket.end(writeAnswer(status, body)),
    hasArrived: false,
    outcome: 'failed',
    reason,
  };
}

const HALF_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function trickle(socket: Crossing['socket'], answer: string) {
  for (const letter of answer) {
    socket.write(letter);
    await pause(1);
  }
  socket.end();
}

const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n') + 4);
const hang = () => undefined;

/** Delays and duplicates after which the message arrives once. */
export const slowNetworks: MessageFault[] = [
  arrives('no fault', async ({ socket, deliver }) => socket.end(await deliver())),
  arrives('a slow way there', async ({ socket, deliver }) => {
    await pause(HALF_MS);
    socket.end(await deliver());
  }),
  arrives('a slow way back', async ({ socket, deliver }) => {
    const answer = await deliver();
    await pause(HALF_MS);
    socket.end(answer);
  }),
  arrives('an answer letter by letter', async ({ socket, deliver }) => trickle(socket, await deliver())),
  arrives('a pause between head and body', async ({ socket, deliver }) => {
    const answer = await deliver();
    socket.write(headOf(answer));
    await pause(HALF_MS);
    socket.end(answer.slice(headOf(answer).length));
  }),
  arrives('an answer in chunks', async ({ socket, deliver }) => {
    await deliver();
    socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nO\r\n1\r\nK\r\n0\r\n\r\n');
  }),
  arrives('an answer without a length', async ({ socket, deliver }) => {
    await deliver();
    socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nOK');
  }),
  arrives('a notice before the answer', async ({ socket, deliver }) => {
    socket.write('HTTP/1.1 103 Early Hints\r\n\r\n');
    socket.end(await deliver());
  }),
  arrives('a network that doubles the message', async ({ socket, deliver }) => {
    await deliver();
    socket.end(await deliver());
  }),
  arrives('a network that sends it three times at once', async ({ socket, deliver }) => {
    const [answer] = await Promise.all([deliver(), deliver(), deliver()]);
    socket.end(answer);
  }),
];

/** Connections that break before or after the mailbox. */
export const brokenConnections: MessageFault[] = [
  lost('a cut', ({ socket }) => socket.destroy()),
  lost('a reset', ({ socket }) => socket.resetAndDestroy()),
  lost('an end', ({ socket }) => socket.end()),
  lost('a cut after a while', async ({ socket }) => {
    await pause(HALF_MS);
    socket.destroy();
  }),
  lost('a connection that says nothing', hang, true),
  stored('a cut', (socket) => socket.destroy()),
  stored('a reset', (socket) => socket.resetAndDestroy()),
  stored('an end', (socket) => socket.end()),
  stored('a cut after a while', async (socket) => {
    await pause(HALF_MS);
    socket.destroy();
  }),
  // Chromium reads the start of a response as a 200 without a body.
  stored('a cut in the first line', (socket, answer) => socket.end(answer.slice(0, 7))),
  stored('a cut in the head', (socket, answer) => socket.end(answer.slice(0, 40))),
  stored('a cut between head and body', (socket, answer) => socket.end(headOf(answer))),
  stored('a cut in the body', (socket, answer) => socket.end(answer.slice(0, -1))),
  stored('a reset in the body', async (socket, answer) => {
    socket.write(answer.slice(0, -1));
    await pause(HALF_MS);
    socket.resetAndDestroy();
  }),
  stored('a cut between chunks', (socket) =>
    socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nO\r\n'),
  ),
  silent(stored('a connection that says nothing', hang)),
  silent(stored('a head without its body', (socket, answer) => socket.write(headOf(answer)))),
  silent(stored('a body without its end', (socket, answer) => socket.write(answer.slice(0, -1)))),
];

/** Responses that do not come from the mailbox. */
export const oddAnswers: MessageFault[] = [
  replaced('no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'),
  replaced('a chunk of no size', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nOK\r\n'),
  replaced('two lengths', writeAnswer(200, 'OK', ['Content-Length: 3'])),
  replaced('a body that is not packed as it says', writeAnswer(200, 'OK', ['Content-Encoding: gzip'])),
  replaced('a head without an end', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(400_000)}\r\n\r\nOK`),
  replaced('the page of a network', writeAnswer(200, '<!doctype html><title>Sign in</title>')),
  lost('a blocker that answers with nothing', ({ socket }) => socket.end(writeAnswer(200, ''))),
  replaced('a redirect to a page', writeAnswer(302, '', ['Location: /'])),
  replaced('a redirect without an end', writeAnswer(307, '', ['Location: /api/v1.0/email/send'])),
  replaced('201', writeAnswer(201, 'Created'), (t) => t('failures.refused', { text: 'Created' })),
  replaced('202', writeAnswer(202, ''), (t) => t('failures.refused', { text: t('failures.unknown') })),
  replaced('a gateway that lost it', writeAnswer(502, 'Bad Gateway'), (t) =>
    t('failures.unavailable', { text: 'Bad Gateway' }),
  ),
  replaced('a gateway that would not wait', writeAnswer(504, 'Gateway Timeout'), (t) =>
    t('failures.unavailable', { text: 'Gateway Timeout' }),
  ),
];

/** Rejections by the service. */
export const refusals: MessageFault[] = [
  refused(400, 'The Public Key is invalid', (t) =>
    t('failures.badRequest', { text: 'The Public Key is invalid' }),
  ),
  refused(401, 'Unauthorized', (t) => t('failures.refused', { text: 'Unauthorized' })),
  refused(403, 'Forbidden', (t) => t('failures.forbidden', { text: 'Forbidden' })),
  refused(404, 'Account not found', (t) => t('failures.refused', { text: 'Account not found' })),
  refused(405, 'Method Not Allowed', (t) => t('failures.refused', { text: 'Method Not Allowed' })),
  refused(412, 'Gmail_API: Invalid grant', (t) =>
    t('failures.precondition', { text: 'Gmail_API: Invalid grant' }),
  ),
  refused(413, '', (t) => t('failures.refused', { text: t('failures.unknown') })),
  refused(429, 'Too Many Requests', (t) => t('failures.tooMany', { text: 'Too Many Requests' })),
  refused(451, 'Unavailable For Headless Browser', (t) =>
    t('failures.headless', { text: 'Unavailable For Headless Browser' }),
  ),
  refused(500, 'Internal Server Error', (t) => t('failures.unavailable', { text: 'Internal Server Error' })),
  refused(500, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
  refused(503, 'Service Unavailable', (t) => t('failures.unavailable', { text: 'Service Unavailable' })),
  refused(507, '', (t) => t('failures.unavailable', { text: t('failures.unknown') })),
];
