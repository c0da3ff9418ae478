import { listServiceHosts } from '#src/config/service-hosts.ts';

let isPolicyMade = false;

/**
 * Begins to fetch the script of a configured service, which runs as soon as it is there.
 * @param marks attributes that the script may read of its own element
 */
export function loadForeignScript(address: string, marks: Record<string, string> = {}): HTMLScriptElement {
  allowConfiguredScripts();
  const script = document.createElement('script');
  Object.entries(marks).forEach(([name, value]) => script.setAttribute(name, value));
  script.src = address;
  document.head.append(script);
  return script;
}

/**
 * The address that a text stands for, when a script may be fetched from there; `null` otherwise.
 * @param sources origins and single addresses of the scripts that are allowed
 */
export function admitScript(address: string, page: string, sources: readonly string[]): string | null {
  const { href } = URL.canParse(address, page) ? new URL(address, page) : { href: '' };
  const [file = ''] = href.split(/[?#]/);
  const isAllowed = sources.some((source) =>
    source === new URL(source).origin ? file.startsWith(`${source}/`) : file === source,
  );
  return isAllowed ? href : null;
}

/** The scripts of services write addresses as plain texts; without a policy of this name browsers refuse all of them. */
function allowConfiguredScripts() {
  if (isPolicyMade) return;
  isPolicyMade = true;
  const { 'script-src': sources } = listServiceHosts(import.meta.env.SITE);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => admitScript(address, document.baseURI, sources),
  });
}
