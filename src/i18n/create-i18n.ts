import i18next, { type i18n } from 'i18next';
import { type Language, languages } from '#src/config/languages.ts';

/** Messages of one language, in the structure of `ui.json`. */
export type MessageBundle = { [key: string]: string | MessageBundle };

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Creates a synchronously initialized i18next instance for one language. Formats: `bidi`, `ltr`, `number`. */
export function createI18n(language: Language, messages: MessageBundle): i18n {
  return createI18nOf(language, languages[language].intl, messages);
}

/** Creates one for a language that the site may not have. `intl` is its tag for `Intl`. */
export function createI18nOf(language: string, intl: string, messages: MessageBundle): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { ui: messages } },
    defaultNS: 'ui',
    fallbackLng: false,
    returnEmptyString: false,
    parseMissingKeyHandler: () => '',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const { formatter } = instance.services;
  // Created lazily: the first one takes a browser 17 ms, and most pages show no number during hydration.
  let number: Intl.NumberFormat | undefined;
  const formatNumber = (value: number) => (number ??= new Intl.NumberFormat(intl)).format(value);
  formatter?.add('bidi', (value) => `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`);
  formatter?.add('ltr', (value) => `${LEFT_TO_RIGHT_ISOLATE}${value}${POP_ISOLATE}`);
  formatter?.add('number', (value) => (typeof value === 'number' ? formatNumber(value) : String(value)));
  return instance;
}
