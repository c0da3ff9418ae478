import type { TestInfo, TestType } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';

type Declare<Fixtures> = (
  title: string,
  body: (fixtures: Fixtures, info: TestInfo) => Promise<void> | void,
) => void;

/** Returns true if an item is assigned to a language when a list is divided among all of them in turn. */
export function isTurnOf(language: Language, place: number): boolean {
  return languageCodes[place % languageCodes.length] === language;
}

/**
 * Divides the tests of a group among the languages in turn, for behavior whose only difference between languages is
 * words. Other tests check the words of every language.
 * @returns a function that declares the next test, in one language only
 */
export function takeTurns<Fixtures extends object, WorkerFixtures extends object>(
  test: TestType<Fixtures, WorkerFixtures>,
  language: Language,
): () => Declare<Fixtures & WorkerFixtures> {
  let place = 0;
  return () => {
    const isTurn = isTurnOf(language, place);
    place += 1;
    return isTurn ? test : () => undefined;
  };
}
