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
  ])('leads %s to %s', (from, to) => {
    expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ from, to }]);
  });

  it('never leads away from a canonical address', () => {
    expect(redirects.filter(({ from }) => addresses.includes(from))).toEqual([]);
  });

  it('leads to a canonical address in one step', () => {
    expect(redirects.filter(({ to }) => !addresses.includes(to))).toEqual([]);
  });

  it('names every address once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
  });
});

describe('documentOf', () => {
  it.each([
    ['/', '/index.html'],
    ['/ar', '/ar.html'],
    ['/services/sla', '/services/sla.html'],
  ])('finds that of %s', (address, document) => {
    expect(documentOf(address)).toBe(document);
  });
});
