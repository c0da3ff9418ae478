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
import { UNKNOWN_TYPE } from './media-types.ts';

/** Folder of an nginx host that holds the files of this module, but for `server.conf`. */
export const NGINX_FOLDER = '/etc/nginx/site';

/** nginx resolves `..` before it compares, so ways upwards are looked for in the address as it was sent. */
const RAW_WAY_UPWARDS = String.raw`^[^?]*(/|%2f)(\.|%2e){1,2}(/|%2f|\?|$)`;

/** A line of a map: a pattern and its value. */
function formatPattern(pattern: string, value: string): string {
  return `    "~${pattern}" ${value};`;
}

function formatMap(source: string, name: string, lines: readonly string[]): string {
  return [`map ${source} ${name} {`, ...lines, '}', ''].join('\n');
}

/** What the rules look up. It stands outside of the `server` block. */
function writeMaps(): string {
  const unknown = pathRules
    .filter(({ verdict }) => verdict !== 'malformed')
    .flatMap(({ pattern, verdict, reason }) => [
      `    # ${reason}`,
      formatPattern(pattern, verdict === 'unknown' ? '1' : '""'),
    ]);
  return `# Lookup tables of the site, for nginx. The build writes this file: do not edit it, copy it anew with every release.
# nginx reads it at the top level, before the "server" block that uses it (server.conf does that).

# Addresses that name no file: 1 is answered with status 404.
${formatMap('$uri', '$site_unknown', ['    default "";', ...unknown])}
# Malformed addresses: 1 is answered with status 400. nginx itself refuses those with a NUL.
${formatMap('$request_uri', '$site_malformed', ['    default "";', `    "~*${RAW_WAY_UPWARDS}" 1;`])}
# How long browsers keep a file: files with a hash in their name for good, documents after asking, others for a day.
${formatMap('$uri', '$site_kept', [
  `    default "${cacheControl.file}";`,
  ...cachingRules.map(({ pattern, control }) => formatPattern(pattern, `"${control}"`)),
])}
# Which sites may load a file into their pages.
${formatMap('$uri', '$site_lent', ['    default "same-origin";', formatPattern(LENT_FILES, '"cross-origin"')])}
# An empty value means that the header is not sent. Where a part of a file is asked for, nginx learns that there is no
# such part (416, which nobody may keep) only after it has written this header, so those answers go without it.
${formatMap('"$status $site_kept $http_range"', '$site_cache_control', [
  '    default "";',
  `    "~^(200|304) (${cacheControl.document} |.* $)" $site_kept;`,
  `    "~^308" "${cacheControl.file}";`,
  `    "~^404" "${cacheControl.document}";`,
])}
${formatMap('$status', '$site_allow', ['    default "";', `    405 "${ALLOWED_METHODS.join(', ')}";`])}
# The document for unknown addresses, in the language of the address.
${formatMap('$uri', '$site_not_found', [
  `    default ${DEFAULT_NOT_FOUND};`,
  ...notFoundDocuments.map(({ pattern, document }) => formatPattern(pattern, document)),
])}`;
}

function writeHeaders({ settings }: HostedSite): string {
  return Object.entries({
    ...securityHeadersOf(settings),
    [RESOURCE_POLICY]: '$site_lent',
    'Cache-Control': '$site_cache_control',
    Vary: 'Accept-Encoding',
    Allow: '$site_allow',
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');
}

/** Takes the folder of the host from the addresses, so that the rules below know nothing of it. */
function writeFolder(base: string): string {
  if (base === '') return '';
  return `
# The site stands in a folder of its host; whatever else the host has is served by another "server" block.
if ($uri = ${base}) { return 308 ${base}/$is_args$args; }
if ($uri !~ ^${escapeDots(base)}/) { return 404; }
rewrite ^${escapeDots(base)}(/.*)$ $1;
`;
}

/** How addresses are answered. */
function writeLocations({ base, redirects }: HostedSite): string {
  const moved = redirects.map(
    ({ from, to }) => `location = ${from} { return 308 ${base}${to}$is_args$args; }`,
  );
  return `if ($request_method !~ ^(${ALLOWED_METHODS.join('|')})$) { return 405; }
if ($site_malformed) { return 400; }
${writeFolder(base)}
error_page 404 @not_found;
location @not_found { try_files $site_not_found =404; }

# A part that a file does not have. nginx has added the headers before it finds out, and would add them a second time;
# a line that adds nothing keeps it from that.
error_page 416 @no_such_part;
location @no_such_part {
    add_header Vary "";
    return 416;
}

# Clean addresses: /about is answered with about.html, and always whole.
location = / {
    max_ranges 0;
    try_files ${documentOf('/')} =404;
}
location ~ /[^./]+$ {
    max_ranges 0;
    if ($site_unknown) { return 404; }
    try_files $uri $uri.html =404;
}
location / {
    if ($site_unknown) { return 404; }
    try_files $uri =404;
}

# Every other way of writing the address of a page leads there for good; the query stays.
${moved.join('\n')}
`;
}

/** How the site answers. It stands inside of the `server` block. */
function writeRules(site: HostedSite): string {
  const types = site.mediaTypes.map(([extension, type]) => `    "${type}" ${extension.slice(1)};`);
  return `# How the site answers, for nginx. The build writes this file: do not edit it, copy it anew with every release.
# nginx reads it inside the "server" block that names the site (server.conf does that).

# Security headers and caching, on every answer. nginx drops all of them in a "location" that has an "add_header"
# of its own: further headers belong into server.conf, beside the line that includes this file.
${writeHeaders(site)}
server_tokens off;

# Compressed files stand beside the others (about.html.gz); nginx sends them as they are, without compressing anything.
gzip off;
gzip_vary off;
gzip_static on;

types {
${types.join('\n')}
}
default_type ${UNKNOWN_TYPE};

# Redirects name no host and no port, so that they are right behind a proxy, too.
absolute_redirect off;
# "//about" is not "/about". (Where several sites share an address, nginx takes this line from the first of them.)
merge_slashes off;

${writeLocations(site)}`;
}

/** The only file that belongs to the host: names, ports and certificates. */
function writeServer({ hostName, root }: HostedSite): string {
  return `# The site on nginx (tested with 1.22). Copy this file to /etc/nginx/conf.d/ once and change what differs; later releases
# leave it alone. maps.conf and rules.conf belong into ${NGINX_FOLDER}, the folder dist/ becomes ${root}.
# Try it with "nginx -t", then "systemctl reload nginx".

include ${NGINX_FOLDER}/maps.conf;

server {
    # Encryption: "certbot --nginx -d ${hostName}" adds certificate and https to this block.
    # Behind a proxy or load balancer that encrypts, leave it as it is. Without IPv6, delete the second line.
    listen 80;
    listen [::]:80;
    server_name ${hostName};
    root ${root};

    # Brotli: on Debian and Ubuntu "apt install libnginx-mod-http-brotli-static". Where nginx lacks that module
    # ("unknown directive"), delete the line: visitors then get gzip, a quarter larger.
    brotli_static on;

    include ${NGINX_FOLDER}/rules.conf;
}
`;
}

/** The configuration of nginx, by the names of its files. */
export function writeNginxFiles(site: HostedSite) {
  return { 'server.conf': writeServer(site), 'maps.conf': writeMaps(), 'rules.conf': writeRules(site) };
}
