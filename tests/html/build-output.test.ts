import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listRedirects } from '#src/config/hosting.ts';
import { listMoved } from '#src/routing/moved-addresses.server.ts';
import { languageCodes, languages } from '#src/config/languages.ts';
import { cacheControlOf, securityHeadersOf } from '../../server/answer-rules.ts';
import { builtDocuments, builtOrigin, builtPages, findBuiltFile, readBuiltFile } from './built-documents.ts';
import { readFontNames } from './font-names.ts';

const securityHeaders = securityHeadersOf({});

const folder = findBuiltFile('');
const project = join(import.meta.dirname, '../..');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const publicFiles = readdirSync(join(project, 'public'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${relative(join(project, 'public'), join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
  );

const isText = (name: string) => /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/.test(name);
const texts = files.filter(isText);
const readBytes = (name: string) => readFileSync(findBuiltFile(name));

type HeaderRule = { pattern: string; taken: string[]; headers: Map<string, string> };

/** Parses `_headers`: a pattern, and below it a line for each header, set or removed (`! Name`). */
function readHeaderRules(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const taken = lines.flatMap((line) => /^\s+! (.+)$/.exec(line)?.[1] ?? []);
      const headers = lines
        .filter((line) => line.includes(': '))
        .map((line): [string, string] => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        });
      return { pattern: pattern.trim(), taken, headers: new Map(headers) };
    });
}

const POLICY = 'Cross-Origin-Resource-Policy';

/** Returns pictures that a document or manifest names for others: previews, structured data, icons. */
function listNamedPictures(text: string): string[] {
  const patterns = [
    /property="og:image" content="([^"]+)"/g,
    /<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g,
    /"(?:url|image|logo|contentUrl|src)":\s*"([^"]+\.(?:png|jpg|svg|ico))"/g,
  ];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));
  return found.map((address) => new URL(address, builtOrigin).pathname);
}

function matches({ pattern }: HeaderRule, address: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}

describe('Documents', () => {
  it('are exactly the pages of the site in every language', () => {
    const names = files.filter((name) => name.endsWith('.html'));
    expect(names.toSorted()).toEqual(builtDocuments.map(({ file }) => file).toSorted());
  });
});

describe('The next page', () => {
  it('is a document of the same language, and most pages name one', () => {
    const named = builtDocuments.flatMap(({ root, file, language }) => {
      const next = root.querySelector('script[data-next]')?.getAttribute('data-next');
      return next === undefined ? [] : [{ file, language, next }];
    });
    expect(named.length).toBeGreaterThan(builtDocuments.length / 2);
    const addresses = new Map(builtPages.map(({ address, language }) => [address, language]));
    expect(named.filter(({ language, next }) => addresses.get(next) !== language)).toEqual([]);
  });
});

describe('Compressed files', () => {
  it.each([
    ['.br', brotliCompressSync, brotliDecompressSync],
    ['.gz', gzipSync, gunzipSync],
  ] as const)('stand as %s beside every text that gets smaller and hold the same', (ending, pack, unpack) => {
    expect(texts.length).toBeGreaterThan(100);
    const wrong = texts.filter((name) => {
      const text = readBytes(name);
      if (!existsSync(join(folder, name + ending))) return pack(text).length < text.length;
      return !unpack(readBytes(name + ending)).equals(text);
    });
    expect(wrong).toEqual([]);
  });

  it('have an uncompressed original that is shipped', () => {
    const twins = files.filter((name) => /\.(?:br|gz)$/.test(name));
    expect(twins.filter((name) => !files.includes(name.slice(0, -3)))).toEqual([]);
  });

  it('have no original that is already compressed', () => {
    const again = files.filter((name) => /\.(?:avif|webp|jpg|png|woff2)\.(?:br|gz)$/.test(name));
    expect(again).toEqual([]);
  });
});

describe('_headers', () => {
  const rules = readHeaderRules(readBuiltFile('_headers'));
  const rulesFor = (address: string) => rules.filter((rule) => matches(rule, address));

  it('sends the security headers for every address', () => {
    const everywhere = rules.find(({ pattern }) => pattern === '/*');
    expect(Object.fromEntries(everywhere?.headers ?? [])).toEqual(securityHeaders);
  });

  it('caches hashed files and public files as long as the local server does', () => {
    const hashed = files.filter((name) => name.startsWith('assets/')).map((name) => `/${name}`);
    const wrong = [...hashed, ...publicFiles].filter((address) => {
      const kept = rulesFor(address).map(({ headers }) => headers.get('Cache-Control'));
      return !kept.includes(cacheControlOf(address));
    });
    expect(hashed.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it('sets a header once per address, as hosts would join two values', () => {
    const addresses = [...files.map((name) => `/${name}`), ...builtPages.map(({ address }) => address)];
    const twice = addresses.filter((address) => {
      const names = rulesFor(address).reduce<string[]>(
        (given, { taken, headers }) => [...given.filter((name) => !taken.includes(name)), ...headers.keys()],
        [],
      );
      return new Set(names).size < names.length;
    });
    expect(twice).toEqual([]);
  });

  it('lets other sites show exactly the pictures that documents and manifests name for them', () => {
    const readPolicy = (address: string) =>
      rulesFor(address)
        .findLast(({ headers }) => headers.has(POLICY))
        ?.headers.get(POLICY);
    const named = texts
      .filter((name) => /\.(?:html|webmanifest)$/.test(name))
      .flatMap((name) => listNamedPictures(readBuiltFile(name)));
    expect(new Set(named.map((address) => address.split('/')[1])).size).toBeGreaterThan(5);
    expect(named.filter((address) => readPolicy(address) !== 'cross-origin')).toEqual([]);

    const others = files.filter(
      (name) => !/^(?:share|pictures)\/|^(?:favicon|apple-touch-icon|icon-)/.test(name),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((name) => readPolicy(`/${name}`) !== 'same-origin')).toEqual([]);
  });

  it('caches no document beyond the next visit', () => {
    const kept = builtPages.filter(({ address }) =>
      rulesFor(address).some(({ headers }) => headers.has('Cache-Control')),
    );
    expect(kept.map(({ address }) => address)).toEqual([]);
  });

  it('has no rule for missing files', () => {
    const idle = rules.filter((rule) => !files.some((name) => matches(rule, `/${name}`)));
    expect(idle.map(({ pattern }) => pattern)).toEqual([]);
  });
});

describe('_redirects', () => {
  const lines = readBuiltFile('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const moved = lines.filter(([, , status]) => status !== '404');
  const addresses = new Set(builtPages.map(({ address }) => address));

  it('contains every redirect of the local server', () => {
    const expected = listRedirects([...addresses], listMoved()).map(({ from, to }) => [
      encodeURI(from),
      to,
      '301',
    ]);
    expect(new Set(moved.map(String))).toEqual(new Set(expected.map(String)));
  });

  it('leads only to documents, and from no document', () => {
    expect(moved.filter(([, to = '']) => !addresses.has(to))).toEqual([]);
    expect(moved.filter(([from = '']) => addresses.has(from))).toEqual([]);
  });

  it('contains each address once', () => {
    const froms = moved.map(([from]) => from);
    expect(froms.filter((from, index) => froms.indexOf(from) !== index)).toEqual([]);
  });

  it('ends with the 404 document of every language with a prefix', () => {
    const prefixes = languageCodes.map((code) => languages[code].prefix).filter((prefix) => prefix !== '');
    expect(lines.slice(lines.length - prefixes.length)).toEqual(
      prefixes.map((prefix) => [`${prefix}/*`, `${prefix}/404.html`, '404']),
    );
    expect(prefixes.filter((prefix) => !files.includes(`${prefix.slice(1)}/404.html`))).toEqual([]);
  });
});

describe('Icons', () => {
  it('favicon.ico is an icon that contains 32 pixels', () => {
    const bytes = readBytes('favicon.ico');
    const widths = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => bytes[6 + index * 16]);
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2)]).toEqual([0, 1]);
    expect(widths).toContain(32);
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s has %i pixels', async (name, side) => {
    const { format, width, height } = await sharp(findBuiltFile(name)).metadata();
    expect([format, width, height]).toEqual(['png', side, side]);
  });

  it('favicon.svg is a drawing without scripts', () => {
    const text = readBuiltFile('favicon.svg');
    expect(text).toMatch(/^<svg[^>]*viewBox/);
    expect(text).not.toContain('<script');
  });

  it('the sprite contains every icon that documents use', () => {
    const used = new Set(
      builtDocuments.flatMap(({ root }) =>
        root.querySelectorAll('use[href^="/"]').map((use) => use.getAttribute('href') ?? ''),
      ),
    );
    const missing = [...used].filter((href) => {
      const [address = '', id = ''] = href.split('#');
      return !readBuiltFile(address.slice(1)).includes(`id="${id}"`);
    });
    expect(used.size).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });
});

describe('Fonts', () => {
  const fonts = files.filter((name) => name.endsWith('.woff2'));

  it.each(fonts)('%s does not have the reserved name of its source font', (name) => {
    const names = readFontNames(readBytes(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((each) => /plex/i.test(each))).toEqual([]);
  });

  it.each(builtDocuments)('have names of the site in $file', ({ text }) => {
    const families = [...text.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(
      ([, family = '']) => family,
    );
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((family) => !family.startsWith('Site '))).toEqual([]);
  });

  it('no unused font is shipped', () => {
    const sheets = files.filter((name) => name.endsWith('.css')).map((name) => readBuiltFile(name));
    const used = new Set(
      [...builtDocuments.map(({ text }) => text), ...sheets].flatMap((text) =>
        [...text.matchAll(/url\(\/(assets\/[^)]+\.woff2)\)/g)].map(String),
      ),
    );
    expect(fonts.filter((name) => ![...used].some((each) => each.includes(name)))).toEqual([]);
    expect(files.filter((name) => /\.(?:woff|ttf|otf|eot)$/.test(name))).toEqual([]);
  });
});

describe('Custom properties', () => {
  it('are defined wherever they are read without a fallback', () => {
    const parts = texts.filter((name) => /\.(?:html|js|css)$/.test(name)).map((name) => readBuiltFile(name));
    const find = (pattern: RegExp) =>
      new Set(parts.flatMap((part) => [...part.matchAll(pattern)].map(([, name = '']) => name)));
    const read = find(/var\((--[\w-]+)\)/g);
    const set = find(/(?<!var\()(--[\w-]+)["'`]?\s*[:,\]]/g);
    expect(read.size).toBeGreaterThan(20);
    expect([...read].filter((name) => !set.has(name))).toEqual([]);
  });
});

describe('The build', () => {
  it('does not ship its sources', () => {
    const wrong = files.filter((name) => /\.(?:map|tsx?|md)$|(?:^|\/)\.(?!well-known)/.test(name));
    expect(wrong).toEqual([]);
    expect(texts.filter((name) => readBuiltFile(name).includes('sourceMappingURL'))).toEqual([]);
  });

  it('contains nothing about the build machine', () => {
    const traces = [join(project, 'src'), 'node_modules/', 'file://'];
    const wrong = texts.flatMap((name) => {
      const text = readBuiltFile(name);
      return traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has no empty file', () => {
    expect(files.filter((name) => statSync(join(folder, name)).size === 0)).toEqual([]);
  });

  it('hashes the name of every immutable file', () => {
    const unhashed = files.filter(
      (name) =>
        name.startsWith('assets/') && !/-[\w-]{8}\.(?:js|css|woff2|svg|json)(?:\.br|\.gz)?$/.test(name),
    );
    expect(unhashed).toEqual([]);
  });
});
