import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { defaultLanguage, languageCodes } from '#src/config/languages.ts';
import {
  ownBundles,
  pageBundlePath,
  PICTURES_PATH,
  ROUTES_PATH,
} from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, itemsOf, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { formatProblems, type Problem } from '#src/content/read/problem.server.ts';
import { nameFile } from '#src/content/read/read-bundle.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { pageIds } from '#src/routing/routes.ts';
import { shareImagePath } from '#src/seo/share-image.ts';

/** A folder of `public` whose files are named by a bundle. */
type NamedFolder = {
  folder: string;
  /** The bundle that says which files there are. */
  bundle: string;
  /** Addresses of the files that a value of the bundle names. */
  list: (value: unknown, source: SiteSource) => string[];
};

const sources = join(import.meta.dirname, '..');
const idsOf = (value: unknown) => itemsOf(value).map((record) => idOf(record) ?? '');

/** The folders, those inside others first. */
const namedFolders: readonly NamedFolder[] = [
  {
    folder: '/brand/clients/',
    bundle: ownBundles.clients.path,
    list: (value) => idsOf(value).map((id) => `/brand/clients/${id}.svg`),
  },
  { folder: '/brand/', bundle: ownBundles.company.path, list: (_, source) => listLogos(source) },
  { folder: '/certificates/', bundle: ownBundles.caseStudies.path, list: listCertificates },
  { folder: '/drawings/', bundle: ownBundles.caseStudies.path, list: listDrawings },
  { folder: '/pictures/', bundle: PICTURES_PATH, list: listPictures },
  {
    folder: '/share/',
    bundle: ROUTES_PATH,
    list: () => languageCodes.flatMap((language) => pageIds.map((id) => shareImagePath(id, language))),
  },
];

/** Checks that bundles or code name every file in the folders of `public` that hold files for them. */
export function checkOrphans(source: SiteSource, publicFolder: string): Problem[] {
  return findOrphans(source, publicFolder)
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => {
      const bundle = namedFolders.find(({ folder }) => `/${file}`.startsWith(folder))?.bundle ?? '';
      const values = { place: nameFile(source.folder, `${SHARED_FOLDER}/${bundle}`) };
      return { file: `public/${file}`, path: '', code: 'file-unnamed', values, isWarning: true };
    });
}

/** The files that neither bundles nor code name, by their paths inside `public`. */
export function findOrphans(source: SiteSource, publicFolder: string): string[] {
  const files = namedFolders
    .filter(({ folder }) => existsSync(join(publicFolder, folder)))
    .flatMap(({ folder }) =>
      readdirSync(join(publicFolder, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => `/${relative(publicFolder, join(parentPath, name)).replaceAll(sep, '/')}`);
  const isNamed = nameByRules(source);
  const unnamed = [...new Set(files)].filter((address) => !isNamed(address));
  // Files have their names by rules; only the others are looked for in every text.
  const texts = unnamed.length === 0 ? [] : readTexts(source);
  return unnamed
    .filter((address) => !texts.some((text) => text.includes(address)))
    .map((address) => address.slice(1));
}

/** Returns whether the bundles name a file by the rule of its folder. */
function nameByRules(source: SiteSource): (address: string) => boolean {
  const rules = namedFolders.map(({ folder, bundle, list }) => {
    const facts = source.bundles.get(`${SHARED_FOLDER}/${bundle}`);
    return { folder, names: facts === undefined ? undefined : new Set(list(facts.value, source)) };
  });
  return (address) => {
    const names = rules.find(({ folder }) => address.startsWith(folder))?.names;
    // While the bundle cannot be read, nobody knows what it names.
    return names === undefined || names.has(address);
  };
}

function readTexts({ bundles }: SiteSource): string[] {
  const files = globSync('**/*.{ts,tsx,css,json}', { cwd: sources }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  return [
    ...[...bundles.values()].map(({ text }) => text),
    ...files.map((file) => readFileSync(join(sources, file), 'utf8')),
  ];
}

function listLogos({ bundles }: SiteSource): string[] {
  const logos = [SHARED_FOLDER, ...languageCodes]
    .map((folder) => valueOf(bundles.get(`${folder}/${ownBundles.company.path}`)?.value, 'logo'))
    .filter((logo) => typeof logo === 'string');
  return [...logos, 'mark'].flatMap((name) => [`/brand/${name}.svg`, `/brand/${name}-on-dark.svg`]);
}

function listCertificates(studies: unknown): string[] {
  return itemsOf(studies)
    .map((study) => valueOf(study, 'certificate'))
    .filter((file) => typeof file === 'string')
    .flatMap((file) => languageCodes.map((language) => `/certificates/${language}/${file}`));
}

/** Returns whether lists show a drawing of a case study: the languages say what is on it. */
function isDrawn({ bundles }: SiteSource, study: string): boolean {
  const texts = bundles.get(`${defaultLanguage}/${ownBundles.caseStudies.path}`)?.value;
  return valueAt(texts, [study, 'drawn']) !== undefined;
}

/** Returns whether the page of a case study opens with a drawing. */
function opensDrawn({ bundles }: SiteSource, study: string): boolean {
  const page = bundles.get(`${SHARED_FOLDER}/${pageBundlePath(`case-studies-${study}`)}`)?.value;
  return itemsOf(valueOf(page, 'sections')).some((section) => valueOf(section, 'drawing') !== undefined);
}

function listDrawings(studies: unknown, source: SiteSource): string[] {
  const coasts = ['coasts', 'coasts-press'].map((name) => `/drawings/${name}.svg`);
  return [...idsOf(studies).flatMap((id) => listDrawingsOf(source, id)), ...coasts];
}

/** Drawings of a case study: the sheet that lists show, and the two sizes that its page opens with. */
export function listDrawingsOf(source: SiteSource, study: string): string[] {
  const endings = [
    ...(isDrawn(source, study) ? [''] : []),
    ...(opensDrawn(source, study) ? ['-wide', '-narrow'] : []),
  ];
  return endings.map((ending) => `/drawings/${study}${ending}.svg`);
}

function listPictures(pictures: unknown): string[] {
  return Object.entries(isRecord(pictures) ? pictures : {}).flatMap(([name, facts]) => [
    `/pictures/${name}-thumb.webp`,
    ...itemsOf(valueOf(facts, 'widths')).flatMap((width) =>
      ['avif', 'webp', 'jpg'].map((ending) => `/pictures/${name}-${String(width)}.${ending}`),
    ),
  ]);
}

type Folders = { locales: string; publicFolder: string; folder: string };

/** Leaves files of `public` that nothing names out of the build, and reports them. */
export function withoutOrphans(): Plugin {
  return {
    name: 'without-orphans',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir: folder = '' }) {
      const { root, publicDir: publicFolder } = this.environment.config;
      const folders = { locales: join(root, 'locales'), publicFolder, folder };
      await removeOrphans(folders, (text) => this.warn(text));
    },
  };
}

/** Removes from a folder what was copied to it from `public` and nothing names. */
export async function removeOrphans(
  { locales, publicFolder, folder }: Folders,
  onOrphans: (text: string) => void,
) {
  const source = readSite(locales);
  const orphans = findOrphans(source, publicFolder);
  await Promise.all(orphans.map((file) => rm(join(folder, file), { force: true })));
  const problems = checkOrphans(source, publicFolder);
  if (problems.length > 0) onOrphans(formatProblems(problems));
}
