/** Studies whose drawing is a plan, on which north is up in every language. */
const plans: readonly string[] = ['gulf-of-suez', 'benban-south'];

/** Says whether the drawing of a study is a plan: it never turns, as the others do where lines begin at the right. */
export const isPlan = (study: string): boolean => plans.includes(study);
