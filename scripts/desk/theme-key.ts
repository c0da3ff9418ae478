/** Key of the theme in the browser's storage; a browser without it follows its system. */
export const THEME_KEY = 'desk-theme';
