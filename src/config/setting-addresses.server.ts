import { z } from 'zod';

/** Host names and IP addresses. URLs allow more characters, and some could end or widen a security policy. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/;
const hostsWithoutCertificate = ['localhost', '127.0.0.1'];

/** Returns a zod error function that describes an invalid setting in one sentence. */
export function faultOf(expected: string, example: string | ((written: string) => string)) {
  return ({ path = [], input }: Pick<z.core.$ZodRawIssue, 'path' | 'input'>) => {
    const name = path.join('.');
    const written = typeof input === 'string' ? input : '';
    const suggestion = typeof example === 'string' ? example : example(written);
    return `${name} is "${written}"; expected ${expected}, for example ${name}=${suggestion}.`;
  };
}

/** Parses an address that is safe in a security policy and a page: `https`, or `http` on localhost. Null if unsafe. */
function parseSafe(written: string): URL | null {
  const url = URL.parse(written);
  if (url === null || !PLAIN_HOST.test(url.hostname)) return null;
  const isLocal = url.protocol === 'http:' && hostsWithoutCertificate.includes(url.hostname);
  return url.protocol === 'https:' || isLocal ? url : null;
}

/** Guesses the intended origin. */
function suggestOrigin(written: string, fallback: string): string {
  const url = URL.parse(written);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && PLAIN_HOST.test(url.hostname) ? `https://${url.host}` : fallback;
}

/** Schema of an origin, with a default. */
export function originOr(fallback: string) {
  const error = faultOf(
    'an https origin without a path or a slash at the end (http on localhost only)',
    (written) => suggestOrigin(written, fallback),
  );
  return z
    .string()
    .refine((written) => parseSafe(written)?.origin === written, { error })
    .default(fallback);
}

/** A base folder at the end of an address. */
const FOLDER = /^(?:\/[\w~-][\w.~-]*)+$/;

/** Guesses the intended base folder, which follows the origin. */
function suggestFolder(written: string): string {
  const pathname = URL.parse(written)?.pathname.replace(/\/+$/, '') ?? '';
  return FOLDER.test(pathname) ? pathname : '';
}

/** Schema of the site's address: an origin, optionally with a folder. */
export function siteAddressOr(fallback: string) {
  const error = faultOf(
    'an https origin, perhaps with a folder, without a slash at the end (http on localhost only)',
    (written) => {
      const origin = suggestOrigin(written, fallback);
      return origin === fallback ? fallback : origin + suggestFolder(written);
    },
  );
  const isAddress = (written: string) => {
    const url = parseSafe(written);
    return url !== null && written === url.origin + suggestFolder(written);
  };
  return z.string().refine(isAddress, { error }).default(fallback);
}

/** Schema of the address of a file on another host. @param missing what is expected if a required address is absent */
export function fileAddress(example: string, missing = '', what = 'a file') {
  const error = faultOf(`the https address of ${what}, as the address bar of a browser writes it`, example);
  return z
    .string({ error: faultOf(missing, example) })
    .refine((written) => parseSafe(written)?.href === written, { error });
}
