/** Storage key of the theme; without a stored theme, the desk follows the system. */
export const THEME_KEY = 'desk-theme';
