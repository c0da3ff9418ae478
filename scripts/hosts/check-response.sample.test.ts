import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkResponse, checkSecurityHeaders } from './check-response.ts';
import type { Expectation } from './probe.ts';
import type { RawResponse } from './raw-request.ts';

const url = 'https://www.site.example';
const html = Buffer.from('<!doctype html><html dir="rtl" lang="ar">');

function answer(changes: Partial<RawResponse>): RawResponse {
  return { status: 200, headers: {}, body: Buffer.alloc(0), ...changes };
}

describe('an expected response', () => {
  it.each<[string, Partial<RawResponse>, Expectation]>([
    ['one of several statuses', { status: 308 }, { status: [301, 308] }],
    ['a place on this host', { headers: { location: '/a?b=1' } }, { status: [200], location: '/a?b=1' }],
    ['the same with its origin', { headers: { location: `${url}/a` } }, { status: [200], location: '/a' }],
    ['a header', { headers: { vary: 'Accept' } }, { status: [200], headers: { vary: 'Accept' } }],
    ['a missing header', {}, { status: [200], headers: { server: null } }],
    ['a document', { body: html }, { status: [200], language: 'ar' }],
    [
      'a document in brotli',
      { body: brotliCompressSync(html), headers: { 'content-encoding': 'br' } },
      { status: [200], language: 'ar' },
    ],
    [
      'a document in gzip',
      { body: gzipSync(html), headers: { 'content-encoding': 'gzip' } },
      { status: [200], language: 'ar' },
    ],
    ['a length', { body: html }, { status: [200], bytes: html.length }],
  ])('has no problem: %s', (_name, changes, expected) => {
    expect(checkResponse(answer(changes), expected, url)).toEqual([]);
  });
});

describe('an unexpected response', () => {
  const named = { pattern: /^max-age/, example: 'max-age=1' };

  it.each<[Partial<RawResponse>, Expectation, string]>([
    [{ status: 500 }, { status: [200] }, 'answers 500 instead of 200'],
    [{ status: 200, body: html }, { status: [301, 308], bytes: 0 }, 'answers 200 instead of 301 or 308'],
    [{}, { status: [200], location: '/a' }, 'leads to nowhere, not to /a'],
    [
      { headers: { location: '//other.example/a' } },
      { status: [200], location: '/a' },
      'leads to https://other.example/a, not to /a',
    ],
    [{ headers: { location: '/a' } }, { status: [200], location: '/a?b' }, 'leads to /a, not to /a?b'],
    [{}, { status: [200], headers: { vary: 'Accept' } }, 'sends no vary instead of "Accept"'],
    [
      {},
      { status: [200], headers: { 'cache-control': named } },
      'sends no cache-control instead of "max-age=1"',
    ],
    [
      { headers: { 'cache-control': 'no-store' } },
      { status: [200], headers: { 'cache-control': named } },
      'sends cache-control "no-store" instead of "max-age=1"',
    ],
    [
      { headers: { server: 'x' } },
      { status: [200], headers: { server: null } },
      'sends server "x" instead of none',
    ],
    [{ body: html }, { status: [200], language: 'en' }, 'sends a document in ar instead of en'],
    [{}, { status: [200], language: 'en' }, 'sends a document in no language instead of en'],
    [{ body: html }, { status: [200], bytes: 0 }, `sends ${html.length} bytes instead of 0`],
  ])('is described in a phrase (%#)', (changes, expected, phrase) => {
    expect(checkResponse(answer(changes), expected, url)).toEqual([phrase]);
  });

  it('lists missing and different security headers by name', () => {
    const found = answer({ headers: { 'referrer-policy': 'unsafe-url' } });
    expect(
      checkSecurityHeaders(found, { 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'DENY' }),
    ).toEqual([
      'sends referrer-policy "unsafe-url" instead of "no-referrer"',
      'sends no x-frame-options instead of "DENY"',
    ]);
  });
});
