import { escapeDots, type HostingSettings, type Redirect, securityHeadersOf } from './hosting.ts';

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
export function listPages({ addresses }: HostedSite): string {
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
