import { applyEdits, modify } from 'jsonc-parser';
import { defaultLanguage, type Language, languageCodes, languages } from '#src/config/languages.ts';
import { collectEntries, findOriginal, type TextEntry } from '#src/content/check/collect-entries.server.ts';
import { bundleCatalogue, ownBundles, glossary } from '#src/content/describe/bundle-catalogue.server.ts';
import type { JsonPath } from '#src/content/describe/json-value.server.ts';
import { replacePlaceholders } from '#src/content/read/placeholders.server.ts';
import { type Bundle, nodeAt } from '#src/content/read/read-bundle.server.ts';
import { GLOSSARY_PATH, SHARED_FOLDER, type SiteSource } from '#src/content/read/read-site.server.ts';

/** A text or fact that an edit may change. */
export type Place = {
  /** Path in the locales folder; the group of related bundles follows. */
  name: string;
  path: string;
  bundle: Bundle;
  keys: JsonPath;
  value: string;
  language: Language | undefined;
  entry: TextEntry | undefined;
  original: string | undefined;
};

/** A kind of edit. Returns the new file, or undefined if the place does not suit it. */
export type Edit = (place: Place) => string | Uint8Array | undefined;

/** Returns every text of every language. */
export function listTextPlaces({ bundles }: SiteSource): Place[] {
  return languageCodes.flatMap((language) =>
    bundleCatalogue.flatMap(({ path, field }) => {
      const name = `${language}/${path}`;
      const bundle = bundles.get(name);
      const facts = bundles.get(`${SHARED_FOLDER}/${path}`)?.value;
      const originals = bundles.get(`${defaultLanguage}/${path}`)?.value;
      if (bundle === undefined) return [];
      return collectEntries(field, facts, bundle.value).texts.map((entry) => ({
        name,
        path,
        bundle,
        keys: entry.path,
        value: entry.value,
        language,
        entry,
        original: language === defaultLanguage ? undefined : findOriginal(originals, entry),
      }));
    }),
  );
}

/** Returns every fact that is a date or names a picture or record. */
export function listFactPlaces({ bundles }: SiteSource): Place[] {
  return bundleCatalogue.flatMap(({ path, field }) => {
    const name = `${SHARED_FOLDER}/${path}`;
    const bundle = bundles.get(name);
    if (bundle === undefined) return [];
    return collectEntries(field, bundle.value, bundle.value).facts.flatMap(
      ({ field: fact, path: keys, value }) => {
        const isName = fact.type === 'fact' && ['picture', 'record'].includes(fact.meaning?.thing ?? '');
        const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
        return typeof value === 'string' && (isName || isDate)
          ? [{ name, path, bundle, keys, value, language: undefined, entry: undefined, original: undefined }]
          : [];
      },
    );
  });
}

/** Returns the file with a new value at the place; `undefined` removes the key. */
function write({ bundle, keys }: Place, value: unknown): string {
  return applyEdits(bundle.text, modify(bundle.text, [...keys], value, {}));
}

/** Returns the file with the place's line changed: key, value and the rest. */
function rewrite({ bundle, keys }: Place, change: (line: string) => string): string | undefined {
  const node = nodeAt(bundle, keys);
  const property = node?.parent;
  if (node === undefined || property?.type !== 'property') return undefined;
  const end = bundle.text.indexOf('\n', property.offset);
  const line = bundle.text.slice(property.offset, end);
  return bundle.text.slice(0, property.offset) + change(line) + bundle.text.slice(end);
}

const isArabic = ({ language }: Place) => language !== undefined && languages[language].script === 'arabic';
const isEnglish = ({ language }: Place) => language === defaultLanguage;
/** Search keywords are not prose. */
const isProse = ({ path, keys }: Place) =>
  path !== ownBundles.search.path || !['tags', 'keywords'].includes(String(keys.at(-1)));
const isName = ({ path, keys }: Place) =>
  (path === ownBundles.clients.path || path === ownBundles.company.path) && keys.at(-1) === 'name';
const hasNumbers = (place: Place) =>
  place.original !== undefined &&
  place.entry?.field.ownNumbers !== true &&
  !['zero', 'one', 'two'].includes(place.entry?.form ?? '');

/** Changes the first plain word between two others. */
function changeWord(place: Place, change: (word: string) => string | undefined): string | undefined {
  const word = /(?<=^|\s)\p{L}[\p{L}\p{M}]{3,}(?=\s)/u.exec(
    replacePlaceholders(place.value, (name) => `{{${'.'.repeat(name.length)}}}`),
  );
  const changed = word === null ? undefined : change(word[0]);
  return word === null || changed === undefined
    ? undefined
    : write(
        place,
        place.value.slice(0, word.index) + changed + place.value.slice(word.index + word[0].length),
      );
}

/** Numbers that a language writes as words, by glossary. */
const saidNumbers = new WeakMap<Bundle, string[]>();

function listSaidNumbers({ bundles }: SiteSource): string[] {
  const bundle = bundles.get(GLOSSARY_PATH);
  if (bundle === undefined) return [];
  const said = saidNumbers.get(bundle) ?? glossary.parse(bundle.value).numbers.map(({ number }) => number);
  saidNumbers.set(bundle, said);
  return said;
}

/** Changes a number that no language writes as a word. */
function changeNumber(
  place: Place,
  source: SiteSource,
  change: (number: string) => string,
): string | undefined {
  const said = listSaidNumbers(source);
  const plain = replacePlaceholders(place.value, (name) => `{{${'x'.repeat(name.length)}}}`);
  const found = [...plain.matchAll(/[0-9]+(?:[.,:/][0-9]+)*/g)].find(
    ([number]) => !said.includes(number) && !said.includes(change(number)),
  );
  if (!hasNumbers(place) || !isProse(place) || found === undefined) return undefined;
  const { 0: number, index } = found;
  return write(
    place,
    place.value.slice(0, index) + change(number) + place.value.slice(index + number.length),
  );
}

const inProse =
  (edit: Edit): Edit =>
  (place) =>
    isProse(place) && !isName(place) ? edit(place) : undefined;
const inArabic =
  (edit: Edit): Edit =>
  (place) =>
    isArabic(place) ? edit(place) : undefined;
const inEnglish =
  (edit: Edit): Edit =>
  (place) =>
    isEnglish(place) ? edit(place) : undefined;
const word =
  (change: (word: string) => string | undefined): Edit =>
  (place) =>
    changeWord(place, change);
const form =
  (name: string, change: (place: Place) => unknown): Edit =>
  (place) =>
    place.entry?.form === name ? write(place, change(place)) : undefined;
const sibling = ({ bundle, keys, entry }: Place, other: string): unknown => {
  const key = String(keys.at(-1)).slice(0, -(entry?.form ?? '').length) + other;
  return nodeAt(bundle, [...keys.slice(0, -1), key])?.value;
};

/** Text edits that the check must report, by what they do. */
export const textEdits = (source: SiteSource): Record<string, Edit> => ({
  'the key is gone': (place) =>
    place.entry?.field.type === 'text' && place.entry.field.optional === true
      ? undefined
      : write(place, undefined),
  'the key is mistyped': (place) => rewrite(place, (line) => line.replace(/^"(.)/, '"x$1')),
  'the key stands twice': (place) => rewrite(place, (line) => `${line.replace(/,?$/, ',')}\n${line}`),
  'a number in place of the text': (place) => write(place, 7),
  'null in place of the text': (place) => write(place, null),
  'a list in place of the text': (place) => write(place, [place.value]),
  'an empty text': (place) => write(place, ''),
  'the colon is gone': (place) => rewrite(place, (line) => line.replace('": ', '" ')),
  'the last quote is gone': (place) => rewrite(place, (line) => line.replace(/"(,?)$/, '$1')),
  'a curly quote around the text': (place) => rewrite(place, (line) => line.replace(/": "/, '": “')),
  'a bare quote in the text': (place) => rewrite(place, (line) => line.replace(/": "/, '": "a "b" ')),
  'a backslash': (place) => rewrite(place, (line) => line.replace(/": "/, '": "\\q')),
  'a comment behind the text': (place) => rewrite(place, (line) => `${line} // later`),
  'a comma too many': (place) => rewrite(place, (line) => line.replace(/,?$/, ',,')),
  'bytes of Windows-1256': ({ bundle, keys }) => {
    const offset = (nodeAt(bundle, keys)?.offset ?? 0) + 1;
    const [before, behind] = [bundle.text.slice(0, offset), bundle.text.slice(offset)];
    return Buffer.concat([Buffer.from(before), Buffer.from([0xe3, 0xe4]), Buffer.from(behind)]);
  },
  'a text that is too long': (place) =>
    place.entry?.field.max === undefined
      ? undefined
      : write(place, `${place.value} ${'ا'.repeat(place.entry.field.max)}`),
  'a placeholder that there is not': (place) => write(place, `${place.value} {{nobody}}`),
  'a placeholder in Arabic': inArabic((place) => write(place, `${place.value} {{صفحة}}`)),
  'a brace too few': (place) =>
    place.value.includes('}}') ? write(place, place.value.replace('}}', '}')) : undefined,
  'a required placeholder is gone': (place) => {
    const [name] = place.entry?.field.values ?? [];
    return name === undefined || place.entry?.form !== undefined
      ? undefined
      : write(
          place,
          replacePlaceholders(place.value, () => '5'),
        );
  },
  'a tag without its end': (place) => write(place, `<strong>${place.value}`),
  'a tag of HTML': (place) => write(place, `<b>${place.value}</b>`),
  'a code of HTML': (place) => write(place, `${place.value}&nbsp;`),
  'a blank at the end': (place) => write(place, `${place.value} `),
  'two blanks': word((each) => `${each} `),
  'a soft hyphen': word((each) => `${each.slice(0, 2)}\u00AD${each.slice(2)}`),
  'a direction mark': word((each) => `\u200F${each}`),
  'a letter that is lost': word((each) => `${each.slice(0, 2)}\uFFFD`),
  'letters turned into question marks': (place) =>
    // A single letter is a unit, and one question mark is not a problem.
    /\p{L}{2}/u.test(place.value)
      ? write(place, place.value.replace(/\p{L}/gu, '?').replace(/^\S*$/u, '????'))
      : undefined,
  'a tab': word((each) => `${each}\t`),
  'straight quotes': word((each) => `"${each}"`),
  'a bracket that stays open': word((each) => `(${each}`),
  'a quote that stays open': word((each) => `«${each}`),
  // Arabic doubles a word with a tanwin on purpose (`repeats` of the glossary).
  'a word twice': inProse(word((each) => (each.includes('\u064B') ? undefined : `${each} ${each}`))),
  'a note to oneself': inProse((place) => write(place, `${place.value} TODO`)),
  'an address that runs code': (place) => write(place, `${place.value} javascript:alert(1)`),
  'Arabic in English': inEnglish(inProse(word(() => 'الشبكات'))),
  'an Arabic comma in English': inEnglish(word((each) => `${each}،`)),
  'English in Arabic': inArabic(inProse(word(() => 'networks'))),
  'the English text in Arabic': inArabic(
    inProse((place) =>
      /\p{Script=Latin}{4}/u.test(replacePlaceholders(place.original ?? '', () => ''))
        ? write(place, place.original)
        : undefined,
    ),
  ),
  'a Latin comma in Arabic': inArabic(word((each) => `${each},`)),
  'a stretched letter': inArabic(word((each) => `${each.slice(0, 1)}ـ${each.slice(1)}`)),
  'a Persian letter': inArabic(word((each) => `${each}ی`)),
  'a letter shape': inArabic(word((each) => `${each}ﻻ`)),
  'Arabic digits': inArabic((place) => write(place, `${place.value} ٣`)),
  'a banned word with a prefix and a suffix': inArabic(inProse(word(() => 'وبزبائننا'))),
  'another number': (place) => changeNumber(place, source, (number) => `${number}7`),
  'another digit': (place) =>
    changeNumber(place, source, (number) =>
      number.replace(/[0-9]$/, (digit) => String((Number(digit) + 5) % 10)),
    ),
  'a number is gone': (place) => changeNumber(place, source, () => ''),
  'few in place of many': inArabic(form('many', (place) => sibling(place, 'few'))),
  'many in place of few': inArabic(form('few', (place) => sibling(place, 'many'))),
  'the plural for one': inEnglish((place) =>
    place.value.includes('{{total}}') ? undefined : form('one', (each) => sibling(each, 'other'))(place),
  ),
});

/** Fact edits that the check must report. */
export const factEdits: Record<string, Edit> = {
  'a name that there is not': (place) => write(place, `${place.value}-x`),
  'a number in place of a fact': (place) => write(place, 7),
};

/** Edits that only a reader can judge: well formed, with another meaning. */
export const readerEdits: Record<string, Edit> = {
  'another word of the language': word((each) => [...each].toReversed().join('')),
  'a word is gone': word(() => ''),
  'a letter is gone': word((each) => each.slice(1)),
  'a small number is gone': (place) =>
    write(place, place.value.replace(/(?<![0-9.,:/])[0-9](?![0-9.,:/])/, '')),
  'another name of the same kind': (place) => write(place, place.value.replace('{{company}}', '{{city}}')),
};
