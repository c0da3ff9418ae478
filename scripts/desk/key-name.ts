/**
 * What a key is called: by the sign that stands on it, and by its place where the keyboard has other letters, as an Arabic
 * one has, or where a modifier makes another sign of it.
 */
export function nameKey({ key, code }: { key: string; code: string }): string {
  if (key === '؟') return '?';
  const isOther = key.length === 1 && key > '~';
  if (!isOther) return key.length === 1 ? key.toLowerCase() : key;
  return code === 'Slash' ? '/' : code.replace('Key', '').toLowerCase();
}
