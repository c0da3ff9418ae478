import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '#src/config/languages.ts';
import { readSettings } from '#src/config/read-settings.server.ts';
import type { Environment, SettingName } from '#src/config/site-settings.server.ts';
import type { Site } from '#src/config/site.ts';
import { checkOrphans } from '#src/prerender/orphans.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import { ownBundles, PICTURES_PATH, pictures } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { listContrastFaults } from './contrast.ts';
import { locateSetting } from './locate-setting.ts';
import { colors } from '#src/theme/tokens.ts';
import { CONFIRMATION_FILE, covers, inEveryLanguage, readConfirmations } from './confirmations.ts';
import { describeFile, findPromises, type FoundPromise, placeOf, type PromiseText } from './find-promises.ts';
import { checkFiles, checkGeneratedFiles } from '../locales/check-files.ts';
import type { Samples } from './is-sample.ts';
import { listProcessorFaults } from './processor-faults.ts';
import { PLACEHOLDER_CONTACT, type PromiseKind } from './promise-rules.ts';

/** Open points before the launch. */
export type LaunchList = {
  /** Messages about malformed or wrong content. */
  faults: string[];
  /** Places that are neither changed nor confirmed. */
  open: FoundPromise[];
  /** Everything that only the owner can confirm. */
  all: FoundPromise[];
};

/** Kinds without recorded samples: their value alone shows whether they are open. */
const kindsWithoutSample: readonly PromiseKind[] = ['setting', 'address', 'mark'];

const digestsOf = ({ texts }: FoundPromise) => [...new Set(texts.map(({ hash }) => hash))].toSorted();

/** Returns the digests of all samples by place. */
export function describeSamples(all: readonly FoundPromise[]): Samples {
  return Object.fromEntries(
    all
      .filter(({ kind }) => !kindsWithoutSample.includes(kind))
      .map((found): [string, string] => [placeOf(found), digestsOf(found).join(' ')])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Finds settings that are missing or have a placeholder. */
function findOpenSettings(project: string, site: Site): FoundPromise[] {
  const names: SettingName[] = [
    ...(PLACEHOLDER_CONTACT.test(site.origin) || !site.origin.startsWith('https:')
      ? (['SITE_ORIGIN'] as const)
      : []),
    ...(site.indexing ? [] : (['SITE_INDEXING'] as const)),
    ...(site.email.kind === 'mailbox'
      ? (['SITE_EMAILJS_PUBLIC_KEY', 'SITE_EMAILJS_SERVICE_ID'] as const)
      : []),
    ...(site.analyticsId === undefined ? (['SITE_ANALYTICS_ID'] as const) : []),
    ...(site.support === undefined ? (['SITE_SUPPORT_SCRIPT'] as const) : []),
  ];
  return names.map((name) => {
    const { file, line } = locateSetting(project, name);
    return { kind: 'setting', file, line, path: name, texts: [] };
  });
}

function listBrandFiles({ bundles }: SiteSource): string[] {
  const logos = [SHARED_FOLDER, ...languageCodes]
    .map((folder) => valueOf(bundles.get(`${folder}/${ownBundles.company.path}`)?.value, 'logo'))
    .filter((logo) => typeof logo === 'string');
  return [...new Set([...logos, 'mark'])].flatMap((name) => [`${name}.svg`, `${name}-on-dark.svg`]);
}

/** Returns the largest file of each picture. */
function listPictures({ bundles }: SiteSource): string[] {
  const list = pictures.safeParse(bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value).data ?? {};
  return Object.entries(list).map(
    ([name, { widths }]) => `public/pictures/${name}-${Math.max(...widths)}.webp`,
  );
}

/** Finds the files that the owner must replace. */
function findFiles(project: string, source: SiteSource): FoundPromise[] {
  const clients = itemsOf(source.bundles.get(`${SHARED_FOLDER}/${ownBundles.clients.path}`)?.value);
  const files: [PromiseKind, string][] = [
    ['licence', 'LICENSE'],
    ...listBrandFiles(source).map((name): [PromiseKind, string] => ['brand', `public/brand/${name}`]),
    ...clients.map((client): [PromiseKind, string] => [
      'client',
      `public/brand/clients/${idOf(client) ?? ''}.svg`,
    ]),
    ...listPictures(source).map((file): [PromiseKind, string] => ['picture', file]),
  ];
  return files
    .filter(([, file]) => existsSync(join(project, file)))
    .map(([kind, file]) => describeFile(project, file, kind));
}

/** Returns the unchanged sample texts of a place. A renamed record is a sample if most of its texts are unchanged. */
function findSampleTexts(samples: Samples, found: FoundPromise): readonly PromiseText[] {
  const known = samples[placeOf(found)];
  const ofFile = () =>
    Object.entries(samples).flatMap(([place, digests]) =>
      place.startsWith(`${found.file}:`) ? [digests] : [],
    );
  const digests = new Set((known ?? ofFile().join(' ')).split(' '));
  const left = found.texts.filter(({ hash }) => digests.has(hash));
  return known !== undefined || left.length * 2 > found.texts.length ? left : [];
}

/** Returns the place at the line of its first sample text; empty if all are changed. */
function findOpen(samples: Samples, found: FoundPromise): FoundPromise[] {
  if (kindsWithoutSample.includes(found.kind)) return [found];
  const [first] = findSampleTexts(samples, found);
  return first === undefined ? [] : [{ ...found, line: first.line }];
}

/** Kinds that depend on their record: listed only after the record itself is resolved. */
const followers: readonly PromiseKind[] = ['address', 'mark'];

/** Drops places that depend on another open place of their record, in any language. */
function dropAnswered(open: readonly FoundPromise[]): FoundPromise[] {
  const leading = open
    .filter(({ kind }) => !followers.includes(kind))
    .map((found) => inEveryLanguage(placeOf(found)));
  return open.filter(
    (found) => !followers.includes(found.kind) || !leading.some((place) => covers({ place }, placeOf(found))),
  );
}

/** Reports files that are missing, unused, or older than their logos and texts. */
function listFileFaults(project: string, source: SiteSource): string[] {
  const folder = join(project, 'public');
  const missing = checkFiles(source, folder);
  if (missing.length > 0) return [formatProblems(missing)];
  const orphans = checkOrphans(source, folder);
  const count = checkGeneratedFiles(source, folder).length;
  return [
    ...(orphans.length === 0 ? [] : [formatProblems(orphans)]),
    ...(count === 0
      ? []
      : [
          `${count} icons, share pictures or certificates show other logos or texts than these: npm run brand`,
        ]),
  ];
}

/** Reads settings, bundles and files of a project and returns its open points. */
export function listLaunch(project: string, environment: Environment, samples: Samples): LaunchList {
  const settings = readSettings(project, environment);
  const source = readSite(join(project, 'locales'));
  const errors = [...source.problems, ...checkSite(source)].filter(({ isWarning }) => isWarning !== true);
  const all = [
    ...('site' in settings ? findOpenSettings(project, settings.site) : []),
    ...findFiles(project, source),
    ...findPromises(source),
  ];
  const file = join(project, CONFIRMATION_FILE);
  const { confirmations, faults } = existsSync(file)
    ? readConfirmations(readFileSync(file, 'utf8'), all.map(placeOf))
    : { confirmations: [], faults: [] };
  // A confirmed record is not a sample, so its mark must be removed.
  const isConfirmed = (found: FoundPromise) =>
    found.kind !== 'mark' && confirmations.some((each) => covers(each, placeOf(found)));
  return {
    faults: [
      ...('faults' in settings ? settings.faults : listProcessorFaults(source, settings.site, samples)),
      ...faults,
      ...listContrastFaults(colors),
      ...(errors.length > 0 ? [formatProblems(errors)] : listFileFaults(project, source)),
    ],
    open: dropAnswered(
      all.filter((found) => !isConfirmed(found)).flatMap((found) => findOpen(samples, found)),
    ),
    all,
  };
}
