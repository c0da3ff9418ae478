import { join } from 'node:path';
import { build } from 'vite';

/** Entry module of the desk page. */
const APP = 'scripts/desk/app/start.tsx';

/** Returns a function that bundles the desk page once and retries after a failure. */
export function bundleOnce(): () => Promise<string> {
  let app: Promise<string> | undefined;
  return () =>
    (app ??= bundleApp().catch((error: unknown) => {
      app = undefined;
      throw error;
    }));
}

/** Bundles the desk page into one script, which loads in half the time of its modules. */
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
