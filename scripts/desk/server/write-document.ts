/** Key of the theme in the browser's storage; a browser without it follows its system. */
export const THEME_KEY = 'desk-theme';

/** Sets the theme before anything is painted. */
const setTheme = `{
  let stored = null;
  try { stored = localStorage.getItem('${THEME_KEY}'); } catch {}
  const theme = stored ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
}`;

/** The document of the desk. Language and title are set by its script. */
export function writeDeskDocument(script: string): string {
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Veltara</title>',
    `<script>${setTheme}</script>`,
    '</head><body><div id="root"></div>',
    `<script type="module" src="${script}"></script></body></html>`,
  ].join('\n');
}
