import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Forgets what was made of the bundles, so that the next document shows their texts; code stays as it was compiled. */
export function forgetContent(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith('\0virtual:')) environment.moduleGraph.invalidateModule(module);
    }
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}

/** Invalidates every module in the server and the renderer, so that the next document is read from the files. */
export function forgetModules(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll();
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}
