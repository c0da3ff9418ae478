import {
  ALLOWED_METHODS,
  cacheControl,
  cachingRules,
  DEFAULT_NOT_FOUND,
  documentOf,
  escapeDots,
  LENT_FILES,
  notFoundDocuments,
  pathRules,
  RESOURCE_POLICY,
  securityHeadersOf,
} from './hosting.ts';
import type { HostedSite } from './hosted-site.ts';

/** A pattern of paths for an address, which begins with the folder of the host. */
const inFolder = (base: string, pattern: string) =>
  pattern.replaceAll(/(?<!\[)\^\//g, `^${escapeDots(base)}/`);

/** A header with a value of its own for the addresses of some patterns; of those that match, the last one counts. */
function formatHeader(
  name: string,
  base: string,
  rules: readonly { pattern: string; value: string }[],
): string {
  return rules
    .map(({ pattern, value }) => {
      const where = `"expr=%{REQUEST_URI} =~ m#${inFolder(base, pattern)}# && %{REQUEST_STATUS} != 416"`;
      return `Header always set ${name} "${value}" ${where}`;
    })
    .join('\n');
}

function writeHeaders({ base, settings }: HostedSite): string {
  const { [RESOURCE_POLICY]: own, ...others } = securityHeadersOf(settings);
  const kept = [...cachingRules, { pattern: '^', control: cacheControl.file }].toReversed();
  return [
    ...Object.entries(others).map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set ${RESOURCE_POLICY} "${own}"`,
    formatHeader(RESOURCE_POLICY, base, [{ pattern: LENT_FILES, value: 'cross-origin' }]),
    formatHeader(
      'Cache-Control',
      base,
      kept.map(({ pattern, control }) => ({ pattern, value: control })),
    ),
  ].join('\n');
}

function writeRedirects({ base, addresses, redirects }: HostedSite): string {
  const paths = addresses.filter((address) => address !== '/').map((address) => address.slice(1));
  const isPage = new Set(addresses);
  const spelling = /(?:\/|\.html|\/index\.html)$/;
  const moved = redirects.filter(({ from, to }) => to === '/' || !isPage.has(from.replace(spelling, '')));
  return [
    `RewriteRule "^(${paths.join('|')})(?:/|[.]html|/index[.]html)$" "${base}/$1" [R=308,L]`,
    ...moved.map(({ from, to }) => `RewriteRule "^${escapeDots(from.slice(1))}$" "${base}${to}" [R=308,L]`),
    '',
    '# Clean addresses: /about is answered with about.html.',
    `RewriteRule "^(${paths.join('|')})$" "$1.html" [END]`,
    `RewriteRule "^$" "${documentOf('/').slice(1)}" [END]`,
  ].join('\n');
}

function writeRefusals(base: string): string {
  const conditions = pathRules
    .filter(({ verdict }) => verdict === 'unknown')
    .map(({ pattern }) => inFolder(base, pattern));
  const shown = pathRules.filter(({ verdict }) => verdict === 'file').map(({ pattern }) => pattern);
  return [
    ...shown.map((pattern) => `RewriteCond "%{REQUEST_URI}" "!${inFolder(base, pattern)}"`),
    `RewriteCond "%{REQUEST_URI}" "${conditions.join('|')}"`,
    'RewriteRule "^" - [R=404,L]',
    'RewriteCond "%{REQUEST_FILENAME}" !-f',
    'RewriteRule "^" - [R=404,L]',
  ].join('\n');
}

function writeNotFound(base: string): string {
  const others = notFoundDocuments.flatMap(({ pattern, document }) => [
    `<If "%{REQUEST_URI} =~ m#${inFolder(base, pattern)}#">`,
    `ErrorDocument 404 ${base}${document}`,
    '</If>',
  ]);
  return [`ErrorDocument 404 ${base}${DEFAULT_NOT_FOUND}`, ...others].join('\n');
}

/** The folder of the host is an address only with its slash. */
function writeFolder(base: string): string {
  if (base === '') return '';
  return `\nRewriteCond "%{REQUEST_URI}" "^${escapeDots(base)}$"\nRewriteRule "^" "${base}/" [R=308,L]`;
}

/** The rules of the site for Apache, one file for the folder of the built files. */
export function writeApacheFile(site: HostedSite): string {
  const { base, mediaTypes } = site;
  return `# The site on Apache (tested with 2.4). The build writes this file: do not edit it, copy it as ".htaccess" into the
# folder of the built files with every release. It needs "AllowOverride All" there and the modules rewrite, headers and
# mime; deflate, where it is there, compresses.
Options -Indexes -MultiViews
DirectorySlash Off
${mediaTypes.map(([extension, type]) => `AddType "${type}" ${extension}`).join('\n')}
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml
</IfModule>

# Security headers on every answer, and how long browsers keep a file.
${writeHeaders(site)}

# The document for unknown addresses, in the language of the address.
${writeNotFound(base)}

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase "${base}/"${writeFolder(base)}
# What Apache asks itself for, the document for unknown addresses.
RewriteCond "%{ENV:REDIRECT_STATUS}" "."
RewriteRule "^" - [END]
RewriteCond "%{REQUEST_METHOD}" "!^(?:${ALLOWED_METHODS.join('|')})$"
RewriteRule "^" - [R=405,L]
# Two slashes are not one.
RewriteCond "%{THE_REQUEST}" "^\\S+ (?:https?://[^ /?]*)?/(?:[^ ?]*/)?/"
RewriteRule "^" - [R=404,L]

# Every other way of writing the address of a page leads there for good; the query stays.
${writeRedirects(site)}

# Addresses that name no file, or a private one.
${writeRefusals(base)}
`;
}
