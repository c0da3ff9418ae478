import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveAllowedScript } from '#src/third-party/load-third-party-script.ts';

const page = 'https://www.company.example/about';
const sources = ['https://www.googletagmanager.com/gtag/js', 'https://help.example'];
const admit = (address: string) => resolveAllowedScript(address, page, sources);

it.each([
  'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
  'https://help.example/widget.js',
  'https://help.example/chunks/1.js',
])('%s is allowed', (address) => {
  expect(admit(address)).toBe(address);
});

it.each([
  'https://www.googletagmanager.com.evil.example/gtag/js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-STRANGE',
  'https://www.googletagmanager.com/gtag/js/more',
  'https://www.googletagmanager.com/gtag/js.map',
  'https://www.googletagmanager.com/gtag/../gtm.js?/gtag/js',
  'https://www.googletagmanager.com/?/gtag/js',
  'https://evil@www.googletagmanager.com/gtag/js',
  'https://evil.example/https://help.example/widget.js',
  'https://help.example@evil.example/widget.js',
  'http://help.example/widget.js',
  'https://help.example:8443/widget.js',
  '//evil.example/widget.js',
  '/assets/start.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://help.example/1',
  '',
  'https://',
])('%s is rejected', (address) => {
  expect(admit(address)).toBeNull();
});

it('an allowed address always starts with a configured source', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
      const admitted = admit(text);
      expect(admitted === null || sources.some((source) => admitted.startsWith(source))).toBe(true);
    }),
  );
});
