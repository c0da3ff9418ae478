import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A folder like a build, and a function that removes it. */
export type SampleSite = { folder: string; remove: () => Promise<void> };

/** Files of the sample with their texts; compressible ones get compressed twins. */
const files = {
  'index.html': '<title>Home</title>',
  'about.html': '<title>About</title>',
  'services.html': '<title>Services</title>',
  'services/sla.html': '<title>SLA</title>',
  '404.html': '<title>Not found</title>',
  'ar.html': '<title>الرئيسية</title>',
  'ar/about.html': '<title>عن الشركة</title>',
  'ar/404.html': '<title>غير موجودة</title>',
  'assets/client-1a2b.js': 'export const answer = 42;',
  'robots.txt': 'User-agent: *',
  'llms.txt': '# الموقع',
  'pictures/hero.avif': 'picture',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'certificates/site.pdf': '0123456789',
  '.well-known/security.txt': 'Contact: mailto:security@example.org',
  '.vite/manifest.json': '{}',
  _headers: '/*',
  _redirects: '/a /b',
};

/** Writes a small built site into a temporary folder, next to a file that no request may reach. */
export async function writeSampleSite(): Promise<SampleSite> {
  const parent = await mkdtemp(join(tmpdir(), 'sample-site-'));
  const folder = join(parent, 'dist');
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (!/\.(html|js|txt)$/.test(name)) continue;
    await writeFile(`${path}.br`, brotliCompressSync(text));
    await writeFile(`${path}.gz`, gzipSync(text));
  }
  await writeFile(join(parent, 'secret.txt'), 'secret');
  return { folder, remove: () => rm(parent, { recursive: true }) };
}
