import { describe, expect, it } from 'vitest';
import { isServable, parseTarget } from './request-target.ts';

describe('parseTarget', () => {
  it.each([
    ['/about', { decoded: '/about', search: '' }],
    ['/about?a=1?b', { decoded: '/about', search: '?a=1?b' }],
    ['/%61bout', { decoded: '/about', search: '' }],
    ['//other.example/', { decoded: '//other.example/', search: '' }],
    ['http://other.example/about?a', { decoded: '/about', search: '?a' }],
    ['*', null],
    ['', null],
    ['about', null],
    ['/%E0%A4%A', null],
    ['/%', null],
  ])('reads %j', (url, expected) => {
    expect(parseTarget(url)).toEqual(expected);
  });
});

describe('isServable', () => {
  it.each([
    ['/', true],
    ['/about', true],
    ['/assets/client-1a2b.js', true],
    ['/.well-known/security.txt', true],
    ['/about/', false],
    ['//', false],
    ['/../secret', false],
    ['/assets/../../secret', false],
    ['/..%2fsecret', false],
    ['/a\\..\\secret', false],
    ['/a\u0000.html', false],
    ['/.vite/manifest.json', false],
    ['/.well-known', false],
    ['/_headers', false],
    ['/_redirects', false],
    ['/about.html.br', false],
    ['/assets/client-1a2b.js.gz', false],
  ])('of %j is %s', (decoded, expected) => {
    expect(isServable(decoded)).toBe(expected);
  });
});
