import { describe, expect, it } from 'vitest';
import { addressOf, translateAddress } from './addresses.ts';

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

describe('translateAddress', () => {
  it.each([
    ['about', 'ar', '/ar/about'],
    ['home', 'ar', '/ar'],
    ['not-found', 'ar', '/ar'],
    ['not-found', 'en', '/'],
  ] as const)('%s to %s is %s', (id, language, address) => {
    expect(translateAddress(id, language)).toBe(address);
  });
});
