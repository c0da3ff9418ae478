import { join } from 'node:path';
import { build } from 'vite';

/** The script of the desk's page. */
const APP = 'scripts/desk/app/start.tsx';

/** Gives what bundles the script of the desk's page when it is asked first, and again after a failure. */
export function bundleOnce(): () => Promise<string> {
  let app: Promise<string> | undefined;
  return () =>
    (app ??= bundleApp().catch((error: unknown) => {
      app = undefined;
      throw error;
    }));
}

/** The script of the desk's page in one piece, which a browser opens in half the time that its modules take. */
async function bundleApp(): Promise<string> {
  const result = await build({
    root: join(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: APP, output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error('The page of the desk is not one bundle.');
  return result.output[0].code;
}
