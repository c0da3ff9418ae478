import { languageCodes } from '#src/config/languages.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { valueOf } from '#src/content/describe/json-value.server.ts';
import { company } from '#src/content/describe/records.server.ts';
import { dropMissingFacts } from '#src/content/join/resolve-text.server.ts';
import type { CompanyValues } from '#src/content/read/company-values.server.ts';
import { listPlaceholders } from '#src/content/read/placeholders.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import { type Bundle, locateProblem, nameFile } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';
import { expectValue } from './expected-value.server.ts';

/** Facts without a fallback. */
const unreplaced = ['street', 'postalCode'] as const;

/** Reports placeholders of facts that the company lacks, if they cannot be dropped from a row. */
export function checkMissingFacts(text: string, values: CompanyValues, { folder }: SiteSource): Fault[] {
  const file = nameFile(folder, `${SHARED_FOLDER}/${ownBundles.company.path}`);
  const named = listPlaceholders(dropMissingFacts(text, values));
  return unreplaced.flatMap((key): Fault[] => {
    const placeholder = named.find(({ name }) => name === key && values[name] === '')?.all;
    return placeholder === undefined ? [] : [{ code: 'fact-absent', values: { placeholder, key, file } }];
  });
}

/** Requires region and legal name in all languages or none: else languages name different laws or companies. */
export function checkSharedFacts(bundle: Bundle, { bundles }: SiteSource): Problem[] {
  const all = languageCodes.map((code) => bundles.get(`${code}/${ownBundles.company.path}`)?.value);
  const isGiven = (key: string) => all.some((value) => valueOf(value, key) !== undefined);
  return (['region', 'legalName'] as const)
    .filter((key) => valueOf(bundle.value, key) === undefined && isGiven(key))
    .map((key) => {
      const expected = expectValue(company.fields[key]);
      const remedy = { phrase: 'write-value', values: { key, value: '"…"' } } as const;
      return locateProblem(bundle, [key], { code: 'value-missing', values: { expected, remedy } });
    });
}
