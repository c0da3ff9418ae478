import { expect, it } from 'vitest';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { resolveText } from './resolve-text.server.ts';

const company: CompanyValues = {
  company: 'Sample',
  phone: '+965 555 0142',
  email: 'hello@sample.example',
  street: '1 Sample Street',
  postalCode: '13001',
  city: 'Kuwait City',
  region: 'Capital',
  country: 'Kuwait',
};

it('keeps a Latin address on one line of Arabic text, where two lines would read in the wrong order', () => {
  expect(resolveText('عنوانها {{street}}.', {}, 'ar', company)).toBe(
    'عنوانها \u20661\u00A0Sample\u00A0Street\u2069.',
  );
  expect(resolveText('Our address is {{street}}.', {}, 'en', company)).toContain('Sample Street');
});
