import type { ConsentPreferences } from '#src/config/site-events.ts';

const { analyticsId, support } = import.meta.env.SITE;

/** Services loaded so far. */
const fetched = { analytics: false, support: false };

/** Applies a choice to each service; a service is loaded on first consent. */
export async function applyChoice(choice: ConsentPreferences | null) {
  fetched.analytics ||= choice?.analytics === true;
  fetched.support ||= choice?.preferences === true;
  const serveAnalytics = async () => {
    const { applyAnalyticsConsent } = await import('#src/features/analytics/apply-consent.ts');
    applyAnalyticsConsent(choice, analyticsId);
  };
  const serveSupport = async (script: string) => {
    const { applySupportConsent } = await import('#src/features/support-widget/apply-consent.ts');
    applySupportConsent(choice?.preferences === true, script);
  };
  await Promise.all([
    fetched.analytics ? serveAnalytics() : null,
    fetched.support && support !== undefined ? serveSupport(support.script) : null,
  ]);
}
