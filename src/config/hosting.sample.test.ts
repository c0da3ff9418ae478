import { describe, expect, it } from 'vitest';
import { documentOf, listRedirects } from './hosting.ts';

const addresses = ['/', '/about', '/services/sla', '/ar', '/ar/about', '/ar/services/sla'];
const redirects = listRedirects(addresses, [
  { from: '/sla', to: '/services/sla' },
  { from: '/ar/sla', to: '/ar/services/sla' },
]);

describe('listRedirects', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/ar/', '/ar'],
    ['/ar.html', '/ar'],
    ['/ar/index.html', '/ar'],
    ['/ar/about/', '/ar/about'],
    ['/ar/about.html', '/ar/about'],
    ['/services/sla/', '/services/sla'],
    ['/sla', '/services/sla'],
    ['/sla/', '/services/sla'],
    ['/sla.html', '/services/sla'],
    ['/ar/sla', '/ar/services/sla'],
    ['/ar/sla/', '/ar/services/sla'],
  ])('redirects %s to %s', (from, to) => {
    expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ from, to }]);
  });

  it('never redirects a canonical address', () => {
    expect(redirects.filter(({ from }) => addresses.includes(from))).toEqual([]);
  });

  it('redirects to a canonical address in one step', () => {
    expect(redirects.filter(({ to }) => !addresses.includes(to))).toEqual([]);
  });

  it('lists every address once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

describe('documentOf', () => {
  it.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/services/sla', '/services/sla.html'],
  ])('returns the document of %s', (address, document) => {
    expect(documentOf(address)).toBe(document);
  });
});
