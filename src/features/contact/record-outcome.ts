/** Tells whoever counts visits how sending ended; nothing of the message (spec §8, "Outcome"). */
export function recordOutcome(success: boolean) {
  dispatchEvent(new CustomEvent('formOutcome', { detail: { tag: 'contact', success } }));
}
