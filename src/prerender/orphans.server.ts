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
  /** The bundle that names the files. */
  bundle: string;
  /** Returns the addresses of the files that the bundle's value names. */
  list: (value: unknown, source: SiteSource) => string[];
};

const sources = join(import.meta.dirname, '..');
const idsOf = (value: unknown) => itemsOf(value).map((record) => idOf(record) ?? '');

/** Nested folders come before their parents. */
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

/** Reports files in those folders of `public` that neither bundles nor code refer to. */
export function checkOrphans(source: SiteSource, publicFolder: string): Problem[] {
  return findOrphans(source, publicFolder)
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => {
      const bundle = namedFolders.find(({ folder }) => `/${file}`.startsWith(folder))?.bundle ?? '';
      const values = { place: nameFile(source.folder, `${SHARED_FOLDER}/${bundle}`) };
      return { file: `public/${file}`, path: '', code: 'file-unnamed', values, isWarning: true };
    });
}

/** Returns the paths inside `public` of files that neither bundles nor code refer to. */
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
  // Most files follow the naming rules; search only the remaining ones in all texts.
  const texts = unnamed.length === 0 ? [] : readTexts(source);
  return unnamed
    .filter((address) => !texts.some((text) => text.includes(address)))
    .map((address) => address.slice(1));
}

/** Returns a predicate: whether the bundles name a file by the rule of its folder. */
function nameByRules(source: SiteSource): (address: string) => boolean {
  const rules = namedFolders.map(({ folder, bundle, list }) => {
    const facts = source.bundles.get(`${SHARED_FOLDER}/${bundle}`);
    return { folder, names: facts === undefined ? undefined : new Set(list(facts.value, source)) };
  });
  return (address) => {
    const names = rules.find(({ folder }) => address.startsWith(folder))?.names;
    // While the bundle is unreadable, its names are unknown.
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

/** Returns whether lists show a drawing of a case study: then its texts describe the drawing. */
function isDrawn({ bundles }: SiteSource, study: string): boolean {
  const texts = bundles.get(`${defaultLanguage}/${ownBundles.caseStudies.path}`)?.value;
  return valueAt(texts, [study, 'drawn']) !== undefined;
}

/** Returns whether the page of a case study starts with a drawing. */
function opensDrawn({ bundles }: SiteSource, study: string): boolean {
  const page = bundles.get(`${SHARED_FOLDER}/${pageBundlePath(`case-studies-${study}`)}`)?.value;
  return itemsOf(valueOf(page, 'sections')).some((section) => valueOf(section, 'drawing') !== undefined);
}

function listDrawings(studies: unknown, source: SiteSource): string[] {
  const coasts = ['coasts', 'coasts-press'].map((name) => `/drawings/${name}.svg`);
  return [...idsOf(studies).flatMap((id) => listDrawingsOf(source, id)), ...coasts];
}

/** Returns the drawings of a case study: the one in lists, and the wide and narrow ones at the start of its page. */
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

/** Removes unreferenced files of `public` from the build, and reports them. */
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

/** Removes files copied from `public` that nothing refers to. */
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
