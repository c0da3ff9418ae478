import {
  ALLOWED_METHODS,
  cacheControl,
  cachingRules,
  DEFAULT_NOT_FOUND,
  documentOf,
  LENT_FILES,
  notFoundDocuments,
  pathRules,
  type PathVerdict,
  RESOURCE_POLICY,
  securityHeadersOf,
} from './hosting.ts';
import type { HostedSite } from './hosted-site.ts';
import { mediaTypeOf, UNKNOWN_TYPE } from './media-types.ts';

const indent = (lines: readonly string[], depth: number) =>
  lines.map((line) => '\t'.repeat(depth) + line).join('\n');

/** What is looked up by the path: the first line that matches decides. */
function formatMap(name: string, lines: readonly string[], fallback: string): string {
  return [`\tmap {path} {${name}} {`, indent([...lines, `default ${fallback}`], 2), '\t}'].join('\n');
}

const formatPattern = (pattern: string, value: string) => `\`~${pattern}\` "${value}"`;

const statuses = { file: '', unknown: '404', malformed: '400' } as const satisfies Record<
  PathVerdict,
  string
>;

function writeMaps({ addresses, redirects, mediaTypes }: HostedSite): string {
  const types = mediaTypes.map(([extension, type]) => formatPattern(`\\${extension}$`, type));
  return `	# Every other way of writing the address of a page, and where it leads for good.
${formatMap(
  'moved',
  redirects.map(({ from, to }) => `${from} ${to}`),
  '""',
)}
	# Clean addresses: the document of each.
${formatMap(
  'document',
  addresses.map((address) => `${address} ${documentOf(address)}`),
  '""',
)}
	# Addresses that name no file.
${formatMap(
  'refused',
  pathRules.flatMap(({ pattern, verdict, reason }) => [
    `# ${reason}`,
    formatPattern(pattern, statuses[verdict]),
  ]),
  '""',
)}
	# How long browsers keep a file: files with a hash in their name for good, documents after asking, others for a day.
${formatMap(
  'kept',
  cachingRules.map(({ pattern, control }) => formatPattern(pattern, control)),
  `"${cacheControl.file}"`,
)}
${formatMap('type', types, UNKNOWN_TYPE)}
	# Which sites may load a file into their pages.
${formatMap('lent', [formatPattern(LENT_FILES, 'cross-origin')], 'same-origin')}
	# The document for unknown addresses, in the language of the address.
${formatMap(
  'missing',
  notFoundDocuments.map(({ pattern, document }) => formatPattern(pattern, document)),
  DEFAULT_NOT_FOUND,
)}`;
}

const formatVary = (depth: number) =>
  indent(
    [
      '# Set last, as compressed files name it as well.',
      'header {',
      '\tVary Accept-Encoding',
      '\tdefer',
      '}',
    ],
    depth,
  );

/** What the answers of both blocks begin with. */
function writeSecurity({ settings }: HostedSite): string {
  const headers = Object.entries(securityHeadersOf(settings)).map(([name, value]) => `${name} \`${value}\``);
  return `# Security headers, on every answer.
(security) {
	header {
${indent(headers, 2)}
	}
}`;
}

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

function writeRoute({ base }: HostedSite): string {
  return `	route {
		import security
${formatVary(2)}

		@otherMethod not method ${ALLOWED_METHODS.join(' ')}
		handle @otherMethod {
			header Allow "${ALLOWED_METHODS.join(', ')}"
			respond 405
		}
		@malformed expression {refused} == "400"
		respond @malformed 400
${writeFolder(base)}
		# Redirects; the query stays.
		@moved expression {moved} != ""
		header @moved Cache-Control "${cacheControl.file}"
		@movedWithQuery expression {moved} != "" && {query} != ""
		redir @movedWithQuery ${base}{moved}?{query} 308
		redir @moved ${base}{moved} 308

		@unknown expression {refused} == "404"
		error @unknown 404
		@page expression {document} != ""
		rewrite @page {document}

		# Documents are sent whole, and parts without a lifetime: Caddy learns too late that there is no such part (416).
		request_header @page -Range
		@otherParts not header_regexp Range ^bytes=
		request_header @otherParts -Range
		@whole not header Range *
		header @whole Cache-Control {kept}
		header Content-Type {type}
		header ${RESOURCE_POLICY} {lent}
		# Compressed files stand beside the others (about.html.br); nothing is compressed while it is sent.
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}`;
}

const introduction = `# The site on Caddy (tested with 2.6). The build writes this file: do not edit it, copy it to /etc/caddy/Caddyfile with
# every release and say "systemctl reload caddy". Two variables of the environment say what differs between hosts:
#   SITE_ADDRESS  the name of the host; Caddy fetches a certificate for it and leads http to https.
#                 Behind a proxy that encrypts: http://:80
#   SITE_ROOT     the folder that holds what is in dist/
# A third one, SITE_OTHERS, says where whoever asks for another name is turned away: everywhere, unless it is set. Where
# SITE_ADDRESS names no host, nobody is: SITE_OTHERS=http://other.invalid
`;

/** The document for unknown addresses, with status 404. Whatever else goes wrong keeps its own status. */
function writeErrors({ base }: HostedSite): string {
  return `	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {${base === '' ? '' : `\n\t\t\turi strip_prefix ${base}`}
${formatVary(3)}
			header Cache-Control "${cacheControl.document}"
			header Content-Type "${mediaTypeOf('.html')}"
			request_header -Range
			header ${RESOURCE_POLICY} same-origin
			rewrite * {missing}
			file_server {
				precompressed br gzip
				disable_canonical_uris
				status 404
			}
		}
	}`;
}

/** The configuration of Caddy, one file. */
export function writeCaddyfile(site: HostedSite): string {
  return `${introduction}
${writeSecurity(site)}

{$SITE_ADDRESS:${site.hostName}} {
	root * {$SITE_ROOT:${site.root}}

${writeMaps(site)}

${writeRoute(site)}

	# The document for unknown addresses, with status 404. Whatever else goes wrong keeps its own status.
${writeErrors(site)}
}

{$SITE_OTHERS:http://, https://} {
	import security
	respond "This server knows no site of that name." 421
}
`;
}
