import { type Language, languages } from '#src/config/languages.ts';
import { dismissLanguageOffer } from '#src/i18n/preferred-language.ts';
import { rememberLanguage } from '#src/i18n/remembered-language.ts';
import { translateAddress } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';
import { useQueryAndHash } from './use-query-and-hash.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useShell } from '#src/content/shell-context.ts';
import { styles } from './language-offer-bar.styles.ts';

type LanguageOfferBarProps = { current: RouteId; offered: Language; onDismiss: () => void };

/** A small bar below the navigation, in the language that it offers. */
export function LanguageOfferBar({ current, offered, onDismiss }: LanguageOfferBarProps) {
  const { offers } = useShell().content;
  const place = useQueryAndHash();
  const labels = offers[offered];
  return (
    <aside
      className={styles.root}
      lang={offered}
      dir={languages[offered].direction}
      aria-label={labels.label}
      data-floating=""
    >
      <p className={styles.offer}>{labels.offer}</p>
      <a
        className={styles.accept}
        href={translateAddress(current, offered, place)}
        hrefLang={offered}
        onClick={() => rememberLanguage(offered)}
      >
        {labels.accept}
      </a>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={labels.dismiss}
        onClick={() => {
          dismissLanguageOffer();
          onDismiss();
        }}
      >
        <Icon name="close" size="small" />
      </button>
    </aside>
  );
}
