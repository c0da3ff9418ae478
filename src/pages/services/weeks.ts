/** Most weeks that the axis of a project has room for. */
export const MOST_WEEKS = 26;
