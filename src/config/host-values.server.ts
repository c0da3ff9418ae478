import { isEmbeddable, notFoundDocuments, type Redirect } from './hosting.ts';

/** Input of the host configuration files. */
export type HostedSite = {
  /** Host name, without scheme and port. */
  hostName: string;
  /** Base path of the site on its host: empty, or for example `/repo`. */
  base: string;
  /** Canonical address of every page in every language. */
  addresses: readonly string[];
  /** Former addresses and their targets. */
  moved: readonly Redirect[];
  /** File extension (`.js`) and media type of every kind of file. */
  mediaTypes: readonly (readonly [string, string])[];
  /** Header values that depend on settings. */
  headers: { policy: string; strictTransport: string };
};

/** Escapes the dots of an address for a regular expression. */
function escapeDots(text: string): string {
  return text.replaceAll('.', '[.]');
}

/** Addresses of all pages except the default language's home page, as alternatives of a regular expression. */
function listPages({ addresses }: HostedSite): string {
  return addresses
    .filter((address) => address !== '/')
    .map(escapeDots)
    .join('|');
}

/**
 * Returns values for the templates `hosts/_headers` and `hosts/_redirects`, in the format of common CDNs. When several
 * rules match, these hosts join equal headers with a comma unless `! Name` removes one first. Documents keep the hosts'
 * default caching, `max-age=0, must-revalidate`, which is equivalent to `no-cache`.
 * @param patterns static files and folders: `/robots.txt`, `/pictures/*`
 * @param redirects permanent redirects; the 404 rules after them are for hosts that do not find the nearest `404.html`
 */
export function listNetworkValues(
  { base, headers }: HostedSite,
  patterns: readonly string[],
  redirects: readonly Redirect[],
) {
  const name = 'Cross-Origin-Resource-Policy';
  const files = patterns.map((pattern) => [
    base + pattern,
    '  Cache-Control: public, max-age=86400',
    ...(isEmbeddable(pattern) ? [`  ! ${name}`, `  ${name}: cross-origin`] : []),
  ]);
  const notFound = notFoundDocuments.map(
    ({ prefix, document }) => `${base}${prefix}/* ${base}${document} 404`,
  );
  return {
    _headers: { base, ...headers, files: files.map((rule) => rule.join('\n')).join('\n\n') },
    _redirects: {
      redirects: redirects.map(({ from, to }) => `${base}${encodeURI(from)} ${base}${to} 301`).join('\n'),
      notFound: notFound.join('\n'),
    },
  };
}

/** Returns values for the templates `hosts/vercel.json` and `hosts/cloudfront-function.js`. */
export function listCloudValues({ base, headers, mediaTypes, moved }: HostedSite) {
  const kinds = mediaTypes.map(([extension]) => extension.slice(1)).filter((kind) => kind !== 'html');
  const old = moved.map(({ from, to }) => [encodeURI(from), to] as const);
  const redirects = old.map(([source, destination]) => ({ source, destination, permanent: true }));
  return {
    'vercel.json': {
      ...headers,
      kinds: kinds.join('|'),
      redirects: redirects.map((redirect) => JSON.stringify(redirect)).join(', '),
    },
    'cloudfront-function.js': { base, moved: JSON.stringify(Object.fromEntries(old)) },
  };
}

/** Redirects the base folder to its address with a slash. */
function writeApacheFolder(base: string): string {
  if (base === '') return '';
  return `RewriteCond "%{REQUEST_URI}" "^${escapeDots(base)}$"\nRewriteRule "^" "${base}/" [R=308,L]`;
}

/** Returns values for the template `hosts/apache.htaccess`. */
export function listApacheValues(site: HostedSite) {
  const { base, headers, mediaTypes } = site;
  const root = escapeDots(base);
  const moved = site.moved.map(
    ({ from, to }) =>
      String.raw`RewriteRule "^${escapeDots(from.slice(1))}(?:/|\.html|/index\.html)?$" "${base}${to}" [R=308,L]`,
  );
  const notFound = notFoundDocuments.map(
    ({ prefix, document }) =>
      `<If "%{REQUEST_URI} =~ m#^${root}${prefix}(/|$)#">\nErrorDocument 404 ${base}${document}\n</If>`,
  );
  return {
    ...headers,
    types: mediaTypes.map(([extension, type]) => `AddType "${type}" ${extension}`).join('\n'),
    base,
    root,
    notFound: notFound.join('\n'),
    folder: writeApacheFolder(base),
    pages: listPages(site).replaceAll('|/', '|').slice(1),
    moved: moved.join('\n'),
  };
}

/** Lines of a lookup table; the first matching pattern wins. */
const writeTable = (rows: readonly (readonly [pattern: string, value: string])[]) =>
  rows.map(([pattern, value]) => `\t\t\`~${pattern}\` "${value}"`).join('\n');

/** Strips the base folder from addresses, so that the rules below do not depend on it. */
function writeCaddyFolder(base: string): string {
  if (base === '') return '';
  return `
		# The site stands in a folder of its host.
		@folderWithQuery expression {path} == "${base}" && {query} != ""
		redir @folderWithQuery ${base}/?{query} 308
		redir ${base} ${base}/ 308
		@outside not path ${base}/*
		error @outside 404
		uri strip_prefix ${base}
`;
}

/** Returns values for the template `hosts/Caddyfile`. */
export function listCaddyValues(site: HostedSite) {
  const { base, headers, hostName, mediaTypes, moved } = site;
  return {
    ...headers,
    hostName,
    pages: listPages(site),
    moved: writeTable(
      moved.map(({ from, to }) => [String.raw`^${escapeDots(from)}(/|\.html|/index\.html)?$`, to]),
    ),
    types: writeTable(mediaTypes.map(([extension, type]) => [`\\${extension}$`, type])),
    notFound: writeTable(notFoundDocuments.map(({ pattern, document }) => [pattern, document])),
    folder: writeCaddyFolder(base),
    stripFolder: base === '' ? '' : `uri strip_prefix ${base}`,
    base,
  };
}

/** Strips the base folder from addresses, so that the rules below do not depend on it. */
function writeNginxFolder(base: string): string {
  if (base === '') return '';
  return `
# The site stands in a folder of its host; whatever else the host has is served by another "server" block.
if ($uri = ${base}) { return 308 ${base}/$is_args$args; }
if ($uri !~ ^${escapeDots(base)}/) { return 404; }
rewrite ^${escapeDots(base)}(/.*)$ $1;
`;
}

/** Returns values for the templates in `hosts/nginx`. */
export function listNginxValues(site: HostedSite) {
  const { base, headers, hostName, mediaTypes } = site;
  const moved = site.moved.map(
    ({ from, to }) =>
      String.raw`location ~ ^${escapeDots(from)}(/|\.html|/index\.html)?$ { return 308 ${base}${to}$is_args$args; }`,
  );
  const notFound = notFoundDocuments.map(({ pattern, document }) => `    "~${pattern}" ${document};`);
  return {
    'nginx/server.conf': { hostName },
    'nginx/maps.conf': { notFound: notFound.join('\n') },
    'nginx/rules.conf': {
      ...headers,
      types: mediaTypes.map(([extension, type]) => `    "${type}" ${extension.slice(1)};`).join('\n'),
      base,
      folder: writeNginxFolder(base),
      pages: listPages(site),
      moved: moved.join('\n'),
    },
  };
}
