import type { Plugin, ViteDevServer } from 'vite';
import { compileStyles, type SiteStyles } from './compile-styles.server.ts';
import { forgetModules } from './forget-modules.server.ts';

const SHEETS = 'virtual:site-styles';

/** Holds the compiled styles of the site, for the plugins that write documents. */
export type StylesHolder = { current: () => Promise<SiteStyles> };

/**
 * Chakra at build: components get class names in place of `*.styles.ts`, the browser gets plain style sheets, one per
 * script.
 */
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
    resolveId(id) {
      return id === SHEETS ? `\0${SHEETS}` : undefined;
    },
    async load(id) {
      if (id === `\0${SHEETS}`) {
        const { scripts } = await current();
        const sheets = Object.entries(scripts).map(([script, { sheet }]) => {
          if (this.environment.mode === 'dev') return `${script}: '/@site-styles/${script}.css'`;
          if (this.environment.name !== 'client') return `${script}: ''`;
          const file = this.emitFile({ type: 'asset', name: `${script}.css`, source: sheet });
          return `${script}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `export const sheets = { ${sheets.join(', ')} };`;
      }
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

/** Serves the sheets while the site is worked on, and compiles them anew when a style or the theme changes. */
function serveStyles(server: ViteDevServer, current: StylesHolder['current'], forget: () => void) {
  server.watcher.on('all', (_event, file) => {
    if (!file.endsWith('.styles.ts') && !file.includes('/src/theme/')) return;
    forget();
    forgetModules(server);
    server.ws.send({ type: 'full-reload' });
  });
  server.middlewares.use('/@site-styles/', (request, response, next) => {
    const script = request.url?.slice(1).replace('.css', '') ?? '';
    response.setHeader('Content-Type', 'text/css');
    current().then(({ scripts }) => response.end(scripts[script]?.sheet ?? ''), next);
  });
}
