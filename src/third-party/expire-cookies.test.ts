import { afterEach, expect, it, vi } from 'vitest';
import { expireCookies, listCookieNames } from '#src/third-party/expire-cookies.ts';

function openPage(hostname: string, cookies: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

afterEach(() => vi.unstubAllGlobals());

it('finds the names of cookies', () => {
  openPage('localhost', '_ga=GA1.1.5; theme=a=b; empty');
  expect(listCookieNames()).toEqual(['_ga', 'theme', 'empty']);
  openPage('localhost', '');
  expect(listCookieNames()).toEqual([]);
});

it('deletes matching cookies on the host and its parent domains', () => {
  const written = openPage('www.company.example', '_ga=1; theme=a');
  expireCookies((name) => name === '_ga');
  expect(written).toEqual([
    '_ga=;max-age=0;path=/',
    '_ga=;max-age=0;path=/;domain=www.company.example',
    '_ga=;max-age=0;path=/;domain=company.example',
  ]);
});

it('uses no parent domain for a host name without dots', () => {
  const written = openPage('localhost', '_ga=1');
  expireCookies(() => true);
  expect(written).toEqual(['_ga=;max-age=0;path=/']);
});
