import { describe, expect, it } from 'vitest';
import type { Email } from '#src/config/site.ts';
import { listServiceOrigins, writeContentPolicy } from './content-policy.server.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

describe('connect-src', () => {
  it.each<[string, Email, string]>([
    ['the mailbox', { kind: 'mailbox' }, "connect-src 'self'"],
    [
      'a service',
      { kind: 'service', ...account, origin: 'https://api.emailjs.com' },
      "connect-src 'self' https://api.emailjs.com",
    ],
  ])('names the site and the origin of %s', (_name, email, directive) => {
    const policy = writeContentPolicy([], listServiceOrigins({ email }));
    expect(policy.split('; ').filter((part) => part.startsWith('connect-src'))).toEqual([directive]);
  });

  it.each([
    [{ kind: 'mailbox' } as const, ['https://maps.example']],
    [
      { kind: 'service', ...account, origin: 'https://api.emailjs.com' } as const,
      ['https://api.emailjs.com', 'https://maps.example'],
    ],
    [{ kind: 'service', ...account, origin: 'https://maps.example' } as const, ['https://maps.example']],
  ])('names the origin of a map once beside %o', (email, origins) => {
    const mapGeometry = 'https://maps.example/world/countries.json';
    expect(listServiceOrigins({ email, mapGeometry })).toEqual(origins);
  });

  it('is all that a service changes', () => {
    const [own, other] = [[], ['https://api.emailjs.com']].map((origins) =>
      writeContentPolicy(['a{}'], origins),
    );
    expect(other?.replace(' https://api.emailjs.com', '')).toBe(own);
  });
});
