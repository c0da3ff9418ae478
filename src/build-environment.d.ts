/** Build-time constants. */
interface ImportMetaEnv {
  /** Year of the build. */
  readonly BUILD_YEAR: number;
  /** Where the site is hosted, where its contact form sends, and the services that it may load. */
  readonly SITE: {
    readonly origin: string;
    readonly indexing: boolean;
    readonly email:
      | { kind: 'emailjs'; publicKey: string; serviceId: string; templateId: string; origin: string }
      | { kind: 'endpoint'; address: string }
      | { kind: 'mailbox' };
    readonly analyticsId?: string;
    readonly support?: { script: string; origins: string[] };
  };
}

/** Base path of the site on its host: empty, or its folder, such as `/repo`. */
declare const SITE_BASE_PATH: string | undefined;

/** The file with all icons. */
declare module 'virtual:icon-sprite' {
  export const address: string;
}

/** The search index files, by language. */
declare module 'virtual:search-index' {
  import type { Language } from '#src/config/languages.ts';

  export const addresses: Record<Language, string>;
}

/** The country outlines. */
declare module 'virtual:map-geometry' {
  export const address: string;
}
