/** Reading direction of a language. */
export type Direction = 'ltr' | 'rtl';
/** Script of a language; it selects the fonts, line heights and letter spacing of the theme. */
export type Script = 'latin' | 'arabic';

/** Settings of a language. To add one, add an entry here and a folder under `locales/`. */
export type LanguageDeclaration = {
  /** Name of the language in the language itself, as the language switch shows it. */
  name: string;
  direction: Direction;
  /** Prefix of every address in the language; empty for the default language. */
  prefix: '' | `/${string}`;
  /** BCP 47 tag for `Intl`. It fixes calendar and digits: browsers choose them differently for a plain `ar`. */
  intl: string;
  /** Locale in Open Graph format. */
  openGraph: string;
  script: Script;
  /** A draft is built and reachable but not linked; missing texts fall back to the default language. */
  isDraft?: true;
};

/** Languages of the site. The first is the default: it is at the root, and unknown addresses get its 404 page. */
const declared = {
  en: { name: 'English', direction: 'ltr', prefix: '', intl: 'en-US', openGraph: 'en_US', script: 'latin' },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    prefix: '/ar',
    intl: 'ar-u-ca-gregory-nu-latn',
    openGraph: 'ar_AR',
    script: 'arabic',
  },
} as const satisfies Record<string, LanguageDeclaration>;

export type Language = keyof typeof declared;

/** Settings by language. */
export const languages: Readonly<Record<Language, LanguageDeclaration>> = declared;

/** Returns whether a string is the code of a declared language. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/** Codes of all declared languages, in declaration order. */
export const languageCodes = Object.keys(languages).filter(isLanguage);

/** The first language; it is used for unknown addresses and `x-default`. */
export const defaultLanguage = firstOf(languageCodes);

function firstOf([first]: readonly Language[]): Language {
  if (first === undefined) throw new Error('src/config/languages.ts declares no language.');
  return first;
}

/** Returns whether a language is a draft: menus, search engines and other languages do not link it. */
export function isDraft(language: Language): boolean {
  return languages[language].isDraft === true;
}

/** Codes of the languages that are published, drafts excluded. */
export const releasedLanguages = languageCodes.filter((code) => !isDraft(code));

/** Returns the language of a code, such as a document's; the default language if the site does not have it. */
export function toLanguage(code: string): Language {
  return isLanguage(code) ? code : defaultLanguage;
}

/** Languages of the translators' tools, independent of the site's languages. */
export const toolLanguages = {
  en: { name: 'English', direction: 'ltr', intl: 'en-US' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-ca-gregory-nu-latn' },
} as const;
