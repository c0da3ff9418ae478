import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDraft, type Language, releasedLanguages } from '#src/config/languages.ts';
import { nameThing } from '#src/content/check/described-bundle.server.ts';
import { fillDrafts } from '#src/content/check/load-site.server.ts';
import { ownBundles, pageBundlePath, PICTURES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, isRecord, itemsOf, type JsonPath, valueOf } from '#src/content/describe/json-value.server.ts';
import { joinSite } from '#src/content/join/join-site.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Phrase } from '#src/content/read/words.server.ts';
import { isStudyPage, pageIds } from '#src/routing/routes.ts';
import { shareImagePath } from '#src/seo/share-image.ts';
import { listDrawingsOf } from '#src/prerender/orphans.server.ts';
import { joinCertificates } from '../certificates/read-certificates.ts';
import { writeCertificate } from '../certificates/write-certificate.ts';
import { fingerprint } from '../fingerprint.ts';
import { iconNames, listIcons } from '../icons/write-icons.ts';
import { listCards, writeCard } from '../share-images/write-card.ts';

/** A file that the site shows, and the place in the bundles that names it. */
type NamedFile = {
  thing: 'logo' | 'icon' | 'drawing' | 'picture' | 'certificate' | 'share';
  /** Path in `public`. */
  file: string;
  bundle: string;
  path: JsonPath;
  /** How to create it. */
  remedy: Phrase;
};

const run = (command: string): Phrase => ({ phrase: 'run', values: { command } });

/** Checks that files named by the bundles exist in `public`. */
export function checkFiles(source: SiteSource, publicFolder: string): Problem[] {
  const files = [
    ...listLogos(source),
    ...listStudyFiles(source),
    ...listPictures(source),
    ...listShareImages(),
    ...iconNames.map(iconFile),
  ];
  return files
    .filter(({ file }) => !existsSync(join(publicFolder, file)))
    .flatMap((file) => explain(source, file, 'file-named-missing'));
}

/** Checks that icons, certificates and share images match the current logos and texts. Requires valid bundles. */
export function checkGeneratedFiles(source: SiteSource, publicFolder: string): Problem[] {
  const certificates = joinCertificates(source).map((certificate) => ({
    ...certificateFile(source, certificate.language, certificate.study.id, certificate.file),
    // PDF metadata is stored as UTF-16 in hexadecimal digits.
    mark: Buffer.from(fingerprint(writeCertificate(certificate), publicFolder), 'utf16le')
      .swap16()
      .toString('hex')
      .toUpperCase(),
  }));
  const shares = listCards(joinSite(fillDrafts(source)))
    .filter(({ language }) => !isDraft(language))
    .map((card) => ({
      ...shareFile(card.language, card.id),
      mark: fingerprint(writeCard(card), publicFolder),
    }));
  const icons = listIcons(publicFolder).map(({ file, mark }) => ({ ...iconFile(file), mark }));
  return [...icons, ...certificates, ...shares]
    .filter(({ file, mark }) => !readFileSync(join(publicFolder, file)).includes(mark))
    .flatMap((file) => explain(source, file, 'file-named-outdated'))
    .map((problem) => ({ ...problem, isWarning: true }));
}

function explain(
  { bundles }: SiteSource,
  { thing, file, bundle: name, path, remedy }: NamedFile,
  code: 'file-named-missing' | 'file-named-outdated',
): Problem[] {
  const bundle = bundles.get(name);
  const values = { thing: nameThing(thing), file: `public${file}`, remedy };
  return bundle === undefined ? [] : [locateProblem(bundle, path, { code, values })];
}

function recordsOf({ bundles }: SiteSource, path: string) {
  const name = `${SHARED_FOLDER}/${path}`;
  return itemsOf(bundles.get(name)?.value).map((record, index) => ({
    record,
    index,
    id: idOf(record) ?? '',
    name,
  }));
}

function listLogos(source: SiteSource): NamedFile[] {
  const clients = recordsOf(source, ownBundles.clients.path).map(({ id, index, name }): NamedFile => {
    const file = `/brand/clients/${id}.svg`;
    return {
      thing: 'logo',
      file,
      bundle: name,
      path: [index],
      remedy: { phrase: 'add-logo', values: { file: `public${file}` } },
    };
  });
  const companies = [SHARED_FOLDER, ...releasedLanguages].flatMap((folder) => {
    const bundle = `${folder}/${ownBundles.company.path}`;
    const logo = valueOf(source.bundles.get(bundle)?.value, 'logo');
    return typeof logo !== 'string'
      ? []
      : ['.svg', '-on-dark.svg'].map((ending): NamedFile => {
          const file = `/brand/${logo}${ending}`;
          return {
            thing: 'logo',
            file,
            bundle,
            path: ['logo'],
            remedy: { phrase: 'add-file', values: { file: `public${file}` } },
          };
        });
  });
  return [...clients, ...companies];
}

function listStudyFiles(source: SiteSource): NamedFile[] {
  return recordsOf(source, ownBundles.caseStudies.path).flatMap(
    ({ record, id, index, name }): NamedFile[] => {
      const certificate = valueOf(record, 'certificate');
      return [
        ...listDrawingsOf(source, id).map((file): NamedFile => {
          const remedy: Phrase = { phrase: 'add-file', values: { file: `public${file}` } };
          return { thing: 'drawing', file, bundle: name, path: [index], remedy };
        }),
        ...(typeof certificate === 'string'
          ? releasedLanguages.map((language) => certificateFile(source, language, id, certificate))
          : []),
      ];
    },
  );
}

function certificateFile(source: SiteSource, language: Language, study: string, file: string): NamedFile {
  const index = recordsOf(source, ownBundles.caseStudies.path).findIndex(({ id }) => id === study);
  return {
    thing: 'certificate',
    file: `/certificates/${language}/${file}`,
    bundle: `${SHARED_FOLDER}/${ownBundles.caseStudies.path}`,
    path: [index, 'certificate'],
    remedy: run(`npm run certificates ${file}`),
  };
}

function listPictures({ bundles }: SiteSource): NamedFile[] {
  const bundle = `${SHARED_FOLDER}/${PICTURES_PATH}`;
  const pictures = bundles.get(bundle)?.value;
  return Object.entries(isRecord(pictures) ? pictures : {}).flatMap(([picture, facts]) => {
    const sizes = itemsOf(valueOf(facts, 'widths')).flatMap((width) =>
      ['avif', 'webp'].map((ending) => `${String(width)}.${ending}`),
    );
    return ['thumb.webp', ...sizes].map((ending): NamedFile => ({
      thing: 'picture',
      file: `/pictures/${picture}-${ending}`,
      bundle,
      path: [picture],
      remedy: run('npx node scripts/pictures/encode.ts'),
    }));
  });
}

function iconFile(name: string): NamedFile {
  return {
    thing: 'icon',
    file: `/${name}`,
    bundle: `${SHARED_FOLDER}/${ownBundles.company.path}`,
    path: ['logo'],
    remedy: run('npm run brand'),
  };
}

function listShareImages(): NamedFile[] {
  return releasedLanguages.flatMap((language) => pageIds.map((id) => shareFile(language, id)));
}

function shareFile(language: Language, id: (typeof pageIds)[number]): NamedFile {
  return {
    thing: 'share',
    file: shareImagePath(id, language),
    bundle: `${isStudyPage(id) ? SHARED_FOLDER : language}/${pageBundlePath(id)}`,
    path: isStudyPage(id) ? ['study'] : ['name'],
    remedy: run(`npm run share-images ${id}`),
  };
}
