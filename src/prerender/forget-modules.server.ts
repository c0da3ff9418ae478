import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Forgets modules, all or those whose ids have a prefix, so that the next document is made of the files as they are. */
export function forgetModules(server: ViteDevServer, prefix = '') {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith(prefix)) environment.moduleGraph.invalidateModule(module);
    }
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}
