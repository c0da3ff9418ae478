/** The direction in which a language is read. */
export type Direction = 'ltr' | 'rtl';
/** The letters of a language, whose fonts, line heights and tracking the theme uses. */
export type Script = 'latin' | 'arabic';

/** Settings of a language. One entry here and one folder under `locales/` add a language. */
export type LanguageDeclaration = {
  /** Name of the language in itself, as the switch shows it. */
  name: string;
  direction: Direction;
  /** Prefix of every address in the language; empty for the language at the root. */
  prefix: '' | `/${string}`;
  /** Tag for `Intl`. It pins calendar and digits, which engines choose differently for a bare `ar`. */
  intl: string;
  /** Locale in Open Graph's form. */
  openGraph: string;
  script: Script;
  /** It is built and can be reached, and nothing leads to it: texts that it lacks are shown in the default language. */
  isDraft?: true;
};

/** The languages of the site. The first one is the default: it is at the root and answers unknown addresses. */
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

/** Returns whether a text is the code of a declared language. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/** Codes of all declared languages, in the order of their declaration. */
export const languageCodes = Object.keys(languages).filter(isLanguage);

/** The language of unknown addresses and of `x-default`: the first one. */
export const defaultLanguage = firstOf(languageCodes);

function firstOf([first]: readonly Language[]): Language {
  if (first === undefined) throw new Error('src/config/languages.ts declares no language.');
  return first;
}

/** Returns whether a language is not finished: menus, search engines and other languages do not name it. */
export function isDraft(language: Language): boolean {
  return languages[language].isDraft === true;
}

/** Codes of the languages that visitors and search engines are told of. */
export const releasedLanguages = languageCodes.filter((code) => !isDraft(code));

/** The language of a code, such as that of a document; the default one where the site does not have it. */
export function toLanguage(code: string): Language {
  return isLanguage(code) ? code : defaultLanguage;
}

/** The languages of the tools for translators, whichever the site has. */
export const toolLanguages = {
  en: { name: 'English', direction: 'ltr', intl: 'en-US' },
  ar: { name: 'العربية', direction: 'rtl', intl: 'ar-u-ca-gregory-nu-latn' },
} as const;
