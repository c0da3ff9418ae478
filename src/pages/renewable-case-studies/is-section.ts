/** Studies whose drawing is a section. */
const sections: readonly string[] = ['ras-ghareb', 'red-sea-coast'];

/** Says whether the drawing of a study is a section: it is drawn from the side where reading starts; a plan never turns. */
export const isSection = (study: string): boolean => sections.includes(study);
