import type { ContactValues } from './contact-fields.ts';

const keepNothing = () => {};

/**
 * Claims a message for this tab, so that a second tab with the same form, or a second press, does not send it again.
 * The claim of a message that was sent is kept for as long as its page is open.
 * @returns what gives the claim back, or null when the message is claimed already; where the browser has no locks,
 * every claim is granted
 */
export async function claimMessage(values: ContactValues): Promise<(() => void) | null> {
  try {
    const name = `veltara.message.${await fingerprint(values)}`;
    return await new Promise((resolve, reject) => {
      const hold = (lock: Lock | null) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => {
          // A page with a lock could not be kept for going back.
          addEventListener('pagehide', () => release(), { once: true });
          resolve(release);
        });
      };
      navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
    });
  } catch {
    return keepNothing;
  }
}

async function fingerprint(values: ContactValues): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}
