import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL_ANSWER_MS } from '#src/config/constants.ts';
import type { ContactValues } from './contact-fields.ts';
import {
  type Delivery,
  type EmailClient,
  explainFailure,
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

function deliverBy(send: Send, email: Delivery['email'] = { kind: 'mailbox' }) {
  const init = vi.fn<EmailClient['init']>();
  const sent = vi.fn<Send>(send);
  const delivery: Delivery = {
    email,
    origin: 'https://www.veltara.example',
    recipient: { name: 'فيلتارا', email: 'hello@veltara.example' },
    loadClient: () => Promise.resolve({ init, send: sent }),
  };
  return { delivery, init, sent };
}

const answer = (status: number, text: string) => () => Promise.resolve({ status, text });

describe('sendMessage', () => {
  it('sends to the mailbox with exactly the parameters of the template', async () => {
    const { delivery, init, sent } = deliverBy(answer(200, 'OK'));
    expect(await sendMessage(values, delivery)).toEqual({ kind: 'sent' });
    expect(init).toHaveBeenCalledExactlyOnceWith({
      publicKey: 'mailbox',
      origin: 'https://www.veltara.example',
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
      to_email: 'hello@veltara.example',
      test_mode: 'true',
      reply_to: 'dana@windpark.example',
      origin: 'https://www.veltara.example',
    });
  });

  it('sends to the account of the owner', async () => {
    const { delivery, init, sent } = deliverBy(answer(200, 'OK'), {
      kind: 'service',
      publicKey: 'key',
      serviceId: 'service_x',
      templateId: 'template_x',
      origin: 'https://api.emailjs.com',
    });
    await sendMessage(values, delivery);
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
    ['200 without a body', answer(200, ''), { kind: 'sent' }],
    ['200 with a page', answer(200, ' <!doctype html>'), { kind: 'no-answer' }],
    ['201', answer(201, 'Created'), { kind: 'refused', status: 201, text: 'Created' }],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'no-answer' }],
    [
      'a thrown text',
      () => Promise.reject('The public key is required'),
      { kind: 'other', message: 'The public key is required' },
    ],
    [
      'an answer of the client',
      () => Promise.reject({ status: 403, text: 'Forbidden ' }),
      { kind: 'refused', status: 403, text: 'Forbidden' },
    ],
  ])('%s', async (_name, send, expected) => {
    expect(await sendMessage(values, deliverBy(send).delivery)).toEqual(expected);
  });

  it('says why the client cannot be loaded', async () => {
    const { delivery } = deliverBy(answer(200, 'OK'));
    const loadClient = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    expect(await sendMessage(values, { ...delivery, loadClient })).toEqual({
      kind: 'other',
      message: 'Access is denied',
    });
  });

  describe('with a server that hangs', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('gives up after its time, and not before', async () => {
      const { delivery } = deliverBy(() => new Promise(() => undefined));
      let outcome: Outcome | undefined;
      void sendMessage(values, delivery).then((ended) => (outcome = ended));
      await vi.advanceTimersByTimeAsync(EMAIL_ANSWER_MS - 1);
      expect(outcome).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toEqual({ kind: 'no-answer' });
    });
  });
});

describe('explainFailure', () => {
  it.each<[string, unknown, Outcome]>([
    ['status 0', { status: 0, text: 'Network Error' }, { kind: 'no-answer' }],
    [
      '429',
      { status: 429, text: 'Too Many Requests' },
      { kind: 'refused', status: 429, text: 'Too Many Requests' },
    ],
    ['an empty text', { status: 503, text: '' }, { kind: 'refused', status: 503, text: '' }],
    ['an abort', new DOMException('Aborted', 'AbortError'), { kind: 'no-answer' }],
    ['a timeout', new DOMException('Too late', 'TimeoutError'), { kind: 'no-answer' }],
    ['any other error', new Error('Boom'), { kind: 'other', message: 'Boom' }],
    ['nothing', undefined, { kind: 'other', message: '' }],
    ['an object of another shape', { status: 'bad' }, { kind: 'other', message: '' }],
  ])('%s', (_name, error, expected) => {
    expect(explainFailure(error)).toEqual(expected);
  });
});
