import { listServiceHosts } from '#src/config/service-hosts.ts';

let isPolicyMade = false;

/**
 * Loads the script of a configured service.
 * @param marks attributes for the script element, which the script may read
 */
export function loadThirdPartyScript(address: string, marks: Record<string, string> = {}): HTMLScriptElement {
  allowConfiguredScripts();
  const script = document.createElement('script');
  Object.entries(marks).forEach(([name, value]) => script.setAttribute(name, value));
  script.src = address;
  document.head.append(script);
  return script;
}

/**
 * Returns the absolute address of a script if it is allowed; null otherwise.
 * @param sources origins and single addresses of allowed scripts
 */
export function resolveAllowedScript(
  address: string,
  page: string,
  sources: readonly string[],
): string | null {
  const { href } = URL.canParse(address, page) ? new URL(address, page) : { href: '' };
  const [file = ''] = href.split(/[?#]/);
  const isAllowed = sources.some((source) =>
    source === new URL(source).origin ? file.startsWith(`${source}/`) : file === source,
  );
  return isAllowed ? href : null;
}

/** Third-party scripts assign addresses as strings; browsers reject all of them without a policy named `default`. */
function allowConfiguredScripts() {
  if (isPolicyMade) return;
  isPolicyMade = true;
  const { 'script-src': sources } = listServiceHosts(import.meta.env.SITE);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => resolveAllowedScript(address, document.baseURI, sources),
  });
}
