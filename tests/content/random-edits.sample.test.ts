import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSite } from '#src/content/check/check-site.server.ts';
import { formatProblems, type Problem } from '#src/content/read/problem.server.ts';
import { locateProblem, parseBundle } from '#src/content/read/read-bundle.server.ts';
import { readSite } from '#src/content/read/read-site.server.ts';
import {
  type Edit,
  factEdits,
  listFactPlaces,
  listTextPlaces,
  type Place,
  readerEdits,
  textEdits,
} from './random-edits.ts';

const SEED = 20_250_227;
const source = readSite(join(import.meta.dirname, '../../locales'));
const textPlaces = listTextPlaces(source);
const factPlaces = listFactPlaces(source);
const texts = textEdits(source);
const kinds = Object.keys(texts).length + Object.keys(factEdits).length + Object.keys(readerEdits).length;
/** Edits per kind, about 600 in total. */
const RUNS = Math.ceil(600 / kinds);

/** Returns the problems after a place's file is replaced. */
function check(place: Place, edited: string | Uint8Array): Problem[] {
  const reading = parseBundle(place.bundle.file, Buffer.from(edited));
  if (!reading.ok) return reading.problems;
  const bundles = new Map([...source.bundles, [place.name, reading.bundle]]);
  return checkSite({ ...source, bundles }, [place.path]);
}

/**
 * Returns true if a problem is at or around the edited place. A JSON error may be reported on the next line, and a
 * source that no longer matches its translation is reported there.
 */
function isAnswer({ file, path, line = 0 }: Problem, { bundle, keys, path: inLanguage }: Place): boolean {
  const key = keys.join('.');
  if (path === key && file.endsWith(`/${inLanguage}`)) return true;
  const { path: named, line: own = 0 } = locateProblem(bundle, keys, { code: 'text-empty' });
  const isAround = path !== '' && [key, named].some((each) => each === path || each.startsWith(`${path}.`));
  return file === bundle.file && (isAround || Math.abs(line - own) <= 1);
}

/** Applies edits at random places; each picks the next place that suits its kind. */
function forEach(
  places: readonly Place[],
  edit: Edit,
  look: (place: Place, edited: string | Uint8Array) => void,
) {
  const property = fc.property(fc.nat(places.length - 1), (start) => {
    for (const place of [...places.slice(start), ...places.slice(0, start)]) {
      const edited = edit(place);
      if (edited !== undefined && edited !== place.bundle.text) return look(place, edited);
    }
    throw new Error('No place suits this kind of edit.');
  });
  fc.assert(property, { seed: SEED, numRuns: RUNS });
}

test('the bundles have no problem before they are edited', () => {
  expect(formatProblems([...source.problems, ...checkSite(source)])).toBe('0 problems in 0 files');
});

describe('a random edit is reported with file and key', () => {
  const cases = [
    ...Object.entries(texts).map(([kind, edit]) => [kind, edit, textPlaces] as const),
    ...Object.entries(factEdits).map(([kind, edit]) => [kind, edit, factPlaces] as const),
  ];

  test.each(cases)('%s', (_kind, edit, places) => {
    forEach(places, edit, (place, edited) => {
      const problems = check(place, edited);
      const answers = problems.filter((problem) => isAnswer(problem, place));
      expect(answers, `${place.bundle.file} ${place.keys.join('.')}: ${place.value}`).not.toEqual([]);
      expect(formatProblems(problems)).not.toMatch(/^\s+at |undefined|\[object/m);
      expect(formatProblems(problems, 'ar')).not.toMatch(/^\s+at |undefined|\[object/m);
    });
  });
});

describe('edits that only a reader can judge may pass, and crash nothing', () => {
  test.each(Object.entries(readerEdits))('%s', (_kind, edit) => {
    forEach(textPlaces, edit, (place, edited) => {
      const problems = check(place, edited);
      expect(problems.filter((problem) => !isAnswer(problem, place))).toEqual([]);
    });
  });
});
