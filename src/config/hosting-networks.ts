import {
  cacheControl,
  HASHED_FOLDER,
  type HostingSettings,
  lendFile,
  notFoundDocuments,
  type Redirect,
  RESOURCE_POLICY,
  securityHeadersOf,
} from './hosting.ts';

/** Pattern of the rule for every address. */
const EVERY_ADDRESS = '/*';

/** One rule of a `_headers` file. */
function formatHeaderRule(pattern: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [pattern, ...lines, ''].join('\n');
}

/** Rule for public files. On hosts that join headers, `! Name` first removes the header of the general rule. */
function formatPublicRule(base: string, pattern: string): string {
  const rule = formatHeaderRule(base + pattern, lendFile(pattern, { 'Cache-Control': cacheControl.file }));
  return rule.replace(`  ${RESOURCE_POLICY}`, `  ! ${RESOURCE_POLICY}\n$&`);
}

/**
 * The text of `_headers`, as the common content delivery networks read it. Where several rules match, these
 * hosts join equal headers with a comma, so no two patterns name the same header for one address; documents
 * keep the hosts' own rule, `max-age=0, must-revalidate`, which means the same as `no-cache`.
 * @param base Folder of the host that the site stands in; nothing for the whole host.
 * @param publicPatterns Files and folders that are served as they are: `/robots.txt`, `/pictures/*`.
 */
export function writeHeadersFile(
  publicPatterns: readonly string[],
  site: HostingSettings,
  base = '',
): string {
  return [
    formatHeaderRule(base + EVERY_ADDRESS, securityHeadersOf(site)),
    formatHeaderRule(`${base}${HASHED_FOLDER}*`, { 'Cache-Control': cacheControl.hashed }),
    ...publicPatterns.map((pattern) => formatPublicRule(base, pattern)),
  ].join('\n');
}

/** The headers that the text of a `_headers` file gives every address; none where it says nothing of them. */
export function readHeadersFile(text: string, base = ''): Map<string, string> {
  const lines = text.split('\n');
  const rest = lines.slice(lines.indexOf(base + EVERY_ADDRESS) + 1);
  const end = rest.findIndex((line) => !line.startsWith(' '));
  return new Map(
    rest.slice(0, Math.max(end, 0)).map((line): [string, string] => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/**
 * The text of `_redirects`, as the common content delivery networks read it: the permanent redirects, then the
 * document of a language for its unknown addresses (hosts that choose the nearest `404.html` skip those lines).
 * @param base Folder of the host that the site stands in; nothing for the whole host.
 */
export function writeRedirectsFile(redirects: readonly Redirect[], base = ''): string {
  const moved = redirects.map(({ from, to }) => `${base}${encodeURI(from)} ${base}${to} 301`);
  const unknown = notFoundDocuments.map(
    ({ prefix, document }) => `${base}${prefix}/* ${base}${document} 404`,
  );
  return [...moved, ...unknown, ''].join('\n');
}
