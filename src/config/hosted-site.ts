import type { HostingSettings, Redirect } from './hosting.ts';

/** What the configuration of a host is written from, beside the rules of `hosting.ts`. */
export type HostedSite = {
  /** Name of the host, without scheme and port. */
  hostName: string;
  /** What addresses of the host begin with before those of the site: nothing, or such as `/repo`. */
  base: string;
  /** Folder of the host that holds the built files. */
  root: string;
  /** The canonical address of every page in every language. */
  addresses: readonly string[];
  redirects: readonly Redirect[];
  /** Extension (`.js`) and media type of every kind of file. */
  mediaTypes: readonly (readonly [string, string])[];
  settings: HostingSettings;
};
