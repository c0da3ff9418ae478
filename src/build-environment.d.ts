/** What the build tells the code of the site. */
interface ImportMetaEnv {
  /** The year in which the site was built. */
  readonly BUILD_YEAR: number;
  /** Where the site will stand, where its contact form sends, and the services that it may load. */
  readonly SITE: {
    readonly origin: string;
    readonly indexing: boolean;
    readonly email:
      | { kind: 'service'; publicKey: string; serviceId: string; templateId: string; origin: string }
      | { kind: 'endpoint'; address: string }
      | { kind: 'mailbox' };
    readonly analyticsId?: string;
    readonly support?: { script: string; origins: string[] };
  };
}

/** The folder of the host that the site is built for: nothing, or such as `/repo`. */
declare const SITE_BASE_PATH: string | undefined;

/** The file that holds the drawings of all icons. */
declare module 'virtual:icon-sprite' {
  export const address: string;
}

/** The files that hold what the search finds, by language. */
declare module 'virtual:search-index' {
  import type { Language } from '#src/config/languages.ts';

  export const addresses: Record<Language, string>;
}

/** The outlines of the countries. */
declare module 'virtual:map-geometry' {
  export const address: string;
}
