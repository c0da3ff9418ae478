import { describe, expect, it } from 'vitest';
import { isForeign, isOwnHost } from './request-origin.ts';

describe('a host', () => {
  it.each([
    ['192.168.1.5:4173', '0.0.0.0', '192.168.1.5', true],
    ['192.168.1.5:4173', '::', '::ffff:192.168.1.5', true],
    ['[fd00::5]:4173', '::', 'fd00::5', true],
    ['[FD00:0::5]', 'fd00::5', 'fd00::5', true],
    ['studio.example:4173', 'studio.example', '192.168.1.5', true],
    ['192.168.1.5', 'studio.example', '192.168.1.5', true],
    ['localhost', 'studio.example', '127.0.0.1', true],
    ['studio.example', '0.0.0.0', '192.168.1.5', false],
    ['192.168.1.6', '0.0.0.0', '192.168.1.5', false],
    ['evil.example', '127.0.0.1', '127.0.0.1', false],
    ['127.0.0.1.evil.example', '127.0.0.1', '127.0.0.1', false],
    ['localhost@evil.example', '127.0.0.1', '127.0.0.1', false],
    ['localhost/evil.example', '127.0.0.1', '127.0.0.1', false],
    ['', '127.0.0.1', '127.0.0.1', false],
    [undefined, '127.0.0.1', '127.0.0.1', false],
  ])(
    '%s of a server that listens on %s, reached at %s, is its own: %s',
    (host, listening, localAddress, own) => {
      expect(isOwnHost({ headers: { host }, socket: { localAddress } }, listening)).toBe(own);
    },
  );
});

describe('a request', () => {
  const host = 'localhost:4173';

  it.each([
    ['of no browser', {}, false],
    ['of the site’s own page', { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }, false],
    ['typed into the bar', { 'sec-fetch-site': 'none' }, false],
    ['of another port', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }, true],
    ['of another port that names no origin', { 'sec-fetch-site': 'same-site' }, true],
    ['of another scheme', { origin: 'https://localhost:4173' }, true],
    ['of another name of this machine', { origin: 'http://127.0.0.1:4173' }, true],
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['of another site that names no origin', { 'sec-fetch-site': 'cross-site' }, true],
    ['of a page without an origin', { origin: 'null' }, true],
  ])('%s is foreign: %s', (_name, headers, foreign) => {
    expect(isForeign({ headers: { host, ...headers } })).toBe(foreign);
  });
});
