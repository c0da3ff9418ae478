import { type AnimationEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '#src/content/shell-context.ts';
import { SearchBox } from '#src/features/search/search-box.tsx';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { Link } from '#src/routing/link.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { hasModifier, isComposing } from '#src/ui/key-events.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isMotionReduced } from '#src/ui/motion.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenuEntry } from './mobile-menu-entry.tsx';
import { styles } from './mobile-menu.styles.ts';

type MobileMenuProps = {
  current: RouteId;
  /** Called once the menu has left. */
  onLeft: () => void;
};

/** Whether Escape clears the text of a field, and leaves the menu open. */
function holdsText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}

/** Lets Tab go round in the menu: behind its last stop the browser has stops of its own. */
function goRound(menu: HTMLDialogElement, event: KeyboardEvent) {
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button, input')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

/** The menu of small screens: slides in from the side where reading starts; Services is unfolded (behavior §2). */
export function MobileMenu({ current, onLeft }: MobileMenuProps) {
  const t = useTranslate();
  const { content } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isMotionReduced() ? dialog.current?.close() : setLeaving(true));
  const handle = (event: MouseEvent) => {
    if (!hasModifier(event)) leave();
  };
  const answer = useEffectEvent((event: Event) => {
    const isOutside = event.type === 'click' && event.target === dialog.current;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !isComposing(event);
    if (!isOutside && (!isEscape || holdsText(event.target))) return;
    event.preventDefault();
    leave();
  });
  useEffect(() => {
    const menu = dialog.current;
    if (menu === null) return undefined;
    const watch = new AbortController();
    const options = { signal: watch.signal, capture: true };
    menu.showModal();
    menu.addEventListener('click', (event) => answer(event), options);
    menu.addEventListener(
      'keydown',
      (event) => (event.key === 'Tab' ? goRound(menu, event) : answer(event)),
      options,
    );
    return () => watch.abort();
  }, []);
  const endExit = (event: AnimationEvent<HTMLDialogElement>) => {
    if (isLeaving && event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-state={isLeaving ? 'closed' : 'open'}
      aria-modal
      aria-labelledby="menu-title"
      onCancel={(event) => {
        event.preventDefault();
        if (!holdsText(document.activeElement)) leave();
      }}
      onAnimationEnd={endExit}
      onClose={onLeft}
    >
      <div className={styles.header}>
        <h2 id="menu-title" className={styles.title}>
          {t('navigation.menu')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('navigation.closeMenu')} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      <SearchBox place="menu" onOpen={leave} />
      <nav className={styles.body} aria-label={t('navigation.label')}>
        <ul>
          {content.navigation.bar.map(({ id, page, children }) => (
            <MobileMenuEntry
              key={id}
              page={page}
              pages={children}
              current={current}
              initiallyOpen={page === 'services'}
              onFollow={handle}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.footer}>
        <Link to={{ page: 'contact' }} className={styles.contact} onClick={handle}>
          {content.pages.contact.name}
        </Link>
        <LanguageSwitch current={current} />
      </div>
    </dialog>
  );
}
