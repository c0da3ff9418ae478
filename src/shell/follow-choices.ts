import { type ConsentPreferences, onNotice } from '#src/config/site-events.ts';

/** Hands every choice to the services that need consent, once there is a first one that allows something. */
export function followChoices(): void {
  let isAllowed = false;
  onNotice('consent-changed', (choice: ConsentPreferences | null) => {
    isAllowed ||= choice?.analytics === true || choice?.preferences === true;
    // A service that cannot be fetched is missed by nobody who visits the page.
    if (isAllowed)
      void import('./granted-services.ts')
        .then(({ serveChoice }) => serveChoice(choice))
        .catch(() => undefined);
  });
}
