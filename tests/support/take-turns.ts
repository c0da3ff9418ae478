import type { TestInfo, TestType } from '@playwright/test';
import { type Language, languageCodes } from '#src/config/languages.ts';

type Declare<Fixtures> = (
  title: string,
  body: (fixtures: Fixtures, info: TestInfo) => Promise<void> | void,
) => void;

/** Returns whether an item of a list belongs to a language when the list is divided among all of them by turns. */
export function isTurnOf(language: Language, place: number): boolean {
  return languageCodes[place % languageCodes.length] === language;
}

/**
 * Divides the tests of a group among the languages, one each in turn: for behavior in which languages differ by their words
 * alone. Whether each word is there is asked of every language where the documents are read.
 * @returns What declares the next test; in a language whose turn it is not, nothing is declared.
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
