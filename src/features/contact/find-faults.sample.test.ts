import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS } from '#src/config/constants.ts';
import { contactServices } from '#src/routing/service-pages.ts';
import { type ContactValues, emptyValues, fieldNames, industryIds, trimValues } from './contact-fields.ts';
import { type Fault, findFault, findFaults } from './find-faults.ts';
import { describeMessage } from './send-message.ts';

type Name = keyof ContactValues;

const valid: ContactValues = {
  firstName: 'دانة',
  lastName: 'Whitfield',
  email: 'dana@windpark.example',
  company: 'Windpark One',
  industry: 'other',
  service: 'analytics',
  message: 'Ten chars.',
};

describe('findFault', () => {
  it.each<[Name, string, Fault | undefined]>([
    ['firstName', '', 'missing'],
    ['firstName', ' \t\n', 'missing'],
    ['firstName', ' D ', undefined],
    ['lastName', '', 'missing'],
    ['lastName', 'الشمري', undefined],
    ['company', '\u00A0', 'missing'],
    ['company', '٣', undefined],
    ['email', '', 'missing'],
    ['email', '  ', 'missing'],
    ['email', 'a@b.c', undefined],
    ['email', ' a@b.c ', undefined],
    ['email', 'دانة@شركة.مثال', undefined],
    ['email', 'a+b@sub.windpark.example', undefined],
    ['email', 'a', 'malformed'],
    ['email', 'a@b', 'malformed'],
    ['email', '@b.c', 'malformed'],
    ['email', 'a@.c', 'malformed'],
    ['email', 'a@b.', 'malformed'],
    ['email', 'a b@c.d', 'malformed'],
    ['email', 'a@b@c.d', 'malformed'],
    ['email', 'a@b.c\u2003d', 'malformed'],
    ['email', 'a@b..c', 'malformed'],
    ['email', '\u202Aada@example.com\u202C', undefined],
    ['email', 'ada@exam\u00ADple.com\u200F', undefined],
    ['email', 'ada＠example.com', undefined],
    ['email', 'ada@example.com،', 'malformed'],
    ['email', 'ada@example.com؛', 'malformed'],
    ['email', 'ada@example.com؟', 'malformed'],
    ['email', 'ada@example.com,', 'malformed'],
    ['email', 'ada@example.com。', 'malformed'],
    ['email', '،ada@example.com', 'malformed'],
    ['email', '<ada@example.com>', 'malformed'],
    ['email', 'ada@example.com\u2026', 'malformed'],
    ['email', 'mailto:ada@example.com', 'malformed'],
    ['email', "o'hara+net!#$%&*/=?^_`{|}~-@example.com", undefined],
    ['firstName', '\u200B\u200F', 'missing'],
    ['firstName', '\u200D\u3164', 'missing'],
    ['message', `\u200F${'\u200B'.repeat(20)}ten chars`, 'short'],
    ['industry', '', 'missing'],
    ['industry', 'catering', 'missing'],
    ['service', '', 'missing'],
    ['service', 'web-development', 'missing'],
    ['message', '', 'missing'],
    ['message', '   \n ', 'missing'],
    ['message', '123456789', 'short'],
    ['message', '   123456789   ', 'short'],
    ['message', '1234567890', undefined],
    ['message', '\u{1F32C}'.repeat(9), 'short'],
    ['message', '\u{1F32C}'.repeat(10), undefined],
  ])('%s "%s" is %s', (name, value, expected) => {
    expect(findFault(name, value)).toBe(expected);
  });

  it.each(industryIds)('the industry %s can be chosen', (id) => {
    expect(findFault('industry', id)).toBeUndefined();
  });

  it.each(contactServices)('the service %s can be chosen', (id) => {
    expect(findFault('service', id)).toBeUndefined();
  });

  it('rejects an address that is too long without matching it', () => {
    const host = '@windpark.example';
    const name = 'a'.repeat(EMAIL_MAX_CHARACTERS - host.length);
    expect(findFault('email', name + host)).toBeUndefined();
    expect(findFault('email', `a${name}${host}`)).toBe('malformed');
    expect(findFault('email', `${'a@'.repeat(200_000)}.`)).toBe('malformed');
  });
});

describe('findFaults', () => {
  it('finds nothing in a valid form', () => {
    expect(findFaults(valid)).toEqual({});
  });

  it('finds every field of an empty form', () => {
    expect(findFaults(emptyValues)).toEqual(Object.fromEntries(fieldNames.map((name) => [name, 'missing'])));
  });

  it.each(fieldNames)('finds only %s', (name) => {
    expect(Object.keys(findFaults({ ...valid, [name]: '' }))).toEqual([name]);
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '{{constructor}}',
    '\u202Egnp.exe\u202C',
    '\u2066\u200F،٠١٢٣٤٥٦٧٨٩\u2069',
    '\uD83C',
    '\uDF2Cx',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    "'; DROP TABLE messages; --",
    '\u0000\u0007',
    'x'.repeat(20_000),
  ),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
);
const forms: fc.Arbitrary<ContactValues> = fc.record({
  firstName: nasty,
  lastName: nasty,
  email: fc.oneof(
    nasty,
    fc.emailAddress(),
    nasty.map((text) => ` ${text}@b.example`),
  ),
  company: nasty,
  industry: fc.constantFrom('', ...industryIds),
  service: fc.constantFrom('', ...contactServices),
  message: nasty,
});

it('every generated form is rejected for its faults or sent as the fields show it', () => {
  const delivery = {
    email: { kind: 'mailbox' },
    origin: 'http://localhost:4173',
    recipient: { name: 'Veltara', email: 'hello@company.example' },
  } as const;
  fc.assert(
    fc.property(forms, (form) => {
      const faults = findFaults(form);
      const values = trimValues(form);
      for (const name of fieldNames) {
        expect(values[name]).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/);
        expect(faults[name] === 'missing').toBe(values[name] === '');
      }
      const isShort = values.message !== '' && Array.from(values.message).length < MESSAGE_MIN_CHARACTERS;
      expect(faults.message === 'short').toBe(isShort);
      const arrived: unknown = JSON.parse(JSON.stringify(describeMessage(values, 'a1', delivery)));
      expect(arrived).toMatchObject({
        from_name: `${values.firstName} ${values.lastName}`,
        from_email: values.email,
        reply_to: values.email,
        company: values.company,
        message: values.message,
      });
    }),
    { numRuns: 600 },
  );
});
