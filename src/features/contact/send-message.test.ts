import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import type { ContactValues } from './contact-fields.ts';
import {
  type Delivery,
  type EmailClient,
  explainFailure,
  type MessageAttempt,
  type Outcome,
  sendMessage,
} from './send-message.ts';

const values: ContactValues = {
  firstName: 'دانة',
  lastName: 'الشمري',
  email: 'dana@windpark.example',
  company: 'Windpark One',
  industry: 'renewable-energy',
  service: 'infrastructure',
  message: 'نحتاج إلى شبكة قبل شهر مايو.',
};

type Send = EmailClient['send'];

const attempt: MessageAttempt = { values, id: 'a1', onLateArrival: () => undefined };
const noAnswer = { kind: 'no-answer' } as const;
const refusal = (status: number, text: string): Outcome => ({
  kind: 'failed',
  reason: { kind: 'answer', status, text },
});

function deliverBy(send: Send, email: Delivery['email'] = { kind: 'mailbox' }) {
  const init = vi.fn<EmailClient['init']>();
  const sent = vi.fn<Send>(send);
  const delivery: Delivery = {
    email,
    origin: 'https://www.company.example',
    recipient: { name: 'فيلتارا', email: 'hello@company.example' },
    loadClient: () => Promise.resolve({ init, send: sent }),
  };
  return { delivery, init, sent };
}

const answer = (status: number, text: string) => () => Promise.resolve({ status, text });

describe('sendMessage', () => {
  it('sends to the mailbox with exactly the parameters of the template', async () => {
    const { delivery, init, sent } = deliverBy(answer(200, 'OK'));
    expect(await sendMessage(attempt, delivery)).toEqual({ kind: 'sent' });
    expect(init).toHaveBeenCalledExactlyOnceWith({
      publicKey: 'mailbox',
      origin: 'https://www.company.example',
      blockHeadless: false,
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith('service_mailbox', 'template_contact', {
      from_name: 'دانة الشمري',
      from_email: 'dana@windpark.example',
      company: 'Windpark One',
      industry: 'renewable-energy',
      service: 'infrastructure',
      message: 'نحتاج إلى شبكة قبل شهر مايو.',
      to_name: 'فيلتارا',
      to_email: 'hello@company.example',
      test_mode: 'true',
      reply_to: 'dana@windpark.example',
      origin: 'https://www.company.example',
      message_id: 'a1',
    });
  });

  it('sends to the account of the owner', async () => {
    const { delivery, init, sent } = deliverBy(answer(200, 'OK'), {
      kind: 'emailjs',
      publicKey: 'key',
      serviceId: 'service_x',
      templateId: 'template_x',
      origin: 'https://api.emailjs.com',
    });
    await sendMessage(attempt, delivery);
    expect(init).toHaveBeenCalledWith({
      publicKey: 'key',
      origin: 'https://api.emailjs.com',
      blockHeadless: false,
    });
    expect(sent).toHaveBeenCalledWith(
      'service_x',
      'template_x',
      expect.objectContaining({ test_mode: 'false' }),
    );
  });

  it.each<[string, Send, Outcome]>([
    ['200', answer(200, 'OK'), { kind: 'sent' }],
    ['200 with an odd body', answer(200, '{"queued":true}'), { kind: 'sent' }],
    ['200 without a body', answer(200, ''), { kind: 'unknown', reason: noAnswer }],
    ['200 with blanks', answer(200, ' \r\n'), { kind: 'unknown', reason: noAnswer }],
    ['200 with a page', answer(200, ' <!doctype html>'), { kind: 'unknown', reason: noAnswer }],
    [
      '202',
      answer(202, 'Queued'),
      { kind: 'unknown', reason: { kind: 'answer', status: 202, text: 'Queued' } },
    ],
    [
      'a network failure',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'unknown', reason: noAnswer },
    ],
    [
      'a thrown text',
      () => Promise.reject('The public key is required'),
      { kind: 'failed', reason: { kind: 'other', message: 'The public key is required' } },
    ],
    [
      'an answer of the client',
      () => Promise.reject({ status: 403, text: 'Forbidden ' }),
      refusal(403, 'Forbidden'),
    ],
  ])('%s', async (_name, send, expected) => {
    expect(await sendMessage(attempt, deliverBy(send).delivery)).toEqual(expected);
  });

  it('sends nothing if the client cannot be loaded, and reports only that', async () => {
    const { delivery, sent } = deliverBy(answer(200, 'OK'));
    const loadClient = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    expect(await sendMessage(attempt, { ...delivery, loadClient })).toEqual({
      kind: 'failed',
      reason: noAnswer,
    });
    expect(sent).not.toHaveBeenCalled();
  });

  describe('with a server that hangs', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('gives up after its timeout, not before', async () => {
      const { delivery } = deliverBy(() => new Promise(() => undefined));
      let outcome: Outcome | undefined;
      void sendMessage(attempt, delivery).then((ended) => (outcome = ended));
      await vi.advanceTimersByTimeAsync(EMAIL_ANSWER_MS - 1);
      expect(outcome).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toEqual({ kind: 'unknown', reason: noAnswer });
    });

    it('reports a late response', async () => {
      const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
      const { delivery } = deliverBy(() => promise);
      const onLateArrival = vi.fn<() => void>();
      void sendMessage({ ...attempt, onLateArrival }, delivery);
      await vi.advanceTimersByTimeAsync(EMAIL_ANSWER_MS);
      expect(onLateArrival).not.toHaveBeenCalled();
      resolve({ status: 200, text: 'OK' });
      await vi.advanceTimersByTimeAsync(0);
      expect(onLateArrival).toHaveBeenCalledOnce();
    });

    it('sends nothing if the client loads too late', async () => {
      const { promise, resolve } = Promise.withResolvers<EmailClient>();
      const { delivery, init, sent } = deliverBy(answer(200, 'OK'));
      let outcome: Outcome | undefined;
      void sendMessage(attempt, { ...delivery, loadClient: () => promise }).then(
        (ended) => (outcome = ended),
      );
      await vi.advanceTimersByTimeAsync(EMAIL_ANSWER_MS);
      expect(outcome).toEqual({ kind: 'failed', reason: noAnswer });
      resolve({ init, send: sent });
      await vi.advanceTimersByTimeAsync(EMAIL_ANSWER_MS);
      expect(sent).not.toHaveBeenCalled();
    });
  });
});

describe('explainFailure', () => {
  const unknown: Outcome = { kind: 'unknown', reason: noAnswer };
  const unexplained: Outcome = { kind: 'unknown', reason: { kind: 'other', message: '' } };

  it.each<[string, unknown, Outcome]>([
    ['status 0', { status: 0, text: 'Network Error' }, unknown],
    ['429', { status: 429, text: 'Too Many Requests' }, refusal(429, 'Too Many Requests')],
    ['an empty text', { status: 503, text: '' }, refusal(503, '')],
    [
      'a gateway that has waited in vain',
      { status: 504, text: 'Gateway Timeout' },
      { kind: 'unknown', reason: { kind: 'answer', status: 504, text: 'Gateway Timeout' } },
    ],
    ['an abort', new DOMException('Aborted', 'AbortError'), unknown],
    ['a timeout', new DOMException('Too late', 'TimeoutError'), unknown],
    ['any other error', new Error('Boom'), unexplained],
    ['nothing', undefined, unexplained],
    ['an object of another shape', { status: 'bad' }, unexplained],
  ])('%s', (_name, error, expected) => {
    expect(explainFailure(error)).toEqual(expected);
  });
});
