import { type ComponentType, useEffect, useState } from 'react';
import { SITE_SHEET } from '#src/config/constants.ts';
import { type ConsentPreferences, onNotice } from '#src/config/site-events.ts';
import { addNamespace } from '#src/content/add-namespace.ts';
import { useI18n } from '#src/i18n/use-i18n.ts';

/**
 * Fetches the consent panel once the page answers to the visitor. When that fails nothing is asked and nothing is
 * granted. A button with `data-consent-reset` anywhere on a page asks for a new choice.
 */
export function Consent() {
  useEffect(followChoices, []);
  const i18n = useI18n();
  const [Panel, setPanel] = useState<ComponentType<{ resets: number }>>();
  const [resets, setResets] = useState(0);
  useEffect(() => {
    const fetched = Promise.all([
      import('#src/features/consent/consent-panel.tsx'),
      addNamespace(i18n, 'consent'),
      awaitSheet(),
    ]);
    fetched.then(
      ([{ ConsentPanel }]) => setPanel(() => ConsentPanel),
      () => undefined,
    );
  }, [i18n]);
  useEffect(() => {
    const countReset = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-consent-reset]') !== null)
        setResets((count) => count + 1);
    };
    document.addEventListener('click', countReset);
    return () => document.removeEventListener('click', countReset);
  }, []);
  return Panel === undefined ? null : <Panel resets={resets} />;
}

/** Hands every choice to the services that need consent, once there is a first one that allows something. */
function followChoices() {
  let isAllowed = false;
  const watch = new AbortController();
  const follow = (choice: ConsentPreferences | null) => {
    isAllowed ||= choice?.analytics === true || choice?.preferences === true;
    // A service that cannot be fetched is missed by nobody who visits the page.
    if (isAllowed)
      void import('./granted-services.ts')
        .then(({ serveChoice }) => serveChoice(choice))
        .catch(() => undefined);
  };
  onNotice('consent-changed', follow, watch);
  return () => watch.abort();
}

/** The document carries the rules of its first view alone; those of the panel come with the sheet of the site. */
async function awaitSheet() {
  const sheet = document.querySelector<HTMLLinkElement>(`link[href*="/${SITE_SHEET}-"]`);
  if (sheet === null || sheet.sheet !== null) return;
  await new Promise<Event>((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
}
