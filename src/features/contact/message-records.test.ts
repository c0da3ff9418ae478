import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MESSAGE_RECORD_MS } from '#src/config/constants.ts';
import { emptyValues } from './contact-fields.ts';
import { createRecord, fingerprintOf, parseRecords, readRecord, writeRecord } from './message-records.ts';

const values = { ...emptyValues, firstName: 'دانة', message: 'نحتاج إلى شبكة.' };

describe('fingerprintOf', () => {
  it('is equal for equal content only', () => {
    expect(fingerprintOf({ ...values })).toBe(fingerprintOf(values));
    const moved = { ...values, firstName: values.message, message: values.firstName };
    const others = [emptyValues, moved, { ...values, message: `${values.message} ` }];
    expect(new Set([values, ...others].map(fingerprintOf)).size).toBe(4);
  });

  it('does not reveal the content', () => {
    expect(fingerprintOf(values)).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
  });
});

describe('records', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are kept by the page if the browser stores nothing', () => {
    const record = createRecord();
    expect(record.id).toMatch(/^[0-9a-f]{32}$/);
    writeRecord('a', { ...record, state: 'unanswered' });
    expect(readRecord('a')).toEqual({ ...record, state: 'unanswered' });
    expect(readRecord('b')).toBeNull();
  });

  it('are up to date even if storage is full', () => {
    const kept = new Map<string, string>();
    let isFull = false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        kept.set(key, text);
      },
      removeItem: (key: string) => kept.delete(key),
    });
    const record = createRecord();
    writeRecord('c', record);
    isFull = true;
    writeRecord('c', { ...record, state: 'sent' });
    expect(readRecord('c')?.state).toBe('sent');
  });

  it('expire, before the mailbox forgets the message', () => {
    writeRecord('d', createRecord());
    vi.advanceTimersByTime(MESSAGE_RECORD_MS - 1);
    expect(readRecord('d')).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(readRecord('d')).toBeNull();
  });

  it.each(['', 'null', '7', '[]', '{"a":7}', '{"a":{"id":"1","state":"lost","since":0}}', '{'])(
    'reads nothing from %s',
    (text) => {
      expect(parseRecords(text)).toEqual({});
    },
  );
});
