/** Returns the names of the cookies that are readable by scripts. */
export function listCookieNames(): string[] {
  return document.cookie
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '');
}

/** Deletes cookies of this host and its parent domains. */
export function expireCookies(isIntended: (name: string) => boolean) {
  const labels = location.hostname.split('.');
  const hosts = labels.slice(0, -1).map((_, position) => `;domain=${labels.slice(position).join('.')}`);
  for (const name of listCookieNames().filter(isIntended)) {
    for (const host of ['', ...hosts]) document.cookie = `${name}=;max-age=0;path=/${host}`;
  }
}
