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
  /** Sentences about what is malformed. */
  faults: string[];
  /** Claims neither changed nor confirmed. */
  open: FoundPromise[];
  /** Everything that only the owner can confirm. */
  all: FoundPromise[];
};

/** Kinds that the record of samples leaves out: their own value shows whether they are open. */
const kindsWithoutSample: readonly PromiseKind[] = ['setting', 'address', 'mark'];

const digestsOf = ({ texts }: FoundPromise) => [...new Set(texts.map(({ hash }) => hash))].toSorted();

/** Places and digests of all samples, for the record. */
export function describeSamples(all: readonly FoundPromise[]): Samples {
  return Object.fromEntries(
    all
      .filter(({ kind }) => !kindsWithoutSample.includes(kind))
      .map((found): [string, string] => [placeOf(found), digestsOf(found).join(' ')])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Settings without which something of the site is missing or wrong. */
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

/** The largest file of each picture. */
function listPictures({ bundles }: SiteSource): string[] {
  const list = pictures.safeParse(bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value).data ?? {};
  return Object.entries(list).map(
    ([name, { widths }]) => `public/pictures/${name}-${Math.max(...widths)}.webp`,
  );
}

/** Files that the owner replaces. */
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

/** Sample claims left in a value. A renamed record counts as the sample's while most of it is unchanged. */
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

/** Sample content left, at the line of its first text; `undefined` once all of it is changed. */
function findOpen(samples: Samples, found: FoundPromise): FoundPromise[] {
  if (kindsWithoutSample.includes(found.kind)) return [found];
  const [first] = findSampleTexts(samples, found);
  return first === undefined ? [] : [{ ...found, line: first.line }];
}

/** Kinds that follow from their record: they are listed only once the record itself is settled. */
const followers: readonly PromiseKind[] = ['address', 'mark'];

/** Places without those that another open place of their record answers, in any language. */
function dropAnswered(open: readonly FoundPromise[]): FoundPromise[] {
  const leading = open
    .filter(({ kind }) => !followers.includes(kind))
    .map((found) => inEveryLanguage(placeOf(found)));
  return open.filter(
    (found) => !followers.includes(found.kind) || !leading.some((place) => covers({ place }, placeOf(found))),
  );
}

/** Files that are missing, named by nothing, or older than the logos and texts that they show. */
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

/** Reads settings, bundles and files of a project, and says what of them waits for the owner. */
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
  // Confirmed content is no sample: its mark has to go.
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
