import { type Language, languageCodes, languages } from '#src/config/languages.ts';
import { bundlePaths, PICTURES_PATH } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import type { Company } from '#src/content/content-types.ts';
import { findPicture } from '#src/content/read/find-picture.server.ts';
import { joinBundle } from '#src/content/join/join-bundles.server.ts';
import { isRecord } from '#src/content/describe/json-value.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { readSite, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { caseStudies, certificate, clients, company } from '#src/content/describe/records.server.ts';
import type { Field, Value } from '#src/i18n/fields.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateLeftToRight } from '#src/i18n/isolate-runs.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';

type Study = Value<typeof caseStudies>[number];

/** The bundles that certificates are made from. */
const bundles = ['company', 'certificate', 'clients', 'caseStudies'] as const;

/** A label and what stands beside it. */
export type Entry = { label: string; value: string };

/** What a performance certificate says, in one language. */
export type Certificate = {
  language: Language;
  /** Name of the file in `public/certificates/<language>`. */
  file: string;
  words: Value<typeof certificate>;
  company: Company;
  study: Study;
  /** File name of the picture without width and ending. */
  picture: string;
  number: string;
  client: string;
  /** The power that the site generates, as the language writes it, and its unit. */
  capacity: { value: string; unit: string };
  results: Entry[];
  /** Date of issue, in words. */
  date: string;
};

/**
 * Certificates of all case studies that name one, in every language.
 * @throws Error when a bundle that they are made from is not valid
 */
export function readCertificates(folder: string): Certificate[] {
  const source = readSite(folder);
  const problems = [...source.problems, ...checkSite(source)].filter(({ file }) =>
    bundles.some((name) => file.endsWith(bundlePaths[name])),
  );
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return languageCodes.flatMap((language) => {
    const studies = joinRecords(source, language, 'caseStudies', caseStudies);
    return studies.flatMap((study) =>
      study.certificate === undefined ? [] : [makeCertificate(source, language, study, study.certificate)],
    );
  });
}

function joinRecords<F extends Field>(
  source: SiteSource,
  language: Language,
  name: (typeof bundles)[number],
  field: F,
): Value<F> {
  const path = bundlePaths[name];
  const facts = source.bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
  const context = { language, company: companyValuesOf(source, language) };
  return joinBundle(field, facts, source.bundles.get(`${language}/${path}`)?.value, context);
}

function makeCertificate(source: SiteSource, language: Language, study: Study, file: string): Certificate {
  const words = joinRecords(source, language, 'certificate', certificate);
  const client = joinRecords(source, language, 'clients', clients).find(({ id }) => id === study.client);
  const pictures = source.bundles.get(`${SHARED_FOLDER}/${PICTURES_PATH}`)?.value;
  const names = isRecord(pictures) ? Object.keys(pictures) : [];
  const picture = findPicture(names, study.picture, languages[language].direction === 'rtl');
  if (client === undefined || picture === undefined) {
    throw new Error(`The case study "${study.id}" names a client or a picture that does not exist.`);
  }
  return {
    language,
    file,
    words,
    company: joinRecords(source, language, 'company', company),
    study,
    picture,
    number: isolateLeftToRight(numberCertificate(study)),
    client: client.name,
    capacity: { value: formatNumber(language, study.figure), unit: study.unit },
    results: listResults(study, words.monitoring),
    date: writeDate(language, study.updatedAt),
  };
}

/** The number that a certificate keeps for good: year of issue and end of the study's lasting id. */
function numberCertificate({ uuid, updatedAt }: Study): string {
  return `PC-${updatedAt.slice(0, 4)}-${uuid.slice(-6).toUpperCase()}`;
}

/** Results of the study; every certified site is monitored, also where the study does not say so. */
function listResults({ results }: Study, monitoring: Entry): Entry[] {
  return results.some(({ value }) => value === monitoring.value) ? results : [...results, monitoring];
}

function writeDate(language: Language, date: string): string {
  const format = new Intl.DateTimeFormat(languages[language].intl, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
