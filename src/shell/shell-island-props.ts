import type { RouteId } from '#src/routing/routes.ts';

/** What an island of the shell is given. */
export type ShellIslandProps = { current: RouteId };
