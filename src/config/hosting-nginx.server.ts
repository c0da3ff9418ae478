import { escapeDots, notFoundDocuments, securityHeadersOf } from './hosting.ts';
import { type HostedSite, listPages } from './hosted-site.ts';

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
      folder: writeFolder(base),
      pages: listPages(site),
      moved: moved.join('\n'),
    },
  };
}
