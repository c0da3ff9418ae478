import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Invalidates modules, all or by id prefix, so that the next document uses the current files. */
export function invalidateModules(server: ViteDevServer, prefix = '') {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith(prefix)) environment.moduleGraph.invalidateModule(module);
    }
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}

/**
 * Renders with the current version of a module. If modules are invalidated during rendering, the result may mix two
 * copies of a module, such as a React context; it is then rendered again.
 */
export async function renderWith<Module, Result>(
  server: ViteDevServer,
  file: string,
  render: (module: Module) => Promise<Result>,
): Promise<Result> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Development needs a renderer.');
  const module: Module = await ssr.runner.import(file);
  const [rendering] = await Promise.allSettled([render(module)]);
  if (module !== (await ssr.runner.import(file))) return renderWith(server, file, render);
  if (rendering.status === 'rejected') throw rendering.reason;
  return rendering.value;
}
