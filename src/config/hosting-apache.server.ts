import { escapeDots, notFoundDocuments, securityHeadersOf } from './hosting.ts';
import { type HostedSite, listPages } from './hosted-site.ts';

/** The folder of the host is an address only with its slash. */
function writeFolder(base: string): string {
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
    folder: writeFolder(base),
    pages: listPages(site).replaceAll('|/', '|').slice(1),
    moved: moved.join('\n'),
  };
}
