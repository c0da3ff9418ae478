import { escapeDots, notFoundDocuments, securityHeadersOf } from './hosting.ts';
import { type HostedSite, listPages } from './hosted-site.ts';

/** A line of a lookup table: the first pattern that matches decides. */
const formatPattern = (pattern: string, value: string) => `\t\t\`~${pattern}\` "${value}"`;

/** Takes the folder of the host from the addresses, so that the rules below know nothing of it. */
function writeFolder(base: string): string {
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
    folder: writeFolder(base),
    stripFolder: base === '' ? '' : `uri strip_prefix ${base}`,
    base,
  };
}
