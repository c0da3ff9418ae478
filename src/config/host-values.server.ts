import {
  escapeDots,
  type HostingSettings,
  notFoundDocuments,
  type Redirect,
  securityHeadersOf,
} from './hosting.ts';

/** Input for host configurations beside the rules of `hosting.ts`. */
export type HostedSite = {
  /** Name of the host, without scheme and port. */
  hostName: string;
  /** Base path of the site on its host: empty, or for example `/repo`. */
  base: string;
  /** The canonical address of every page in every language. */
  addresses: readonly string[];
  /** Old addresses, and where they lead. */
  moved: readonly Redirect[];
  /** Extension (`.js`) and media type of every kind of file. */
  mediaTypes: readonly (readonly [string, string])[];
  settings: HostingSettings;
};

/** The addresses of all pages but the home page of the first language, as a part of a pattern. */
function listPages({ addresses }: HostedSite): string {
  return addresses
    .filter((address) => address !== '/')
    .map(escapeDots)
    .join('|');
}

/** Values for the templates `hosts/vercel.json` and `hosts/cloudfront-function.js`. */
export function listCloudValues({ base, mediaTypes, moved, settings }: HostedSite) {
  const { 'Content-Security-Policy': policy, 'Strict-Transport-Security': strictTransport } =
    securityHeadersOf(settings);
  const kinds = mediaTypes.map(([extension]) => extension.slice(1)).filter((kind) => kind !== 'html');
  const old = moved.map(({ from, to }) => [encodeURI(from), to] as const);
  const redirects = old.map(([source, destination]) => ({ source, destination, permanent: true }));
  return {
    'vercel.json': {
      policy,
      strictTransport,
      kinds: kinds.join('|'),
      redirects: redirects.map((redirect) => JSON.stringify(redirect)).join(', '),
    },
    'cloudfront-function.js': { base, moved: JSON.stringify(Object.fromEntries(old)) },
  };
}

/** The folder of the host is an address only with its slash. */
function writeApacheFolder(base: string): string {
  if (base === '') return '';
  return `RewriteCond "%{REQUEST_URI}" "^${escapeDots(base)}$"\nRewriteRule "^" "${base}/" [R=308,L]`;
}

/** Values for the template `hosts/apache.htaccess`. */
export function listApacheValues(site: HostedSite) {
  const { base, mediaTypes, settings } = site;
  const headers = securityHeadersOf(settings);
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
    types: mediaTypes.map(([extension, type]) => `AddType "${type}" ${extension}`).join('\n'),
    policy: headers['Content-Security-Policy'],
    strictTransport: headers['Strict-Transport-Security'],
    base,
    root,
    notFound: notFound.join('\n'),
    folder: writeApacheFolder(base),
    pages: listPages(site).replaceAll('|/', '|').slice(1),
    moved: moved.join('\n'),
  };
}

/** A line of a lookup table: the first pattern that matches decides. */
const formatPattern = (pattern: string, value: string) => `\t\t\`~${pattern}\` "${value}"`;

/** Takes the folder of the host from the addresses, so that the rules below know nothing of it. */
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

/** Values for the template `hosts/Caddyfile`. */
export function listCaddyValues(site: HostedSite) {
  const { base, hostName, mediaTypes, settings } = site;
  const headers = securityHeadersOf(settings);
  const moved = site.moved.map(({ from, to }) =>
    formatPattern(String.raw`^${escapeDots(from)}(/|\.html|/index\.html)?$`, to),
  );
  const types = mediaTypes.map(([extension, type]) => formatPattern(`\\${extension}$`, type));
  const notFound = notFoundDocuments.map(({ pattern, document }) => formatPattern(pattern, document));
  return {
    policy: headers['Content-Security-Policy'],
    strictTransport: headers['Strict-Transport-Security'],
    hostName,
    pages: listPages(site),
    moved: moved.join('\n'),
    types: types.join('\n'),
    notFound: notFound.join('\n'),
    folder: writeCaddyFolder(base),
    stripFolder: base === '' ? '' : `uri strip_prefix ${base}`,
    base,
  };
}

/** Takes the folder of the host from the addresses, so that the rules below know nothing of it. */
function writeNginxFolder(base: string): string {
  if (base === '') return '';
  return `
# The site stands in a folder of its host; whatever else the host has is served by another "server" block.
if ($uri = ${base}) { return 308 ${base}/$is_args$args; }
if ($uri !~ ^${escapeDots(base)}/) { return 404; }
rewrite ^${escapeDots(base)}(/.*)$ $1;
`;
}

/** Values for the templates in `hosts/nginx`, by file name. */
export function listNginxValues(site: HostedSite) {
  const { base, hostName, mediaTypes, settings } = site;
  const headers = securityHeadersOf(settings);
  const moved = site.moved.map(
    ({ from, to }) =>
      String.raw`location ~ ^${escapeDots(from)}(/|\.html|/index\.html)?$ { return 308 ${base}${to}$is_args$args; }`,
  );
  const notFound = notFoundDocuments.map(({ pattern, document }) => `    "~${pattern}" ${document};`);
  return {
    'server.conf': { hostName },
    'maps.conf': { notFound: notFound.join('\n') },
    'rules.conf': {
      policy: headers['Content-Security-Policy'],
      strictTransport: headers['Strict-Transport-Security'],
      types: mediaTypes.map(([extension, type]) => `    "${type}" ${extension.slice(1)};`).join('\n'),
      base,
      folder: writeNginxFolder(base),
      pages: listPages(site),
      moved: moved.join('\n'),
    },
  };
}
