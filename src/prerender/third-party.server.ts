import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** Packages that contribute to the built files without being a module of a script. */
const bundledPackages = [
  '@fontsource-variable/ibm-plex-sans',
  '@fontsource/ibm-plex-sans-arabic',
  '@iconify-json/fa6-brands',
  '@iconify-json/lucide',
  '@chakra-ui/react',
  'world-atlas',
];
/** License texts in `docs/licences`, for packages that do not include theirs. */
const ownTexts: Readonly<Record<string, string>> = {
  '@iconify-json/fa6-brands': 'font-awesome-brands.txt',
  '@iconify-json/lucide': 'lucide.txt',
};
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i;
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const RULE = '-'.repeat(80);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  homepage: z.string().optional(),
});

function findPackage(name: string): string {
  const [folder = ''] =
    PACKAGE_FOLDER.exec(require.resolve(`${name}/package.json`).replaceAll('\\', '/')) ?? [];
  return folder;
}

function readLicence(root: string, folder: string, name: string): string | undefined {
  const own = ownTexts[name];
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  if (own !== undefined) return readFileSync(path.join(root, 'docs', 'licences', own), 'utf8');
  return file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8');
}

function describePackage(root: string, folder: string): string {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license = 'no licence named', homepage } = manifest.parse(JSON.parse(text));
  const licence = readLicence(root, folder, name) ?? `The package names its licence and has no text of it.`;
  const heading = [`${name} ${version}`, license, homepage].filter((part) => part !== undefined).join('\n');
  return `${RULE}\n${heading}\n\n${licence.trim()}\n`;
}

/**
 * Returns the licenses of all packages in the built site, fonts and icons included.
 * @param chunks browser scripts with the paths of their modules
 */
export function writeThirdParty(
  root: string,
  chunks: readonly Pick<Rolldown.OutputChunk, 'moduleIds'>[],
): string {
  const inScripts = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => PACKAGE_FOLDER.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0] ?? []);
  const folders = [...new Set([...inScripts, ...bundledPackages.map(findPackage)])];
  const parts = folders.map((folder) => describePackage(root, folder)).toSorted();
  return `This site contains the work of others, under the licences below. The fonts are cut to the letters of the site and\ncarry another name in it.\n\n${parts.join('\n')}`;
}
