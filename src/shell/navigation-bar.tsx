import { useShell } from '#src/content/shell-context.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { IslandHost } from '#src/ui/island-host.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { styles } from './navigation-bar.styles.ts';

/** The bar on top of every page: logo, links with their panels, language, and the menu button on small screens. */
export function NavigationBar({ current }: { current: RouteId }) {
  const t = useTranslate();
  const { content } = useShell();
  // Home opens at night.
  const ground = current === 'home' ? 'ink' : 'paper';
  return (
    <header className={styles.root} data-ground={ground}>
      {content.hasSamples ? (
        <p className={styles.samples} data-samples="">
          {t('samples')}
        </p>
      ) : null}
      <div className={styles.bar}>
        <Brand
          label={t('brand.home', { company: content.company.name })}
          logo={content.company.logo}
          ground={ground}
          first
        />
        <nav className={styles.navigation} aria-label={t('navigation.label')}>
          <NavigationList current={current} />
        </nav>
        <div className={styles.end}>
          <IslandHost kind="bar-search" id="bar-search" className={styles.island} />
          <LanguageSwitch current={current} />
          <Link
            to={{ page: 'contact' }}
            className={styles.contact}
            {...(current === 'contact' ? { 'aria-current': 'page' as const } : {})}
          >
            {content.pages.contact.menu}
          </Link>
          <IslandHost kind="menu" id="menu" className={styles.island} />
        </div>
      </div>
    </header>
  );
}
