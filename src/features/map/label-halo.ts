/** Shadow that parts letters from the coasts which they cross, in the tone of their ground. */
export function haloIn(tone: string) {
  return Array.from({ length: 6 }, () => `0 0 3px ${tone}`).join(', ');
}
