import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

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
