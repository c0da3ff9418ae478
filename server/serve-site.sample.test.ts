import { once } from 'node:events';
import { unlinkSync } from 'node:fs';
import { unlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RawRequest, sendRaw } from '../scripts/hosts/raw-request.ts';
import { type SampleSite, writeSampleSite } from '../tests/support/sample-site.ts';
import { securityHeadersOf } from './answer-rules.ts';
import { type RunningSite, serveSite } from './serve-site.ts';

const securityHeaders = securityHeadersOf({});

let sample: SampleSite;
let site: RunningSite;

beforeAll(async () => {
  sample = await writeSampleSite();
  site = await serveSite({ folder: sample.folder, port: 0 });
});

afterAll(async () => {
  await site.close();
  await sample.remove();
});

const send = (path: string, options: Omit<RawRequest, 'url' | 'path'> = {}) =>
  sendRaw({ url: site.url, path, ...options });

describe('a file that exists', () => {
  it.each([
    ['/', '<title>Home</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/?utm_source=a', '<title>Home</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/about', '<title>About</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/%61bout', '<title>About</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/services', '<title>Services</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/services/sla', '<title>SLA</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/ar', '<title>الرئيسية</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/ar/about', '<title>عن الشركة</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['http://other.example/about', '<title>About</title>', 'text/html; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'User-agent: *', 'text/plain; charset=utf-8', 'public, max-age=86400'],
    ['/llms.txt', '# الموقع', 'text/plain; charset=utf-8', 'public, max-age=86400'],
    ['/pictures/hero.avif', 'picture', 'image/avif', 'public, max-age=86400'],
    ['/favicon.ico', 'icon', 'image/vnd.microsoft.icon', 'public, max-age=86400'],
    ['/site.webmanifest', '{}', 'application/manifest+json; charset=utf-8', 'public, max-age=86400'],
    ['/certificates/site.pdf', '0123456789', 'application/pdf', 'public, max-age=86400'],
    [
      '/assets/client-1a2b.js',
      'export const answer = 42;',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('is served at %s', async (path, text, type, caching) => {
    const { status, headers, body } = await send(path);
    expect([status, body.toString(), headers['content-type'], headers['cache-control']]).toEqual([
      200,
      text,
      type,
      caching,
    ]);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('is compressed as requested by %j', async (accepted, encoding, unpack) => {
    for (const [path, text] of [
      ['/about', '<title>About</title>'],
      ['/nowhere', '<title>Not found</title>'],
    ] as const) {
      const { headers, body } = await send(path, { headers: { 'accept-encoding': accepted } });
      expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
      expect(unpack(body).toString()).toBe(text);
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  it('is not sent again while its etag holds', async () => {
    const first = await send('/about');
    const again = await send('/about', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect([again.headers['cache-control'], again.headers['vary']]).toEqual(['no-cache', 'Accept-Encoding']);
  });

  it('is not sent again while it has not changed since', async () => {
    for (const path of ['/about', '/certificates/site.pdf']) {
      const modified = (await send(path)).headers['last-modified'] ?? '';
      const again = await send(path, { headers: { 'if-modified-since': modified } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
      expect((await send(path, { headers: { 'if-modified-since': earlier } })).status).toBe(200);
    }
  });

  it('is sent again when its etag differs, regardless of its date', async () => {
    const { headers } = await send('/about');
    const requestHeaders = {
      'if-none-match': '"other"',
      'if-modified-since': headers['last-modified'] ?? '',
    };
    expect((await send('/about', { headers: requestHeaders })).status).toBe(200);
  });
});

describe('a part of a file', () => {
  const path = '/certificates/site.pdf';

  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent for the range %s', async (range, part, described) => {
    const { status, headers, body } = await send(path, { headers: { range } });
    expect([status, body.toString()]).toEqual([206, part]);
    expect(headers).toMatchObject({
      'content-range': described,
      'content-length': String(part.length),
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=86400',
    });
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=5-2'])(
    'that does not exist (%s) is refused',
    async (range) => {
      const { status, headers, body } = await send(path, { headers: { range } });
      expect([status, headers['content-range'], body.toString()]).toEqual([
        416,
        'bytes */10',
        'Range Not Satisfiable\n',
      ]);
      expect([headers['etag'], headers['cache-control']]).toEqual([undefined, undefined]);
    },
  );

  it.each(['bytes=a-b', 'bytes=0-1,4-5', 'lines=0-1'])(
    'that is invalid or multiple (%s) is answered with the whole file',
    async (range) => {
      const { status, headers, body } = await send(path, { headers: { range } });
      expect([status, body.toString(), headers['accept-ranges']]).toEqual([200, '0123456789', 'bytes']);
    },
  );

  it('is sent only for an unchanged file if the request demands it', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await send(path)).headers;
    const askIf = async (condition: string) =>
      (await send(path, { headers: { range: 'bytes=0-1', 'if-range': condition } })).status;
    expect(await Promise.all([etag, modified, '"other"', new Date(0).toUTCString()].map(askIf))).toEqual([
      206, 206, 200, 200,
    ]);
  });

  it('is a range of the compressed file when that is sent', async () => {
    const whole = await send('/about', { headers: { 'accept-encoding': 'br' } });
    const part = await send('/about', { headers: { 'accept-encoding': 'br', range: 'bytes=0-4' } });
    expect([part.status, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.body.equals(whole.body.subarray(0, 5))).toBe(true);
  });
});

describe('a redirect', () => {
  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about/', '/about'],
    ['/about%2F', '/about'],
    ['/about.html', '/about'],
    ['/about.html?a=1&b=%20', '/about?a=1&b=%20'],
    ['/ar/', '/ar'],
    ['/ar.html', '/ar'],
    ['/ar/index.html?x', '/ar?x'],
    ['/sla', '/services/sla'],
    ['/ar/sla?x=1', '/ar/services/sla?x=1'],
  ])('leads %s to %s permanently', async (path, location) => {
    const { status, headers } = await send(path);
    expect([status, headers.location]).toEqual([308, location]);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nowhere', '<title>Not found</title>'],
    ['/xx/about', '<title>Not found</title>'],
    ['/xx/about/', '<title>Not found</title>'],
    ['/nowhere.html', '<title>Not found</title>'],
    ['/about/more', '<title>Not found</title>'],
    ['/assets/client-0000.js', '<title>Not found</title>'],
    ['/assets', '<title>Not found</title>'],
    ['/assets/', '<title>Not found</title>'],
    ['/404', '<title>Not found</title>'],
    ['/404.html', '<title>Not found</title>'],
    ['/arabic', '<title>Not found</title>'],
    ['/%2561bout', '<title>Not found</title>'],
    ['/_headers', '<title>Not found</title>'],
    ['/about.html.br', '<title>Not found</title>'],
    ['/.vite/manifest.json', '<title>Not found</title>'],
    ['//other.example/', '<title>Not found</title>'],
    ['//about/', '<title>Not found</title>'],
    ['/\\other.example/', '<title>Not found</title>'],
    ['/..%5csecret.txt', '<title>Not found</title>'],
    ['/ar/nowhere', '<title>غير موجودة</title>'],
    ['/ar/nowhere/', '<title>غير موجودة</title>'],
    ['/ar/404', '<title>غير موجودة</title>'],
    ['/ar/404.html', '<title>غير موجودة</title>'],
  ])('%s gets the document of its language', async (path, text) => {
    const { status, headers, body } = await send(path);
    expect([status, body.toString()]).toEqual([404, text]);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect([headers.location, headers['vary']]).toEqual([undefined, 'Accept-Encoding']);
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/ar/%zz',
    '*',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/about%00.html',
  ])('that is malformed (%s) is refused', async (path) => {
    expect((await send(path)).status).toBe(400);
  });
});

describe('a method', () => {
  it.each([
    ['/about', 200],
    ['/nowhere', 404],
    ['/sla', 308],
  ])('HEAD of %s has the headers of GET and no body', async (path, status) => {
    const got = await send(path, { headers: { 'accept-encoding': 'br' } });
    const head = await send(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const { date: gotDate, ...expected } = got.headers;
    const { date: headDate, ...headers } = head.headers;
    expect([headers, head.status, head.body.length]).toEqual([expected, status, 0]);
    expect([typeof gotDate, typeof headDate]).toEqual(['string', 'string']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed', async (method) => {
    const { status, headers } = await send('/about', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('every answer', () => {
  it.each(['/about', '/nowhere', '/sla', '/robots.txt', '/%', '/assets/client-1a2b.js'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await send(path);
      const expected = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]);
      expect(headers).toMatchObject(Object.fromEntries(expected));
    },
  );
});

describe('a request for another host', () => {
  it.each(['evil.example', 'evil.example:80', 'localhost.evil.example', '192.0.2.1', 'a@localhost'])(
    '%j is refused, regardless of its path',
    async (host) => {
      for (const path of ['/', '/robots.txt', '/nowhere', '/sla']) {
        const { status, headers, body } = await send(path, { headers: { host } });
        expect([status, body.toString()]).toEqual([
          421,
          'This server answers to localhost, to its own addresses and to the name in HOST only.\n',
        ]);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  it.each(['localhost', 'LOCALHOST:4173', '127.0.0.1:1', '127.8.9.10', '[::1]:4173'])(
    'is accepted when that host is this machine (%s)',
    async (host) => {
      expect((await send('/about', { headers: { host } })).status).toBe(200);
    },
  );
});

describe('the server', () => {
  it('answers in plain text when the folder has no 404 document', async () => {
    const other = await writeSampleSite();
    await unlink(join(other.folder, '404.html'));
    await unlink(join(other.folder, '404.html.br'));
    const { url, close } = await serveSite({ folder: other.folder, port: 0 });
    const answers = [
      await sendRaw({ url, path: '/nowhere' }),
      await sendRaw({ url, path: '/nowhere', headers: { 'accept-encoding': 'br' } }),
    ];
    await close();
    await other.remove();
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, 'Not Found\n'],
      [404, 'Not Found\n'],
    ]);
  });

  it('runs other handlers before the file handler', async () => {
    const { url, close } = await serveSite({
      folder: sample.folder,
      port: 0,
      before: [
        (request, response, next) => {
          if (request.method === 'POST') response.end('handled');
          else return next();
        },
      ],
    });
    const posted = await sendRaw({ url, path: '/api', method: 'POST' });
    const got = await sendRaw({ url, path: '/about' });
    await close();
    expect([posted.body.toString(), got.body.toString()]).toEqual(['handled', '<title>About</title>']);
  });

  it('survives a handler that throws', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { url, close } = await serveSite({
      folder: sample.folder,
      port: 0,
      before: [
        (request, _response, next) => {
          if (request.url === '/fault') throw new Error('broken handler');
          return next();
        },
      ],
    });
    const statuses = [await sendRaw({ url, path: '/fault' }), await sendRaw({ url, path: '/about' })];
    await close();
    expect(statuses.map(({ status }) => status)).toEqual([500, 200]);
    expect(write.mock.calls.join()).toContain('broken handler');
    write.mockRestore();
  });

  it('survives a file that is deleted while it is sent', async () => {
    const other = await writeSampleSite();
    const { url, close } = await serveSite({
      folder: other.folder,
      port: 0,
      before: [
        (request, response, next) => {
          // `send` sets the etag after reading the size and before opening the file.
          const setHeader = response.setHeader.bind(response);
          vi.spyOn(response, 'setHeader').mockImplementation((name, value) => {
            if (name === 'ETag' && request.url === '/robots.txt')
              unlinkSync(join(other.folder, 'robots.txt'));
            return setHeader(name, value);
          });
          return next();
        },
      ],
    });
    await expect(sendRaw({ url, path: '/robots.txt' })).rejects.toThrow('socket hang up');
    const { status } = await sendRaw({ url, path: '/about' });
    await close();
    await other.remove();
    expect(status).toBe(200);
  });

  it('serves what a later build has written', async () => {
    const other = await writeSampleSite();
    const { url, close } = await serveSite({ folder: other.folder, port: 0 });
    await writeFile(join(other.folder, 'faq.html'), '<title>FAQ</title>');
    const { status, body } = await sendRaw({ url, path: '/faq' });
    await close();
    await other.remove();
    expect([status, body.toString()]).toEqual([200, '<title>FAQ</title>']);
  });

  it('uses the next free port when its own is taken', async () => {
    const taken = Number(new URL(site.url).port);
    const second = await serveSite({ folder: sample.folder, port: taken });
    const port = Number(new URL(second.url).port);
    await second.close();
    expect(port).toBeGreaterThan(taken);
  });

  it('closes although a connection is still open', async () => {
    const second = await serveSite({ folder: sample.folder, port: 0 });
    const socket = connect(Number(new URL(second.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Unfinished: ');
    const ended = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    await second.close();
    await expect(ended).resolves.toBe(true);
  });

  it('refuses connections once it is closed', async () => {
    const second = await serveSite({ folder: sample.folder, port: 0 });
    await second.close();
    await expect(sendRaw({ url: second.url, path: '/' })).rejects.toThrow('ECONNREFUSED');
  });
});
