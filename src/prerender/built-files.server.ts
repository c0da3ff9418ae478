import type { Plugin } from 'vite';

/** A file that the build generates for scripts to load. */
export type BuiltFile = {
  /** File name; the build adds a hash. */
  name: string;
  mediaType: string;
  write: () => string | Uint8Array;
  /** Whether the built site loads it; true by default. */
  isUsed?: boolean;
};

/**
 * Emits files, and a virtual module that exports their addresses. In development they are regenerated on every request.
 * @param module id of the virtual module
 * @param listExports exports of the module for the addresses of the files
 */
export function builtFiles(
  module: string,
  files: Readonly<Record<string, BuiltFile>>,
  listExports: (addresses: Record<string, string>) => Record<string, unknown> = (addresses) => addresses,
): Plugin & { addresses: Readonly<Record<string, string>> } {
  const entries = Object.entries(files);
  const addresses = Object.fromEntries(entries.map(([key, { name }]) => [key, `/@built/${name}`]));
  return {
    name: module,
    addresses,
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    buildStart() {
      if (this.environment.mode === 'dev' || this.environment.name !== 'client') return;
      for (const [key, { name, write }] of entries.filter(([, { isUsed = true }]) => isUsed)) {
        const reference = this.emitFile({ type: 'asset', name, source: write() });
        addresses[key] = this.environment.config.base + this.getFileName(reference);
      }
    },
    load(id) {
      if (id !== `\0${module}`) return undefined;
      return Object.entries(listExports(addresses))
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    configureServer(server) {
      for (const { name, mediaType, write } of Object.values(files)) {
        server.middlewares.use(`/@built/${name}`, (_request, response) => {
          response.setHeader('Content-Type', mediaType);
          response.end(write());
        });
      }
    },
  };
}
