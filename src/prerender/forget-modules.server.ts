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
 * Renders with a module as its file is. Where modules are forgotten meanwhile, those that are loaded afterward are others
 * than the first have filled, such as a context of React: then it is rendered again.
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
