/** Consent as analytics needs it. */
export type AnalyticsConsent = { analytics: boolean; marketing: boolean; preferences: boolean };

const signal = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The signals of Consent Mode for a choice; without one only security is granted. */
export function describeSignals(choice: AnalyticsConsent | null) {
  const marketing = signal(choice?.marketing === true);
  const preferences = signal(choice?.preferences === true);
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: signal(choice?.analytics === true),
    functionality_storage: preferences,
    personalization_storage: preferences,
    security_storage: 'granted',
  } as const;
}
