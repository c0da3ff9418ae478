import type { Site } from './site.ts';

/** The settings that name services of others. */
export type ServiceSettings = Pick<Site, 'mapGeometry' | 'analyticsId' | 'support'> &
  Partial<Pick<Site, 'email'>>;

/** Sources of a security policy beside the site itself: origins of configured services, and single addresses. */
export type ServiceHosts = Record<
  'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src',
  string[]
>;

const tagHost = 'https://www.googletagmanager.com';

/** Address of the Google Analytics tag, which takes the measurement id as `id`. */
export const TAG_SCRIPT = `${tagHost}/gtag/js`;

/** The tag fetches further ones from here, for destinations that its property names. */
const destinationScript = `${tagHost}/gtag/destination`;

/**
 * The hosts that Google names for its tag, without those of its advertising. Scripts come from two addresses alone:
 * elsewhere the host hands out containers, `/gtm.js`, in which anybody can keep a script.
 */
const analyticsHosts = {
  'script-src': [TAG_SCRIPT, destinationScript],
  'img-src': [tagHost, 'https://*.google-analytics.com'],
  'connect-src': [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Addresses of configured services by purpose. */
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
    ...(email?.kind === 'service' ? [email.origin] : []),
    ...(email?.kind === 'endpoint' ? [new URL(email.address).origin] : []),
    ...(mapGeometry === undefined ? [] : [new URL(mapGeometry).origin]),
  ];
  return {
    'script-src': unique([...(analytics?.['script-src'] ?? []), ...pages]),
    'style-src': unique(pages),
    // A widget brings its icons along as data.
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
 * Script directives of both policies of a document, in its head and in its header. The policy `default` is the one that
 * `load-foreign-script.ts` makes: addresses of the configured scripts, and nothing else, become scripts.
 */
export function writeScriptPolicy({ 'script-src': sources }: ServiceHosts): [string, string, string] {
  return [
    ["script-src 'self'", ...sources].join(' '),
    "require-trusted-types-for 'script'",
    sources.length === 0 ? "trusted-types 'none'" : 'trusted-types default',
  ];
}
