/** Looks of the main button of a section and of the others, by its ground. */
export const actionVariants = { light: ['primary', 'quiet'], dark: ['light', 'ghost'] } as const;
