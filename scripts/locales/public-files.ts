import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, valueOf } from '#src/content/describe/json-value.server.ts';
import { caseStudies, clients } from '#src/content/describe/records.server.ts';
import { languageCodes } from '#src/config/languages.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { Subject } from './find-mentions.ts';

/** Lists files in `public` named after an entry, with their names under another id. */
export function pairFiles({ kind, id, page }: Subject, next: string): { from: string; to: string }[] {
  const drawings =
    kind.list === caseStudies ? ['drawings/{}.svg', 'drawings/{}-wide.svg', 'drawings/{}-narrow.svg'] : [];
  const own = kind.list === clients ? ['brand/clients/{}.svg'] : drawings;
  const shares = page === undefined ? [] : languageCodes.map((language) => `share/${language}/{}.jpg`);
  return [
    ...own.map((file) => ({ from: file.replace('{}', id), to: file.replace('{}', next) })),
    ...shares.map((file) => ({
      from: file.replace('{}', page ?? ''),
      to: file.replace('{}', kind.pageId?.(next) ?? ''),
    })),
  ];
}

/** Lists files in `public` that belong to one entry only. */
export function listFiles({ bundles }: SiteSource, subject: Subject): string[] {
  const records = itemsOf(bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`)?.value);
  const named = subject.kind.list === caseStudies ? records.filter((each) => idOf(each) === subject.id) : [];
  const certificates = named
    .map((record) => valueOf(record, 'certificate'))
    .filter((file) => typeof file === 'string')
    .flatMap((file) => languageCodes.map((language) => `certificates/${language}/${file}`));
  return [...pairFiles(subject, subject.id).map(({ from }) => from), ...certificates];
}
