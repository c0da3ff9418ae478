import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Forgets every module in the server and the renderer, so that the next document shows what stands in the files. */
export function forgetModules(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll();
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}
