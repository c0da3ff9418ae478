import { escapeDots, type HostingSettings, type Redirect } from './hosting.ts';

/** Input for host configurations beside the rules of `hosting.ts`. */
export type HostedSite = {
  /** Name of the host, without scheme and port. */
  hostName: string;
  /** Base path of the site on its host: empty, or for example `/repo`. */
  base: string;
  /** The canonical address of every page in every language. */
  addresses: readonly string[];
  redirects: readonly Redirect[];
  /** Extension (`.js`) and media type of every kind of file. */
  mediaTypes: readonly (readonly [string, string])[];
  settings: HostingSettings;
};

/** Redirects from what is no other spelling of a page, `/sla`. */
export function listMoved({ redirects }: HostedSite): [string, string][] {
  return redirects
    .filter(({ from, to }) => !from.startsWith(to) && /^[^.]*[^./]$/.test(from))
    .map(({ from, to }) => [from, to]);
}

/** The addresses of all pages but the home page of the first language, as a part of a pattern. */
export function listPages({ addresses }: HostedSite): string {
  return addresses
    .filter((address) => address !== '/')
    .map(escapeDots)
    .join('|');
}
