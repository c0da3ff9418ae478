import { describe, expect, it } from 'vitest';
import { parseTarget } from './request-target.ts';

describe('parseTarget', () => {
  it.each([
    ['/about', { decoded: '/about', search: '' }],
    ['/about?a=1?b', { decoded: '/about', search: '?a=1?b' }],
    ['/%61bout', { decoded: '/about', search: '' }],
    ['/about%2F', { decoded: '/about/', search: '' }],
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
