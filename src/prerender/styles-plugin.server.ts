import type { Plugin, ViteDevServer } from 'vite';
import { compileStyles, type SiteStyles } from './compile-styles.server.ts';
import { invalidateModules } from './invalidate-modules.server.ts';

/** Provides the compiled styles to the plugins that write documents. */
export type StylesHolder = { current: () => Promise<SiteStyles> };

/** Runs Chakra at build time: components get class names instead of `*.styles.ts`. */
export function compiledStyles(): Plugin & StylesHolder {
  let root = '';
  let compiled: Promise<SiteStyles> | undefined;
  const current = () => (compiled ??= compileStyles(root));
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    current,
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      if (this.environment.mode === 'dev') return;
      await current().catch((error: unknown) =>
        this.error(error instanceof Error ? error.message : String(error)),
      );
    },
    async load(id) {
      if (!id.endsWith('.styles.ts')) return undefined;
      const { classNames } = await current();
      const names = classNames[id.slice(root.length)];
      return names === undefined ? undefined : `export const styles = ${JSON.stringify(names)};`;
    },
    configureServer(server) {
      const forget = () => (compiled = undefined);
      serveStyles(server, current, forget);
    },
  };
}

/** Serves style sheets in development, and recompiles them when a style or the theme changes. */
function serveStyles(server: ViteDevServer, current: StylesHolder['current'], forget: () => void) {
  server.watcher.on('all', (_event, file) => {
    if (!file.endsWith('.styles.ts') && !file.includes('/src/theme/')) return;
    forget();
    invalidateModules(server);
    server.ws.send({ type: 'full-reload' });
  });
  server.middlewares.use('/@site-styles/', (request, response, next) => {
    const [, sheet = '', script = ''] = /^\/(.+)-(.+)\.css/.exec(request.url ?? '') ?? [];
    response.setHeader('Content-Type', 'text/css');
    current().then(({ scripts }) => response.end(scripts[script]?.sheets[sheet] ?? ''), next);
  });
}
