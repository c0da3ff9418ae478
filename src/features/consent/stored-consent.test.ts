import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, parseConsent, serializeConsent } from './stored-consent.ts';

const preferences = { necessary: true, analytics: true, marketing: false, preferences: true } as const;
const date = '2026-01-31T12:00:00.000Z';
const sound = { version: CONSENT_VERSION, date, preferences };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('parseConsent', () => {
  it('returns the stored choice', () => {
    expect(parseConsent(JSON.stringify(sound))).toEqual(preferences);
  });

  it('leaves out unknown fields', () => {
    const more = { ...sound, by: 'x', preferences: { ...preferences, everything: true } };
    expect(parseConsent(JSON.stringify(more))).toEqual(preferences);
  });

  it.each([
    ['an older version', { ...sound, version: CONSENT_VERSION - 1 }],
    ['a version of a later release', { ...sound, version: CONSENT_VERSION + 1 }],
    ['an older version of another shape', { version: CONSENT_VERSION - 1, accepted: true }],
  ])('treats %s as outdated', (_, value) => {
    expect(parseConsent(JSON.stringify(value))).toBe('outdated');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"version":1,'],
    ['a bare word', 'accepted'],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"true"'],
    ['a list', '[1,2]'],
    ['an empty object', '{}'],
    ['a version in quotes', JSON.stringify({ ...sound, version: String(CONSENT_VERSION) })],
    ['a broken version', JSON.stringify({ ...sound, version: 1.5 })],
    ['no version', JSON.stringify({ date, preferences })],
    ['no date', JSON.stringify({ version: CONSENT_VERSION, preferences })],
    ['a date that is none', JSON.stringify({ ...sound, date: 'yesterday' })],
    ['a date in milliseconds', JSON.stringify({ ...sound, date: 1_700_000_000_000 })],
    ['no preferences', JSON.stringify({ version: CONSENT_VERSION, date })],
    ['preferences that are null', JSON.stringify({ ...sound, preferences: null })],
    [
      'a refusal of what is necessary',
      JSON.stringify({ ...sound, preferences: { ...preferences, necessary: false } }),
    ],
    [
      'a category in quotes',
      JSON.stringify({ ...sound, preferences: { ...preferences, analytics: 'true' } }),
    ],
    [
      'a category that is a number',
      JSON.stringify({ ...sound, preferences: { ...preferences, marketing: 1 } }),
    ],
    [
      'a missing category',
      JSON.stringify({ ...sound, preferences: { necessary: true, analytics: true, marketing: true } }),
    ],
  ])('treats %s as corrupted', (_, text) => {
    expect(parseConsent(text)).toBe('corrupted');
  });

  it.each([
    ['analytics', { analytics: true, marketing: false }, 'outdated'],
    ['marketing', { analytics: false, marketing: true }, 'outdated'],
    ['neither', { analytics: false, marketing: false }, 'kept'],
  ])('lets a later privacy signal end a choice of %s', (_, granted, end) => {
    const choice = { necessary: true, preferences: true, ...granted } as const;
    const before = serializeConsent(choice);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(parseConsent(before)).toEqual(end === 'kept' ? choice : end);
    expect(parseConsent(serializeConsent(choice))).toEqual(choice);
  });

  it('grants nothing that the stored text does not grant', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 2 })), (text) => {
        expect(['outdated', 'corrupted']).toContain(parseConsent(text));
      }),
    );
  });

  it('treats a choice with one invalid value as corrupted', () => {
    const keys = fc.constantFrom('version', 'date', 'necessary', 'analytics', 'marketing', 'preferences');
    const other = fc.oneof(fc.constant(null), fc.string({ maxLength: 3 }), fc.object(), fc.constant([]));
    fc.assert(
      fc.property(keys, other, (key, value) => {
        const isOutside = key === 'version' || key === 'date';
        const changed = isOutside
          ? { ...sound, [key]: value }
          : { ...sound, preferences: { ...preferences, [key]: value } };
        fc.pre(!(key === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))));
        expect(parseConsent(JSON.stringify(changed))).toBe('corrupted');
      }),
    );
  });
});

describe('serializeConsent', () => {
  it('writes what parseConsent reads, with version and date', () => {
    vi.useFakeTimers({ now: new Date(date) });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (analytics, marketing, choices) => {
        const choice = { necessary: true, analytics, marketing, preferences: choices } as const;
        const text = serializeConsent(choice);
        expect(parseConsent(text)).toEqual(choice);
        expect(JSON.parse(text)).toEqual({ version: CONSENT_VERSION, date, preferences: choice });
      }),
    );
  });
});
