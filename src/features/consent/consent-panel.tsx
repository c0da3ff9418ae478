import {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { CONSENT_CLOSE_MS } from '#src/config/constants.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import { ConsentBanner } from './consent-banner.tsx';
import type { ConsentSettingsProps } from './consent-settings.tsx';
import { ConsentShield } from './consent-shield.tsx';
import {
  closeBanner,
  type ConsentState,
  openConsent,
  readConsent,
  resetConsent,
  subscribeToConsent,
} from './consent-store.ts';
import { useEscape } from './use-escape.ts';
import { useFloatingHeight } from './use-floating-height.ts';
import { styles } from './consent-panel.styles.ts';

type ConsentPanelProps = {
  /** How often the visitor has asked to choose anew. */
  resets: number;
};

/** The corner of the screen that asks for consent, and the button that asks again (spec §4). */
export function ConsentPanel({ resets }: ConsentPanelProps) {
  const label = useTranslate('consent')('open');
  const state = useSyncExternalStore(subscribeToConsent, readConsent);
  const shown = useLeavingView(state.view);
  const isLeaving = state.view !== shown;
  const panel = useRef<HTMLElement>(null);
  const shield = useRef<HTMLButtonElement>(null);
  const [Settings, customize] = useSettings();
  useFloatingHeight(panel, shield, shown);
  useEscape(panel, closeBanner);
  useEffect(() => {
    if (resets > 0) resetConsent();
  }, [resets]);
  useLayoutEffect(() => {
    if (state.isWanted) panel.current?.focus();
    else if (panel.current?.contains(document.activeElement) === true) shield.current?.focus();
  }, [state]);
  return (
    <section className={styles.room} aria-label={label} data-floating="">
      {shown === 'hidden' ? null : (
        <section
          key={shown}
          ref={panel}
          className={styles.panel}
          role="dialog"
          tabIndex={-1}
          aria-labelledby="consent-panel-title"
          inert={isLeaving}
          data-leaving={isLeaving ? '' : undefined}
        >
          {shown === 'settings' && Settings !== undefined ? (
            <Settings chosen={state.preferences} />
          ) : (
            <ConsentBanner onCustomize={customize} />
          )}
        </section>
      )}
      <ConsentShield ref={shield} label={label} isOpen={!isLeaving && shown !== 'hidden'} />
    </section>
  );
}

/** The settings, which few open, are fetched when they are wanted. */
function useSettings() {
  const [Settings, setSettings] = useState<ComponentType<ConsentSettingsProps>>();
  const customize = async () => {
    const { ConsentSettings } = await import('./consent-settings.tsx');
    setSettings(() => ConsentSettings);
    if (readConsent().view === 'banner') openConsent('settings');
  };
  // When that fails the banner stays, with its two answers.
  return [Settings, () => void customize().catch(() => undefined)] as const;
}

/** The view that is still seen: it leaves some time after it was hidden. */
function useLeavingView(view: ConsentState['view']): ConsentState['view'] {
  const [shown, setShown] = useState(view);
  useEffect(() => {
    if (view !== 'hidden') return undefined;
    const timer = setTimeout(() => setShown('hidden'), CONSENT_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [view]);
  if (view !== 'hidden' && view !== shown) setShown(view);
  return view === 'hidden' ? shown : view;
}
