import type { Problem } from '#src/content/read/problem.server.ts';
import { checkPath } from './check-edits.ts';
import type { LiveBundles } from './live-bundles.ts';
import { withoutFolder } from '../../locales/without-folder.ts';

/** What is wrong with the bundles, as they change. */
export type LiveProblems = {
  /** A bundle has changed; all without a path. */
  forget: (path?: string) => void;
  /** What is wrong with the bundles of a path in all languages. */
  of: (path: string) => readonly Problem[];
  /** Whether everything was checked. */
  isComplete: () => boolean;
  /** Checks everything, beside whatever else the desk does. */
  complete: () => Promise<void>;
};

/** Follows bundles: all of them are checked once, then what has changed. */
export function followProblems(bundles: LiveBundles, checkAll: () => Promise<Problem[]>): LiveProblems {
  let all: ReadonlyMap<string, Problem[]> | undefined;
  let checking: Promise<void> | undefined;
  /** Paths that were checked alone, as they had changed or everything was not checked yet. */
  const alone = new Map<string, Problem[]>();
  const changed = new Set<string>();
  const look = (path: string) => {
    const found = checkPath(bundles.current(), path);
    alone.set(path, found);
    return found;
  };
  return {
    forget(path) {
      if (path === undefined) {
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
          // Facts may have changed meanwhile.
          if (checking === own) all = Map.groupBy(problems, ({ file }) => withoutFolder(withoutFolder(file)));
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
