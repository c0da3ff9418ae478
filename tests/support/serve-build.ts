import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../server/serve-site.ts';

/** Serves the build in `dist/` while browser tests run; they find its address as their base. */
async function serveBuild(): Promise<() => Promise<void>> {
  const folder = fileURLToPath(new URL('../../dist', import.meta.url));
  const { url, close } = await serveSite({ folder, port: 0 });
  process.env['E2E_URL'] = url;
  return close;
}

// The test runner takes a default export only.
export default serveBuild;
