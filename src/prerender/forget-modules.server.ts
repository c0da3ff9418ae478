import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Invalidates modules, all or by id prefix, so that the next document uses the current files. */
export function forgetModules(server: ViteDevServer, prefix = '') {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith(prefix)) environment.moduleGraph.invalidateModule(module);
    }
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}
