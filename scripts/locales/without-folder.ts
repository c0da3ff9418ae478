/** A path without its first folder: `ar/ui.json` of `locales/ar/ui.json`, `ui.json` of that. */
export function withoutFolder(path: string): string {
  return path.split('/').slice(1).join('/');
}
