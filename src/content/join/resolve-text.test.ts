import { describe, expect, it } from 'vitest';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { dropMissingFacts } from './resolve-text.server.ts';

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
const english = '{{company}}, {{street}}, {{city}}, {{region}} {{postalCode}}, {{country}}';
const arabic = '{{company}}، {{street}}، {{city}}، {{region}} {{postalCode}}، {{country}}';
const german = '{{street}}, {{postalCode}} {{city}} ({{region}})';

describe('a text with placeholders of missing facts', () => {
  it.each([
    [english, [], english],
    [english, ['street'], '{{company}}, {{city}}, {{region}} {{postalCode}}, {{country}}'],
    [english, ['region'], '{{company}}, {{street}}, {{city}}, {{postalCode}}, {{country}}'],
    [english, ['postalCode'], '{{company}}, {{street}}, {{city}}, {{region}}, {{country}}'],
    [english, ['street', 'region', 'postalCode'], '{{company}}, {{city}}, {{country}}'],
    [arabic, ['region', 'postalCode'], '{{company}}، {{street}}، {{city}}، {{country}}'],
    [arabic, ['street', 'region', 'postalCode'], '{{company}}، {{city}}، {{country}}'],
    [german, ['postalCode', 'region'], '{{street}}, {{city}} ({{country}})'],
    ['We sit in {{city}}, {{ region }}. We plan.', ['region'], 'We sit in {{city}}. We plan.'],
    ['It is {{street}}, {{city}}; write us.', ['street'], 'It is {{city}}; write us.'],
    ['In {{region}}, we plan.', ['region'], 'In {{country}}, we plan.'],
    [
      'the laws of {{region}}, {{country}}, and the courts of {{region}}',
      ['region'],
      'the laws of {{country}}, and the courts of {{country}}',
    ],
    ['{{region}} – {{country}}', ['region'], '{{country}}'],
    ['{{street}}', ['street'], '{{street}}'],
    ['The code is {{postalCode}}.', ['postalCode'], 'The code is {{postalCode}}.'],
  ] as const)('%s without %j', (text, absent, expected) => {
    const lacking = { ...company, ...Object.fromEntries(absent.map((name) => [name, ''])) };
    expect(dropMissingFacts(text, lacking)).toBe(expected);
  });
});
