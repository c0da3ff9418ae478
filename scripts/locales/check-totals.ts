import type { z } from 'zod';
import { defaultLanguage, isDraft, type Language, languageCodes } from '#src/config/languages.ts';
import { foldWords, glossaryRulesOf, type GlossaryRules } from '#src/content/check/glossary-rules.server.ts';
import { ownBundles, COUNTS_PATH, counts } from '#src/content/describe/bundle-catalogue.server.ts';
import { idOf, itemsOf, type JsonPath, valueAt, valueOf } from '#src/content/describe/json-value.server.ts';
import { resolvePlainText } from '#src/content/join/resolve-text.server.ts';
import { companyValuesOf } from '#src/content/read/company-values.server.ts';
import type { Problem } from '#src/content/read/problem.server.ts';
import { locateProblem } from '#src/content/read/read-bundle.server.ts';
import { SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

type Count = z.infer<typeof counts>[number];

/** Precision: two decimals for sums, one for averages. */
const SUM_STEPS = 100;
const MEAN_STEPS = 10;

/** Warns about texts and facts whose number differs from what they count. */
export function checkTotals(source: SiteSource): Problem[] {
  const list = counts.safeParse(source.bundles.get(`${SHARED_FOLDER}/${COUNTS_PATH}`)?.value).data ?? [];
  const rules = glossaryRulesOf(source);
  const said = list.flatMap((count) => {
    const total = findTotal(source, count);
    return total === undefined
      ? []
      : count.said.flatMap((place) => [
          ...checkFigure(source, count, place, total),
          ...languageCodes
            .filter((language) => !isDraft(language))
            .flatMap((language) =>
              checkText(source, count, place, { total, language, rules: rules?.get(language) }),
            ),
        ]);
  });
  return [...said, ...checkSlugs(source)];
}

/** Warns about slugs of case studies whose titles now show another figure. */
function checkSlugs(source: SiteSource): Problem[] {
  const bundle = source.bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`);
  const texts = source.bundles.get(`${defaultLanguage}/${ownBundles.caseStudies.path}`)?.value;
  if (bundle === undefined) return [];
  return itemsOf(bundle.value).flatMap((study, index) => {
    const [id, slug, figure] = [idOf(study), valueOf(study, 'slug'), valueOf(study, 'figure')];
    const title = id === undefined ? undefined : valueAt(texts, [id, 'title']);
    if (id === undefined || typeof slug !== 'string' || typeof figure !== 'number') return [];
    if (!String(title).includes('{{figure}}')) return [];
    const isSaid = `-${slug}-`.includes(`-${String(figure).replace('.', '-')}-`);
    const place = { bundle, path: [index, 'slug'], value: slug };
    return isSaid ? [] : [explain(place, `${ownBundles.caseStudies.path}:${id}.figure`, figure)];
  });
}

/** Returns a number itself, the length of a list, or the sum or average of a fact over its records. */
function findTotal(source: SiteSource, { of, sum, mean, per = 1 }: Count): number | undefined {
  const list = findPlace(source, SHARED_FOLDER, of)?.value;
  if (typeof list === 'number') return list;
  if (!Array.isArray(list)) return undefined;
  const key = sum ?? mean;
  if (key === undefined) return list.length;
  const studies = itemsOf(source.bundles.get(`${SHARED_FOLDER}/${ownBundles.caseStudies.path}`)?.value);
  const numbers = studies
    .filter((study) => list.includes(idOf(study)))
    .map((study) => valueOf(study, key))
    .filter((value) => typeof value === 'number');
  const all = numbers.reduce((total, each) => total + each, 0);
  return sum === undefined
    ? roundDown(all / Math.max(numbers.length, 1), MEAN_STEPS)
    : roundDown(all / per, SUM_STEPS);
}

/** Rounds down to a fraction, correcting binary floating-point errors. */
function roundDown(value: number, steps: number): number {
  return Math.floor(Number((value * steps).toFixed(6))) / steps;
}

function checkFigure(source: SiteSource, { of }: Count, place: string, total: number): Problem[] {
  const found = findPlace(source, SHARED_FOLDER, place);
  return found === undefined || typeof found.value !== 'number' || found.value === total
    ? []
    : [explain(found, of, total)];
}

type Wanted = { total: number; language: Language; rules: GlossaryRules | undefined };

function checkText(source: SiteSource, { of }: Count, place: string, wanted: Wanted): Problem[] {
  const { total, language, rules } = wanted;
  const found = findPlace(source, language, place);
  if (found === undefined || typeof found.value !== 'string') return [];
  const text = resolvePlainText(found.value, {}, language, companyValuesOf(source, language));
  const isSaid =
    new RegExp(String.raw`(?<![\d.,])${String(total).replace('.', String.raw`\.`)}(?![\d]|[.,]\d)`).test(
      text,
    ) || rules?.numberWords.get(String(total))?.test(foldWords(text)) === true;
  return isSaid ? [] : [explain(found, of, total)];
}

type Place = { bundle: Parameters<typeof locateProblem>[0]; path: JsonPath; value: unknown };

function explain({ bundle, path }: Place, of: string, total: number): Problem {
  const fault = { code: 'count-differs', values: { total, place: `${SHARED_FOLDER}/${of}` } } as const;
  return { ...locateProblem(bundle, path, fault), isWarning: true };
}

/** Finds a place such as `pages/services.json:sections.process.items` in a folder; list items are named by id. */
function findPlace({ bundles }: SiteSource, folder: string, place: string): Place | undefined {
  const [file = '', keys = ''] = place.split(':');
  const bundle = bundles.get(`${folder}/${file}`);
  if (bundle === undefined) return undefined;
  const path: (string | number)[] = [];
  for (const key of keys.split('.')) {
    const around = valueAt(bundle.value, path);
    path.push(Array.isArray(around) ? around.findIndex((item) => idOf(item) === key) : key);
  }
  const value = valueAt(bundle.value, path);
  return value === undefined ? undefined : { bundle, path, value };
}
