import { describe, expect, it } from 'vitest';
import { addressOf, basenameOf, resolveAddress, translateAddress } from './addresses.ts';

describe('resolveAddress', () => {
  it.each([
    ['/', 'en', 'home'],
    ['/about', 'en', 'about'],
    ['/services/sla', 'en', 'services-sla'],
    ['/ar', 'ar', 'home'],
    ['/ar/', 'ar', 'home'],
    ['/ar/about', 'ar', 'about'],
    ['/ar/services/mobile-network', 'ar', 'services-mobile-network'],
    ['/nowhere', 'en', 'not-found'],
    ['/ar/nowhere', 'ar', 'not-found'],
    ['/arabic', 'en', 'not-found'],
    ['/xx/about', 'en', 'not-found'],
    ['/ar/ar/about', 'ar', 'not-found'],
  ])('%s is %s, %s', (pathname, language, id) => {
    expect(resolveAddress(pathname)).toEqual({ language, id });
  });
});

describe('addressOf', () => {
  it.each([
    ['home', 'en', '/'],
    ['home', 'ar', '/ar'],
    ['about', 'en', '/about'],
    ['services-sla', 'ar', '/ar/services/sla'],
  ] as const)('%s in %s is %s', (id, language, address) => {
    expect(addressOf(id, language)).toBe(address);
  });
});

describe('basenameOf', () => {
  it('is the root for English and the prefix for Arabic', () => {
    expect([basenameOf('en'), basenameOf('ar')]).toEqual(['/', '/ar']);
  });
});

describe('translateAddress', () => {
  it.each([
    ['about', 'ar', '', '', '/ar/about'],
    ['case-studies', 'en', '?industry=retail', '#a-study', '/case-studies?industry=retail#a-study'],
    ['home', 'ar', '?a=b', '', '/ar?a=b'],
    ['not-found', 'ar', '?a=b', '#c', '/ar'],
    ['not-found', 'en', '', '', '/'],
  ] as const)('%s to %s with %j and %j is %s', (id, language, search, hash, address) => {
    expect(translateAddress(id, language, { search, hash })).toBe(address);
  });
});
