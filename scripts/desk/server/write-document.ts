import { allFaces, writeFontFace } from '#src/prerender/font-faces.server.ts';
import { THEME_KEY } from '../theme-key.ts';

/** Sets the theme before anything is painted. */
const setTheme = `{
  let stored = null;
  try { stored = localStorage.getItem('${THEME_KEY}'); } catch {}
  const theme = stored ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
}`;

/** The faces of all scripts: a desk in English shows Arabic as well. */
const faces = allFaces.map((face) => writeFontFace(face, `/@fonts/${face.name}.woff2`)).join('');

/** The document of the desk. Language and title are set by its scripts. */
export function writeDeskDocument(scripts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Site</title>',
    `<script>${setTheme}</script><style>${faces}</style>`,
    '</head><body><div id="root"></div>',
    ...scripts.map((script) => `<script type="module" vite-ignore src="${script}"></script>`),
    '</body></html>',
  ].join('\n');
}
