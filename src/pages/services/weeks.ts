/** Weeks on the axis of a project: those until it stands, and the column that stands for all that follow. */
export const WEEKS = { live: 12, after: 13 } as const;
