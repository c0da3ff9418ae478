import { type Language, releasedLanguages } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkSite } from '#src/content/check/check-site.server.ts';
import type { CaseStudy, Company } from '#src/content/content-types.ts';
import type { JoinContext } from '#src/content/join/join-bundles.server.ts';
import { createJoinContext, joinFile } from '#src/content/join/join-context.server.ts';
import { formatProblems } from '#src/content/read/problem.server.ts';
import { numberCertificate, writePeriod } from '#src/content/certificate-facts.ts';
import { readSite, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { certificate } from '#src/content/describe/study-words.server.ts';
import type { Value } from '#src/i18n/field-value.server.ts';
import { formatPeriod } from '#src/i18n/format-time.ts';
import { isolateLeftToRight } from '#src/i18n/isolate-runs.ts';

/** Bundles with the content of certificates. */
const bundles = ['company', 'certificate', 'clients', 'caseStudies'] as const;

/** A label and its value. */
export type Entry = { label: string; value: string };

/** Content of a performance certificate in one language. */
export type Certificate = {
  language: Language;
  /** File name in `public/certificates/<language>`. */
  file: string;
  words: Value<typeof certificate>;
  company: Company;
  study: CaseStudy;
  /** Base name of the picture, without width and extension. */
  picture: string;
  number: string;
  client: string;
  /** Power of the site, formatted for the language, and its unit. */
  capacity: { value: string; unit: string };
  results: Entry[];
  /** Date of issue, formatted. */
  date: string;
  /** Period from handover to the date of issue, formatted. */
  period: string | undefined;
};

/**
 * Reads the certificates of all case studies that have one, in every language.
 * @throws Error if one of the bundles is invalid
 */
export function readCertificates(folder: string): Certificate[] {
  const source = readSite(folder);
  const problems = [...source.problems, ...checkSite(source)].filter(
    ({ file, isWarning }) =>
      isWarning !== true && bundles.some((name) => file.endsWith(ownBundles[name].path)),
  );
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return joinCertificates(source);
}

/** Returns the certificates of all case studies that have one, in every language, from valid bundles. */
export function joinCertificates(source: SiteSource): Certificate[] {
  return releasedLanguages.flatMap((language) => {
    // New certificates have no file yet, so its size is left empty.
    const context = createJoinContext(source, language, (file) => ({ path: file, size: '' }));
    return joinFile(ownBundles.caseStudies, context).flatMap((study) =>
      study.certificate === undefined ? [] : [makeCertificate(context, study, study.certificate.path)],
    );
  });
}

function makeCertificate(context: JoinContext, study: CaseStudy, file: string): Certificate {
  const { language } = context;
  const words = joinFile(ownBundles.certificate, context);
  return {
    language,
    file,
    words,
    company: joinFile(ownBundles.company, context),
    study,
    picture: study.picture.name,
    number: isolateLeftToRight(numberCertificate(study)),
    client: study.client.name,
    capacity: { value: study.figure, unit: study.unit },
    results: listResults(study, words.monitoring),
    date: formatPeriod(language, study.updatedAt, study.updatedAt),
    period: writePeriod(language, study),
  };
}

/** Returns the results of a case study, with monitoring added if it is missing, because all certified sites have it. */
function listResults({ results }: CaseStudy, monitoring: Entry): Entry[] {
  return results.some(({ value }) => value === monitoring.value) ? results : [...results, monitoring];
}
