import { defaultLanguage, type Language } from '#src/config/languages.ts';
import { holdsMessages } from '#src/content/describe/bundle-catalogue.server.ts';
import { type JsonPath, valueAt } from '#src/content/describe/json-value.server.ts';
import { page } from '#src/content/describe/pages.server.ts';
import { caseStudies } from '#src/content/describe/records.server.ts';
import { resolvePlainText, resolveText } from '#src/content/join/resolve-text.server.ts';
import { type CompanyValues, companyValuesOf } from '#src/content/read/company-values.server.ts';
import type { Fault, Problem } from '#src/content/read/problem.server.ts';
import type { Field } from '#src/i18n/fields.server.ts';
import { type Bundle, locateProblem } from '#src/content/read/read-bundle.server.ts';
import type { SiteSource } from '#src/content/read/read-site.server.ts';
import { TITLE_MAX_CHARACTERS } from '#src/config/constants.ts';
import { hasPlaceholder, listPlaceholders } from '#src/content/read/placeholders.server.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { isolateLeftToRight, isolateRuns } from '#src/i18n/isolate-runs.ts';
import { checkMissingFacts } from './check-company.server.ts';
import { checkPlurals } from './check-plurals.server.ts';
import { checkText } from './check-texts.server.ts';
import { collectEntries, findOriginal } from './collect-entries.server.ts';
import type { DescribedBundle } from './described-bundle.server.ts';
import { glossaryRulesOf } from './glossary-rules.server.ts';

const EXAMPLE = 3;
/** Keys of texts that are checked together with their siblings. */
const FIGURE = /^(?:before|after)$/;
const isolateFirstStrong = (value: string) => `\u2068${value}\u2069`;

/** Renders a message for the check, with example values for its runtime placeholders. */
function paintMessage(text: string, language: Language, company: CompanyValues): string {
  if (!hasPlaceholder(text)) return isolateRuns(text);
  const known = new Map(Object.entries(company));
  return listPlaceholders(text).reduce((painted, { all, name, format }) => {
    const value = known.get(name) ?? formatNumber(language, EXAMPLE);
    return painted.replace(all, () => {
      if (format === 'ltr') return isolateLeftToRight(value);
      return format === 'bidi' ? isolateFirstStrong(value) : value;
    });
  }, text);
}

/** Faults of each file's last check, by all inputs of the check: repeated checks usually change one text. */
const lastFaults = new Map<string, { inputs: readonly unknown[]; faults: ReadonlyMap<string, Fault[]> }>();

/** Returns the cached faults of a file if the inputs are unchanged. */
function recallFaults(file: string, inputs: readonly unknown[]) {
  const last = lastFaults.get(file);
  return inputs.every((input, index) => input === last?.inputs[index]) ? last?.faults : undefined;
}

/** Lists every problem of a bundle's texts, individually and across texts. */
export function checkBundleTexts(
  source: SiteSource,
  path: string,
  { bundle, place }: DescribedBundle,
  language: Language,
): Problem[] {
  const rules = glossaryRulesOf(source);
  const company = companyValuesOf(source, language);
  const resolve = (text: string, numbers: Record<string, number>) =>
    resolvePlainText(text, numbers, language, company);
  const paint = holdsMessages(path)
    ? (text: string) => paintMessage(text, language, company)
    : (text: string, numbers: Record<string, number>) => resolveText(text, numbers, language, company);
  const originals = source.bundles.get(`${defaultLanguage}/${path}`)?.value;
  const texts = collectEntries(place.field, place.facts, bundle.value).texts;
  const entries = new Map(texts.map((entry) => [entry.path.join('.'), entry]));
  const inputs = [place.facts, rules, JSON.stringify(company)];
  const known = recallFaults(bundle.file, inputs);
  const faults = new Map<string, Fault[]>();
  const problems = texts.flatMap((entry) => {
    const original = findOriginal(originals, entry);
    const group = FIGURE.test(entry.path.at(-1) ?? '') ? entry.path.slice(0, -1) : entry.path;
    const own = JSON.stringify([entry.path, valueAt(bundle.value, group), entry.numbers, original]);
    const found = known?.get(own) ?? [
      ...checkText(entry, { path, language, original, entries, rules, resolve, paint }),
      ...(holdsMessages(path) ? [] : checkMissingFacts(entry.value, company, source)),
    ];
    faults.set(own, found);
    return found.map((fault) => locateProblem(bundle, entry.path, fault));
  });
  lastFaults.set(bundle.file, { inputs, faults });
  const titles = texts.filter((entry) => isTitle(place.field, entry.path));
  return [
    ...problems,
    ...checkPlurals(texts, language).map((found) => locateProblem(bundle, found.path, found.fault)),
    ...titles.flatMap((entry) =>
      checkTitle(bundle, entry.path, resolve(entry.value, entry.numbers), company.company),
    ),
  ];
}

/** Returns whether a text is an SEO title, of a page or of a case study's page. */
function isTitle(field: Field, path: JsonPath): boolean {
  if (field === page) return path.join('.') === 'title';
  return field === caseStudies && path.slice(1).join('.') === 'seo.title';
}

/** Checks the length of a page's title combined with the company name: `Services | Veltara`. */
function checkTitle(bundle: Bundle, path: JsonPath, title: string, company: string): Problem[] {
  const whole = `${title} | ${company}`;
  const excess = [...whole].length - TITLE_MAX_CHARACTERS;
  if (excess <= 0) {
    return [];
  }
  const values = { length: [...whole].length, title: whole, limit: TITLE_MAX_CHARACTERS, count: excess };
  return [locateProblem(bundle, path, { code: 'title-long', values })];
}
