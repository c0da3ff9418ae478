import type { RouteId } from '#src/routing/routes.ts';

/** Props of an island of the shell. */
export type ShellIslandProps = { current: RouteId };
