/** Names of the cookies that scripts of this page can see. */
export function listCookieNames(): string[] {
  return document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '');
}

/** Deletes cookies, those of this host and those of the hosts above it. */
export function expireCookies(isMeant: (name: string) => boolean) {
  const labels = location.hostname.split('.');
  const hosts = labels.slice(0, -1).map((_, position) => `;domain=${labels.slice(position).join('.')}`);
  for (const name of listCookieNames().filter(isMeant)) {
    for (const host of ['', ...hosts]) document.cookie = `${name}=;max-age=0;path=/${host}`;
  }
}
