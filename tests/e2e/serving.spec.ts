import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeadersOf } from '#src/config/hosting.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { addressOf } from '#src/routing/addresses.ts';
import { pageIds } from '#src/routing/routes.ts';
import { expect, test } from '../support/quiet-page.ts';
import { type RawRequest, sendRaw } from '../../scripts/hosts/raw-request.ts';

const securityHeaders = securityHeadersOf({});

type Options = Omit<RawRequest, 'url' | 'path'>;

function send(baseURL: string | undefined, path: string, options: Options = {}) {
  return sendRaw({ url: baseURL ?? '', path, ...options });
}

function readLanguage(body: Buffer): string | undefined {
  return /<html[^>]*\blang="([^"]*)"/.exec(body.toString())?.[1];
}

for (const language of languageCodes) {
  test(`every page is served at its address in ${language}`, async ({ baseURL }) => {
    const addresses = pageIds.map((id) => addressOf(id, language));
    const answers = await Promise.all(addresses.map((address) => send(baseURL, address)));
    expect(answers.map(({ status, body }) => [status, readLanguage(body)])).toEqual(
      addresses.map(() => [200, language]),
    );
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-cache']));
  });

  test(`unknown addresses get the document of ${language}`, async ({ baseURL }) => {
    const { prefix } = languages[language];
    const known = await send(baseURL, `${prefix}/nowhere`);
    expect([known.status, readLanguage(known.body)]).toEqual([404, language]);
    for (const path of ['/nowhere/', '/about/more', '/404', '/404.html', '/assets/client-0.js']) {
      const { status, headers, body } = await send(baseURL, prefix + path);
      expect([status, headers['cache-control'], body.equals(known.body)], path).toEqual([
        404,
        'no-cache',
        true,
      ]);
    }
  });
}

for (const [from, to] of [
  ['/index.html', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/about/?utm_source=a&b=%20', '/about?utm_source=a&b=%20'],
  ['/services/sla.html', '/services/sla'],
  ['/sla', '/services/sla'],
  ['/sla?a=1', '/services/sla?a=1'],
  ['/ar/', '/ar'],
  ['/ar.html', '/ar'],
  ['/ar/index.html', '/ar'],
  ['/ar/about/', '/ar/about'],
  ['/ar/sla', '/ar/services/sla'],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ baseURL }) => {
    const { status, headers } = await send(baseURL, from);
    expect([status, headers.location]).toEqual([308, to]);
  });
}

for (const [accepted, encoding, unpack] of [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const) {
  test(`documents are sent as ${accepted} asks`, async ({ baseURL }) => {
    for (const path of ['/', '/ar', '/services/sla', '/nowhere', '/ar/nowhere']) {
      const plain = await send(baseURL, path);
      const packed = await send(baseURL, path, { headers: { 'accept-encoding': accepted } });
      expect([packed.headers['content-encoding'], packed.headers['vary']], path).toEqual([
        encoding,
        'Accept-Encoding',
      ]);
      expect(unpack(packed.body).equals(plain.body), path).toBe(true);
    }
  });
}

test('hashed files are kept for good, compressed when they are text', async ({ baseURL }) => {
  const { body } = await send(baseURL, '/');
  const files = new Set(body.toString().match(/\/assets\/[\w./-]+/g));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const { status, headers } = await send(baseURL, file, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers['cache-control']], file).toEqual([200, 'public, max-age=31536000, immutable']);
    if (/\.(js|css)$/.test(file)) expect(headers['content-encoding'], file).toBe('br');
  }
});

test('other files are kept for a day', async ({ baseURL }) => {
  const { status, headers } = await send(baseURL, '/robots.txt');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
});

test('a document that has not changed is not sent again', async ({ baseURL }) => {
  const first = await send(baseURL, '/about');
  const again = await send(baseURL, '/about', { headers: { 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

for (const path of ['/', '/ar/about', '/nowhere', '/sla', '/robots.txt']) {
  test(`${path} has the security headers`, async ({ baseURL }) => {
    const { headers } = await send(baseURL, path);
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  });
}

for (const path of ['/', '/ar', '/nowhere', '/sla']) {
  test(`HEAD of ${path} has the headers of GET and no body`, async ({ baseURL }) => {
    const got = await send(baseURL, path);
    const head = await send(baseURL, path, { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
    expect(head.status).toBe(got.status);
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is not allowed on a page`, async ({ baseURL }) => {
    const { status, headers } = await send(baseURL, '/about', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

for (const path of [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/../../package.json',
  '/..%5cpackage.json',
  '/.vite/manifest.json',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '//other.example/',
  '//other.example/about/',
  '/\\other.example/',
  '/fr',
  '/xx/about',
  '/xx/about/',
]) {
  test(`${path} is an unknown address`, async ({ baseURL }) => {
    const { status, headers, body } = await send(baseURL, path);
    expect([status, headers.location, readLanguage(body)]).toEqual([404, undefined, 'en']);
  });
}

for (const path of ['/%E0%A4%A', '/%', '/ar/%zz']) {
  test(`${path} is refused`, async ({ baseURL }) => {
    expect((await send(baseURL, path)).status).toBe(400);
  });
}

test('a browser accepts every header without a word', async ({ page }) => {
  for (const path of ['/', '/ar', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
});
