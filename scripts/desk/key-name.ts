/**
 * Returns the name of a key: its character, or its position if the layout (such as Arabic) or a modifier makes that a
 * non-ASCII character.
 */
export function nameKey({ key, code }: { key: string; code: string }): string {
  if (key === '؟') return '?';
  const isOther = key.length === 1 && key > '~';
  if (!isOther) return key.length === 1 ? key.toLowerCase() : key;
  return code === 'Slash' ? '/' : code.replace('Key', '').toLowerCase();
}
