import type { Problem } from '#src/content/read/problem.server.ts';
import { ownBundles } from '#src/content/describe/bundle-catalogue.server.ts';
import { checkPath } from './check-edits.ts';
import type { LiveBundles } from './live-bundles.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

/** The company's texts appear in every bundle, so a change of them requires a check of all. */
export const COMPANY_PATH = ownBundles.company.path;

/** Problems of the bundles, kept up to date. */
export type LiveProblems = {
  /** Marks a bundle as changed; without a path, all bundles. */
  forget: (path?: string) => void;
  /** Returns the problems of one bundle in all languages. */
  of: (path: string) => readonly Problem[];
  /** True if the full check has finished. */
  isComplete: () => boolean;
  /** Checks all bundles in a worker. */
  complete: () => Promise<void>;
};

/** Checks all bundles once, then only those that change. */
export function followProblems(bundles: LiveBundles, checkAll: () => Promise<Problem[]>): LiveProblems {
  let all: ReadonlyMap<string, Problem[]> | undefined;
  let checking: Promise<void> | undefined;
  /** Results of single-bundle checks, for bundles that changed or before the full check has finished. */
  const alone = new Map<string, Problem[]>();
  const changed = new Set<string>();
  const look = (path: string) => {
    const found = checkAlone(bundles, path);
    alone.set(path, found);
    return found;
  };
  return {
    forget(path) {
      if (path === undefined || path === COMPANY_PATH) {
        [all, checking] = [undefined, undefined];
        alone.clear();
        changed.clear();
      } else {
        alone.delete(path);
        changed.add(path);
      }
    },
    of: (path) =>
      alone.get(path) ?? (all === undefined || changed.has(path) ? look(path) : (all.get(path) ?? [])),
    isComplete: () => all !== undefined,
    complete: () => {
      const own = (checking ??= checkAll().then(
        (problems) => {
          // Ignores the result if everything was marked as changed during the check.
          if (checking === own) all = Map.groupBy(problems, pathOf);
        },
        (error: unknown) => {
          checking = undefined;
          throw error;
        },
      ));
      return own;
    },
  };
}

function pathOf({ file }: Problem): string {
  return withoutFolder(withoutFolder(file));
}

/** Returns the problems of a path alone: its check reports those of other bundles too. */
function checkAlone(bundles: LiveBundles, path: string): Problem[] {
  return checkPath(bundles.current(), path).filter((problem) => pathOf(problem) === path);
}
