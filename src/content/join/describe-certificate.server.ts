import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '#src/config/languages.ts';
import type { Certificate } from '#src/i18n/field-value.server.ts';

const BYTES_PER_KB = 1000;
const publicFolder = join(import.meta.dirname, '..', '..', '..', 'public');

/**
 * A performance certificate as a page offers it: address and size, in the default language where the language has no
 * file of its own.
 * @throws Error when neither has the file in `public/certificates/<language>`
 */
export function describeCertificate(file: string, language: Language): Certificate {
  const addresses = [language, defaultLanguage].map((code) => `/certificates/${code}/${file}`);
  const path = addresses.find((address) => existsSync(join(publicFolder, address)));
  if (path === undefined) {
    throw new Error(`public${addresses[0]} is missing. Make the certificates first: npm run certificates`);
  }
  const kilobytes = Math.ceil(statSync(join(publicFolder, path)).size / BYTES_PER_KB);
  const format = new Intl.NumberFormat(languages[language].intl, { style: 'unit', unit: 'kilobyte' });
  return { path, size: format.format(kilobytes) };
}
