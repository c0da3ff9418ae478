// Prints the performance certificates of the case studies to public/certificates/<language>/<name>.pdf:
//   node scripts/certificates.ts [file.pdf …]
// Run it after changing a certified case study, the words of the certificates or the brand.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { type Certificate, readCertificates } from './certificates/read-certificates.ts';
import { stampDocument } from './certificates/stamp-document.ts';
import { writeCertificate } from './certificates/write-certificate.ts';
import { browserFlags, requireBrowser } from './find-browser.ts';
import { fingerprint } from './fingerprint.ts';
import { exitWithError } from './exit-with-error.ts';

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'public');
/** Origin of the project files in the browser; requests are intercepted and never leave the machine. */
const HOST = 'http://certificates.localhost';

const FONT = 'font/woff2';
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.woff2': FONT,
};

/** Subsets a font to the letters of a document, without hinting. */
async function cutFont(face: Buffer, letters: string): Promise<Buffer> {
  return Buffer.from(await subsetFont(face, letters, { targetFormat: 'woff2', noHinting: true }));
}

/** Serves the browser's requests from the project folder. */
async function serveFiles(page: Page, document: () => string) {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: document() });
    const contentType = types[extname(pathname)] ?? 'application/octet-stream';
    const file = await readFile(join(ROOT, pathname));
    return route.fulfill({
      contentType,
      body: contentType === FONT ? await cutFont(file, document()) : file,
    });
  });
}

async function printCertificates(page: Page, certificates: readonly Certificate[]) {
  let current = '';
  await serveFiles(page, () => current);
  for (const certificate of certificates) {
    current = writeCertificate(certificate);
    await page.goto(HOST, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const printed = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const file = join(PUBLIC, 'certificates', certificate.language, certificate.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      await stampDocument(printed, fingerprint(current, PUBLIC), certificate.study.updatedAt),
    );
  }
}

/** Returns the certificates with these file names, or all. */
function listCertificates(names: readonly string[]): Certificate[] {
  const certificates = readCertificates(join(ROOT, 'locales'));
  const unknown = names.filter((name) => !certificates.some(({ file }) => file === name));
  if (unknown.length > 0) exitWithError(`No case study names ${unknown.join(', ')}.`);
  return certificates.filter(({ file }) => names.length === 0 || names.includes(file));
}

const executablePath = requireBrowser();
const certificates = listCertificates(process.argv.slice(2));
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  await printCertificates(await browser.newPage(), certificates);
} finally {
  await browser.close();
}
