import { type Language, languages, releasedLanguages } from '#src/config/languages.ts';
import { useShell } from '#src/content/shell-context.ts';
import { translateAddress } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { styles } from './language-switch.styles.ts';

/** Links to the same page in the other languages. */
export function LanguageSwitch({ current }: { current: RouteId }) {
  const { language } = useShell();
  const others: readonly Language[] = releasedLanguages.filter((code) => code !== language);
  return others.map((code) => (
    <a
      key={code}
      className={styles.link}
      href={translateAddress(current, code)}
      hrefLang={code}
      lang={code}
      data-language={code}
    >
      {languages[code].name}
    </a>
  ));
}
