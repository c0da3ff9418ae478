import { defaultLanguage } from '#src/config/languages.ts';
import { manifestPath } from '#src/seo/manifest.server.ts';
import { file, page, unknown } from './expectations.ts';
import { dateOf, probeParts, probeWholes } from './part-probes.ts';
import type { Expectation, ExpectedHeader, BuiltPaths, Probe } from './probe.ts';
import type { RawResponse } from './raw-request.ts';

const owed = (probe: Probe): Probe => ({ ...probe, isRequired: true });

const icon = { pattern: /^image\/(vnd\.microsoft\.icon|x-icon)$/, example: 'image/x-icon' };
const manifest = { pattern: /^application\/manifest\+json\b/, example: 'application/manifest+json' };
const sitemap = { pattern: /^(application|text)\/xml\b/, example: 'application/xml' };
const downloaded = { pattern: /^(application\/pdf|image\/\w+)$/, example: 'application/pdf' };

const code = { pattern: /^(text|application)\/javascript\b/, example: 'text/javascript' };
const styles = { pattern: /^text\/css\b/, example: 'text/css' };
const plain = { pattern: /^text\/plain\b/, example: 'text/plain' };
const words = { pattern: /^text\/plain; ?charset=utf-8$/i, example: 'text/plain; charset=utf-8' };

/** Each kind of file has its media type and its cache duration. */
function probeKinds({ script, sheet, font, download }: BuiltPaths): Probe[] {
  return [
    { name: 'a script', target: script, expected: file(code, 'for good') },
    { name: 'a style sheet', target: sheet, expected: file(styles, 'for good') },
    { name: 'a font', target: font, expected: file('font/woff2', 'for good') },
    { name: 'a download', target: download, expected: file(downloaded, 'a day') },
    { name: 'the rules for robots', target: '/robots.txt', expected: file(plain, 'a day') },
    { name: 'the sitemap', target: '/sitemap.xml', expected: file(sitemap, 'a day') },
    { name: 'the text for language models', target: '/llms.txt', expected: file(words, 'a day') },
    { name: 'the icon', target: '/favicon.ico', expected: file(icon, 'a day') },
    { name: 'the drawn icon', target: '/favicon.svg', expected: file('image/svg+xml', 'a day') },
    { name: 'the manifest', target: manifestPath(defaultLanguage), expected: file(manifest, 'a day') },
    { name: 'a file with a query', target: '/robots.txt?v=1', expected: file(plain, 'a day') },
  ];
}

/** Other sites may load only the files that documents offer to them. */
const lent: Probe[] = [
  ['the picture of a shared page', '/share/ar/home.jpg', 'cross-origin'],
  ['the logo of the company', '/icon-512.png', 'cross-origin'],
  ['a logo within the pages', '/brand/mark.svg', 'same-origin'],
].map(([name = '', target = '', policy = '']) => ({
  name,
  target,
  expected: { status: [200], headers: { 'cross-origin-resource-policy': policy } },
}));

/** Hosts configured by the project send the charset of every text file. */
function probeCharacters({ script, sheet }: BuiltPaths): Probe[] {
  return [
    [script, 'text/javascript; charset=utf-8'],
    [sheet, 'text/css; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    [manifestPath(defaultLanguage), 'application/manifest+json; charset=utf-8'],
  ].map(([target = '', type = '']) => {
    return {
      name: 'a character set',
      target,
      expected: { status: [200], headers: { 'content-type': type } },
    };
  });
}

/** `Accept-Encoding`, and the expected `Content-Encoding` of a document. */
const encodings: readonly (readonly [string, ExpectedHeader])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  // Either the preferred or the smaller encoding is correct.
  ['gzip;q=0.5, br;q=0.1', { pattern: /^(br|gzip)$/, example: 'br' }],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['identity', null],
  ['deflate, xbr, x-br', null],
  ['', null],
];

const packings: Probe[] = encodings.flatMap(([accepted, encoding]) =>
  (['/ar/about', '/ar/nowhere'] as const).map((target) => {
    const { status, language, headers } = target === '/ar/about' ? page('ar') : unknown('ar');
    const packed = { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' };
    return {
      name: `packed as "${accepted}" asks`,
      target,
      headers: { 'accept-encoding': accepted },
      expected: { status, headers: packed, ...(language === undefined ? {} : { language }) },
    };
  }),
);

/** A document in any compression that browsers support. */
const packedPage: Probe = {
  name: 'a packed page',
  target: '/ar/about',
  headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  expected: {
    status: [200],
    headers: {
      'content-encoding': { pattern: /^(br|gzip|zstd)$/, example: 'br' },
      vary: { pattern: /\baccept-encoding\b/i, example: 'Accept-Encoding' },
    },
  },
};

const etagOf = ({ headers }: RawResponse) => headers.etag ?? '"none"';
const unchanged: Expectation = { status: [304], bytes: 0 };

/** A file that is still cached is not sent again. */
const conditions: Probe[] = [
  {
    name: 'a page that has not changed, by its mark',
    target: '/about',
    using: (first: RawResponse) => ({ 'if-none-match': etagOf(first) }),
    expected: unchanged,
  },
  {
    name: 'a packed page that has not changed, by its mark',
    target: '/about',
    headers: { 'accept-encoding': 'br' },
    using: (first: RawResponse) => ({ 'if-none-match': `"other", ${etagOf(first)}` }),
    expected: unchanged,
  },
  {
    name: 'a page that has not changed, by its date',
    target: '/about',
    using: (first: RawResponse) => ({ 'if-modified-since': dateOf(first) }),
    expected: unchanged,
  },
  {
    name: 'a page that is newer',
    target: '/about',
    headers: { 'if-modified-since': new Date(0).toUTCString() },
    expected: page(),
  },
  {
    name: 'a page with another mark, whatever its date',
    target: '/about',
    using: (first: RawResponse) => ({ 'if-none-match': '"other"', 'if-modified-since': dateOf(first) }),
    expected: page(),
  },
];

/** Lists the probes of files. */
export function listFileProbes(landmarks: BuiltPaths): Probe[] {
  return [
    ...probeKinds(landmarks).map(owed),
    ...lent.map(owed),
    ...probeCharacters(landmarks),
    owed(packedPage),
    ...packings,
    ...conditions.map(owed),
    ...probeParts(landmarks).map(owed),
    ...probeWholes(landmarks),
  ];
}
