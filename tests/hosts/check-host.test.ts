import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { describe, expect, it } from 'vitest';
import { checkHost } from '../../scripts/hosts/check-host.ts';
import { startHost } from '../../scripts/hosts/start-host.ts';
import { readHeadersFile } from '../../server/answer-rules.ts';
import { findBuiltFile, readBuiltFile } from '../html/built-documents.ts';

const folder = join(findBuiltFile('index.html'), '..');
const headers = Object.fromEntries(readHeadersFile(readBuiltFile('_headers')));

/** Serves the build like a generic host: clean URLs, and optional headers for files. */
async function servePlainly(sent: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    const refuse = () => {
      Object.keys(sent).forEach((name) => response.removeHeader(name));
      response.writeHead(404).end();
    };
    response.setHeaders(new Map(Object.entries(sent)));
    send(request, request.url ?? '/', { root: folder, extensions: ['html'], cacheControl: false })
      .on('error', refuse)
      .on('directory', refuse)
      .pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host does not listen.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

describe('a deployed host', () => {
  it('passes if it answers as npm start does', async () => {
    const { url, close } = await startHost('npm start', folder);
    const { faults, requested } = await checkHost(url, headers);
    await close();
    expect(faults).toEqual([]);
    expect(requested).toBeGreaterThan(50);
  });

  it('is reported if it sends the headers of another build', async () => {
    const { url, close } = await startHost('npm start', folder);
    const { faults } = await checkHost(url, { ...headers, 'Referrer-Policy': 'no-referrer' });
    await close();
    expect(faults).toEqual([
      'The host sends referrer-policy "strict-origin-when-cross-origin" instead of "no-referrer" to /: ' +
        'that is not what this build writes.',
    ]);
  });

  it('is reported in sentences for each missing header and behavior if it is unconfigured', async () => {
    const { url, close } = await servePlainly();
    const { faults } = await checkHost(url, headers);
    close();
    expect(faults.slice(0, 2)).toEqual([
      'No answer has the header Content-Security-Policy: any other site can show the pages in a frame under its ' +
        'own; the policy inside the documents cannot forbid that.',
      'No answer has the header Strict-Transport-Security: the first request of a visit may travel unencrypted.',
    ]);
    const text = faults.join('\n');
    expect(text).toContain(
      'The host answers 200 instead of 301 or 308:\n  GET /about.html (the name of the file)',
    );
    expect(text).toContain('sends no cache-control instead of "public, max-age=31536000, immutable"');
    expect(text, 'what is right is not told').not.toContain(
      'GET /robots.txt (the rules for robots): sends content-type',
    );
  });

  it('is reported if it sends the headers with files only', async () => {
    const { url, close } = await servePlainly(headers);
    const { faults } = await checkHost(url, headers);
    close();
    expect(faults[0]).toMatch(
      /^The answer to \S+ lacks the header Content-Security-Policy: any other site can/,
    );
  });

  it.each([
    ['ftp://www.example.org', 'is not the address of a host'],
    ['https://www.example.org/about', 'is not the address of a host'],
    ['http://127.0.0.1:1', 'cannot be checked: connect ECONNREFUSED 127.0.0.1:1'],
  ])('at %s is refused with a sentence', async (address, sentence) => {
    await expect(checkHost(address, headers)).rejects.toThrow(sentence);
  });

  it('is not mistaken for the site if it serves something else', async () => {
    const server = createServer((_request, response) => response.end('<html lang="en">')).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await expect(checkHost(`http://127.0.0.1:${port}`, headers)).rejects.toThrow(
      'its home page is not that of this site.',
    );
    server.close();
  });
});
