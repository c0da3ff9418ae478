import { type Language, languageCodes } from '#src/config/languages.ts';
import { addressOf, addressOfPath } from '#src/routing/addresses.ts';
import type { RouteId } from '#src/routing/routes.ts';

/**
 * Variants of the site: without the skeleton, as shipped, with a hand-written home page, and without a message
 * endpoint, as on a static host without keys.
 */
export type Variant = 'bare' | 'shipped' | 'hand' | 'static';

/** Interactions on a throttled CPU. */
export type Action = 'menu' | 'field' | 'search' | 'navigation';

/** Something to measure several times. */
export type Task =
  | { kind: 'page'; variant: Variant; language: Language; address: string }
  | { kind: 'action'; action: Action; language: Language }
  | { kind: 'build' };

/** One measurement of a task. */
export type Measurement = { id: string; round: number; task: Task };

/** Address of the 404 document in benchmarks, where it is served as a normal page. */
export const UNKNOWN_PAGE = '/nowhere';

const actions: readonly Action[] = ['menu', 'field', 'search', 'navigation'];

/** Returns the name of a task in results, reports and messages. */
export function nameTask(task: Task): string {
  if (task.kind === 'page') return `${task.variant} ${task.address}`;
  return task.kind === 'action' ? `${task.action} ${task.language}` : task.kind;
}

function listPageTasks(language: Language, id: RouteId): Task[] {
  const address = id === 'not-found' ? addressOfPath(UNKNOWN_PAGE, language) : addressOf(id, language);
  const variants: readonly Variant[] = [
    ...(id === 'home' ? (['hand'] as const) : []),
    'bare',
    'shipped',
    ...(id === 'contact' ? (['static'] as const) : []),
  ];
  return variants.map((variant) => ({ kind: 'page', variant, language, address }));
}

/** Lists all tasks of some pages in all languages; tasks to compare are neighbors. */
export function listTasks(pages: readonly RouteId[]): Task[] {
  return [
    ...pages.flatMap((id) => languageCodes.flatMap((language) => listPageTasks(language, id))),
    ...actions.flatMap((action) =>
      languageCodes.map((language): Task => ({ kind: 'action', action, language })),
    ),
    { kind: 'build' },
  ];
}

/** Repeats all tasks round by round, so that a short disturbance affects only one measurement of each task. */
export function planRounds(tasks: readonly Task[], rounds: number): Measurement[] {
  return Array.from({ length: rounds }, (_, round) =>
    tasks.map((task) => ({ id: `${round + 1} ${nameTask(task)}`, round: round + 1, task })),
  ).flat();
}
