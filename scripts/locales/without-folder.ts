/** A path without its first folder: Removes the first folder of a path: `ar/ui.json` for `locales/ar/ui.json`, and `ui.json` for that. */
export function withoutFolder(path: string): string {
  return path.split('/').slice(1).join('/');
}
