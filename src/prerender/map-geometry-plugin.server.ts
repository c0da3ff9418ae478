import type { Plugin } from 'vite';
import { trimGeometry } from './map-geometry.server.ts';

const GEOMETRY = 'virtual:map-geometry';
const DEVELOPMENT_ADDRESS = '/@map-geometry.json';

/**
 * The outlines of the land as a file of the site.
 * @param configured address of another file, which then takes its place
 */
export function mapGeometry(configured: string | undefined): Plugin {
  let address = configured ?? DEVELOPMENT_ADDRESS;
  return {
    name: 'map-geometry',
    resolveId: (id) => (id === GEOMETRY ? `\0${GEOMETRY}` : undefined),
    buildStart() {
      const { mode, name } = this.environment;
      if (mode === 'dev' || name !== 'client' || configured !== undefined) return;
      const reference = this.emitFile({ type: 'asset', name: 'land.json', source: trimGeometry() });
      address = this.environment.config.base + this.getFileName(reference);
    },
    load: (id) => (id === `\0${GEOMETRY}` ? `export const address = ${JSON.stringify(address)};` : undefined),
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_ADDRESS, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(trimGeometry());
      });
    },
  };
}
