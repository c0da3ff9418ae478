import { type Language, languages, releasedLanguages } from '#src/config/languages.ts';
import { rememberLanguage } from '#src/i18n/remembered-language.ts';
import { translateAddress } from '#src/routing/addresses.ts';
import { useQueryAndHash } from './use-query-and-hash.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './language-switch.styles.ts';

/** Links to the same place in the other languages. */
export function LanguageSwitch({ current }: { current: RouteId }) {
  const { language } = useShell();
  const place = useQueryAndHash();
  const others: readonly Language[] = releasedLanguages.filter((code) => code !== language);
  return others.map((code) => (
    <a
      key={code}
      className={styles.link}
      href={translateAddress(current, code, place)}
      hrefLang={code}
      lang={code}
      onClick={() => rememberLanguage(code)}
    >
      {languages[code].name}
    </a>
  ));
}
