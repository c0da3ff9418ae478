import type { Site } from './site.ts';

/** Settings that configure third-party services. */
export type ServiceSettings = Pick<Site, 'mapGeometry' | 'analyticsId' | 'support'> &
  Partial<Pick<Site, 'email'>>;

/** Content-security-policy sources besides the site itself: origins of configured services, and single addresses. */
export type ServiceHosts = Record<
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src',
  string[]
>;

const tagHost = 'https://www.googletagmanager.com';

/** Address of the Google Analytics tag; its parameter `id` is the measurement id. */
export const TAG_SCRIPT = `${tagHost}/gtag/js`;

/** The tag loads further tags from here, for destinations configured in its property. */
const destinationScript = `${tagHost}/gtag/destination`;

/**
 * Google's documented hosts for its tag, without those for advertising. Scripts are limited to two addresses: the host
 * also serves `/gtm.js` containers, and anybody can publish a script in one.
 */
const analyticsHosts = {
  'script-src': [TAG_SCRIPT, destinationScript],
  'img-src': [tagHost, 'https://*.google-analytics.com'],
  'connect-src': [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Lists the sources of the configured services by directive. */
export function listServiceHosts({
  email,
  mapGeometry,
  analyticsId,
  support,
}: ServiceSettings): ServiceHosts {
  const analytics = analyticsId === undefined ? undefined : analyticsHosts;
  const widget = support === undefined ? [] : [new URL(support.script).origin, ...support.origins];
  const pages = widget.filter((origin) => !origin.startsWith('wss:'));
  const others = [
    ...(email?.kind === 'emailjs' ? [email.origin] : []),
    ...(email?.kind === 'endpoint' ? [new URL(email.address).origin] : []),
    ...(mapGeometry === undefined ? [] : [new URL(mapGeometry).origin]),
  ];
  return {
    'script-src': unique([...(analytics?.['script-src'] ?? []), ...pages]),
    'style-src': unique(pages),
    // Widgets embed their icons as data URLs.
    'img-src': unique([
      ...(analytics?.['img-src'] ?? []),
      ...(pages.length === 0 ? [] : ['data:', ...pages]),
    ]),
    'font-src': unique(pages),
    'connect-src': unique([...others, ...(analytics?.['connect-src'] ?? []), ...widget]),
    'frame-src': unique(pages),
  };
}

function unique(origins: readonly string[]): string[] {
  return [...new Set(origins)];
}

/**
 * Returns the script directives for both policies of a document, in its head and its header. `load-third-party-script.ts`
 * creates the policy `default`: it accepts only the addresses of configured scripts.
 */
export function writeScriptPolicy({ 'script-src': sources }: ServiceHosts): [string, string, string] {
  return [
    ["script-src 'self'", ...sources].join(' '),
    "require-trusted-types-for 'script'",
    sources.length === 0 ? "trusted-types 'none'" : 'trusted-types default',
  ];
}
