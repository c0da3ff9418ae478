import { describe, expect, it } from 'vitest';
import { securityHeadersOf } from './answer-rules.ts';

const securityHeaders = securityHeadersOf({});

describe('securityHeaders', () => {
  it.each([
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['Content-Security-Policy', "object-src 'none'"],
    ['Content-Security-Policy', "base-uri 'none'"],
    ['Content-Security-Policy', "form-action 'self'"],
    ['Content-Security-Policy', "script-src 'self'"],
    ['Content-Security-Policy', "require-trusted-types-for 'script'"],
    ['Content-Security-Policy', "trusted-types 'none'"],
    ['Permissions-Policy', 'camera=()'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ] as const)('hold in %s: %s', (name, part) => {
    expect(securityHeaders[name].split(/[;,] /)).toContain(part);
  });

  it.each(['default-src', 'style-src', 'unsafe-inline', 'unsafe-eval'])('leave out %s', (part) => {
    expect(securityHeaders['Content-Security-Policy']).not.toContain(part);
  });
});

describe('Strict-Transport-Security', () => {
  it('is valid for a day and for this host only, unless it is configured', () => {
    expect(securityHeaders['Strict-Transport-Security']).toBe('max-age=86400');
  });

  it('has the configured value', () => {
    const strictTransport = 'max-age=63072000; includeSubDomains; preload';
    expect(securityHeadersOf({ strictTransport })['Strict-Transport-Security']).toBe(strictTransport);
  });
});

describe('securityHeaders of a site with services', () => {
  const named = securityHeadersOf({
    analyticsId: 'G-TEST123456',
    support: { script: 'https://help.example/widget.js', origins: ['wss://chat.help.example'] },
  });

  it('contain the sources of their scripts, and a policy that allows them', () => {
    expect(named['Content-Security-Policy'].split('; ')).toEqual([
      "script-src 'self' https://www.googletagmanager.com/gtag/js https://www.googletagmanager.com/gtag/destination https://help.example",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  it('are otherwise the same as for every site', () => {
    expect({ ...named, 'Content-Security-Policy': '' }).toEqual({
      ...securityHeaders,
      'Content-Security-Policy': '',
    });
  });

  it('stay the same for services without scripts', () => {
    const email = {
      kind: 'emailjs',
      publicKey: 'k',
      serviceId: 's',
      templateId: 't',
      origin: 'https://mail.example',
    } as const;
    expect(securityHeadersOf({ email, mapGeometry: 'https://maps.example/world.json' })).toEqual(
      securityHeaders,
    );
  });
});
