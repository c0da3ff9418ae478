import type { Plugin } from 'vite';

/**
 * Lets a chunk be fetched as it is written: Vite puts every import on demand through a helper that fetches style
 * sheets and further chunks ahead, of which this site has none (0.7 kB of the first load).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
