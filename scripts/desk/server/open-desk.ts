import type { Problem } from '#src/content/read/problem.server.ts';
import { listExpected, type SiteSource } from '#src/content/read/read-site.server.ts';
import type { ToolLanguage } from '#src/content/read/words.server.ts';
import { listComments, readRemarks, type RemarkReading } from '../../locales/comment-files.ts';
import { canFix } from '../../locales/fix-texts.ts';
import { readStates } from '../../locales/state-files.ts';
import { isState, type OverviewPart, type Thread } from '../protocol.ts';
import { checkInWorker } from './check-in-worker.ts';
import { COMPANY_PATH, followProblems } from './follow-problems.ts';
import { checkEnding, checkPath, toFinding } from './check-edits.ts';
import { findSides } from './merge-sides.ts';
import { openKeptWork, type WorkKeeper } from './kept-work.ts';
import { describeTexts } from './list-texts.ts';
import { canSuggest } from './run-suggestion.ts';
import { followBundles, type LiveBundles, type TextFile, textFiles } from './live-bundles.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

/** State and operations of the desk for one locales folder. */
export type Desk = {
  folder: string;
  bundles: LiveBundles;
  work: WorkKeeper;
  /** Number of a text, used in marks; constant while the server runs. */
  numberOf: (file: string, key: string) => number;
  /** Returns the problems on disk that a check of a path reports, also those of other bundles. */
  problemsOf: (path: string) => readonly Problem[];
  /** Checks all bundles in a worker. */
  checkAll: () => Promise<void>;
  /** Invalidates a changed file, or all files without a name. Returns true if a page may show it. */
  forget: (file?: string) => boolean;
  /**
   * Describes the texts of some bundles, or of all.
   * @param checks whether to check bundles that were not checked yet, which reads all bundles
   */
  describe: (language: ToolLanguage, paths?: readonly string[], checks?: boolean) => OverviewPart;
  /** Runs an operation that leaves files temporarily inconsistent; API calls wait for it. */
  hold: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Waits until no such operation is running. */
  untilUnlocked: () => Promise<unknown>;
};

/** Opens the desk for a locales folder. */
export function openDesk(folder: string): Desk {
  const bundles = followBundles(folder);
  const work = openKeptWork(folder);
  const numberOf = numberTexts();
  const problems = followProblems(bundles, checkInWorker(folder));
  return {
    folder,
    bundles,
    work,
    numberOf,
    problemsOf: (path) => checkPath(bundles.current(), path),
    checkAll: () => problems.complete(),
    ...holdFiles(),
    forget(file) {
      // A signature does not change the text.
      if (file !== undefined && isState(file)) return false;
      // Facts and the glossary affect every text.
      const isText = file !== undefined && textFiles.has(file);
      bundles.forget(isText ? file : undefined);
      problems.forget(isText ? withoutFolder(file) : undefined);
      return true;
    },
    describe: (language, paths, checks = paths !== undefined) => {
      const files = [...textFiles.values()].filter(
        ({ description }) => paths === undefined || paths.includes(description.path),
      );
      const isChecked = (checks && paths?.includes(COMPANY_PATH) !== true) || problems.isComplete();
      const found = isChecked ? listPaths(files).flatMap((path) => problems.of(path)) : [];
      const shown = describeFiles({ folder, bundles, numberOf }, files, language);
      const ends = isChecked
        ? shown.texts.filter(({ isIntended, state }) => !isIntended && state !== 'unreadable')
        : [];
      const findings = [
        ...found.map((problem) => toFinding(problem, language)),
        ...ends.flatMap((text) => checkEnding(text, language)),
      ];
      return { ...work.current(), ...shown, findings, isChecked, paths: listPaths(files) };
    },
  };
}

function holdFiles(): Pick<Desk, 'hold' | 'untilUnlocked'> {
  let held: Promise<unknown> = Promise.resolve();
  return {
    hold(act) {
      const acting = act();
      held = Promise.allSettled([held, acting]);
      return acting;
    },
    untilUnlocked: () => held,
  };
}

/** Describes the texts of files, and every unreadable file. */
function describeFiles(
  { folder, bundles, numberOf }: Pick<Desk, 'folder' | 'bundles' | 'numberOf'>,
  files: readonly TextFile[],
  language: ToolLanguage,
): Pick<OverviewPart, 'texts' | 'broken' | 'threads' | 'canSuggest'> {
  const { confirmed, problems } = readStates(folder);
  const { remarks, problems: remarkProblems } = readRemarks(folder);
  const broken = listBroken(bundles.current(), [...problems, ...remarkProblems]);
  const known = { site: bundles.shown(), broken: new Set(broken.keys()), confirmed, remarks };
  return {
    texts: files.flatMap((file) => describeTexts(known, file, language, numberOf)),
    canSuggest: canSuggest(),
    threads: files.flatMap((file) => listThreads(remarks, file)),
    broken: [...broken].map(([file, problem]) => ({
      ...toFinding(problem, language),
      file,
      line: problem.line ?? null,
      isShown: known.site.bundles.has(file) || isState(file),
      sides: findSides(folder, file),
      canFix: (textFiles.has(file) || isState(file)) && canFix(folder, file),
    })),
  };
}

function listThreads(remarks: RemarkReading['remarks'], { file, language, description }: TextFile): Thread[] {
  return Object.entries(remarks.get(language)?.[description.path] ?? {}).flatMap(([key, all]) => {
    const said = listComments(all);
    return said.length === 0 ? [] : [{ file, key, said }];
  });
}

/** Maps unreadable bundles and states to their first problem. */
function listBroken({ catalogue, bundles, problems }: SiteSource, states: readonly Problem[]) {
  const lacking = new Set(listExpected(catalogue).filter((file) => !bundles.has(file)));
  const broken = problems.filter(({ file }) => lacking.has(withoutFolder(file)));
  const firstOf = [...broken, ...states].toReversed();
  return new Map(firstOf.map((problem) => [withoutFolder(problem.file), problem]));
}

function numberTexts(): Desk['numberOf'] {
  const numbers = new Map<string, number>();
  return (file, key) => {
    const name = `${file}:${key}`;
    const number = numbers.get(name);
    if (number === undefined) numbers.set(name, numbers.size);
    return number ?? numbers.size - 1;
  };
}

function listPaths(files: readonly TextFile[]): string[] {
  return [...new Set(files.map(({ description }) => description.path))];
}
