import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '#src/config/base-path.ts';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { Site } from '#src/config/site.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { writeLlms } from '#src/seo/llms.server.ts';
import { manifestPath, writeManifest } from '#src/seo/manifest.server.ts';
import { writeRobots, writeSitemap } from '#src/seo/sitemap.server.ts';
import { writeHostFiles } from './write-host-files.server.ts';
import { colors } from '#src/theme/tokens.ts';

type BesideContent = {
  publicFolder: string;
  /** Licenses of all packages in the site. */
  thirdParty: string;
};

/** Writes the files other than documents: for search engines, devices and hosts. */
export async function writeCompanionFiles(
  folder: string,
  content: SiteContent,
  site: Site,
  { publicFolder, thirdParty }: BesideContent,
) {
  const base = basePathOf(site.origin);
  const manifests = languageCodes.map((language): [string, string] => [
    manifestPath(language),
    writeManifest({ language, base, shell: content[language].shell, colors }),
  ]);
  const files = [
    ['/sitemap.xml', writeSitemap(content, site.origin)],
    ['/robots.txt', writeRobots(site)],
    ['/llms.txt', writeLlms(content, site.origin)],
    ['/THIRD_PARTY.txt', thirdParty],
    ...manifests,
  ] satisfies [string, string][];
  await Promise.all(files.map(([address, text]) => writeFile(path.join(folder, address), text)));
  const patterns = [...(await listPublicPatterns(publicFolder)), ...files.map(([address]) => address)];
  await writeHostFiles(folder, site, patterns);
}

/** Patterns of static files for host rules: `/favicon.ico`, `/pictures/*`. */
async function listPublicPatterns(publicFolder: string): Promise<string[]> {
  const entries = await readdir(publicFolder, { withFileTypes: true });
  return entries
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .filter((pattern) => !pattern.startsWith(HASHED_FOLDER));
}
