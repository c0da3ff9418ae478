import { allFaces, writeFontFace } from '#src/prerender/font-faces.server.ts';
import { THEME_KEY } from '../theme-key.ts';
import arabic from '../words/ar.json' with { type: 'json' };
import english from '../words/en.json' with { type: 'json' };

/** Pause before the server is asked again, ms. */
const PAUSE_MS = 1000;

/** Sets the theme before anything is painted. */
const setTheme = `{
  let stored = null;
  try { stored = localStorage.getItem('${THEME_KEY}'); } catch {}
  const theme = stored ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
}`;

/** Loads the page again once the server answers again: one that begins again takes the scripts with it. */
const reload = `addEventListener('error', ({ target }) => {
  const again = () => fetch(location.href).then(() => location.reload(), wait);
  const wait = () => setTimeout(again, ${String(PAUSE_MS)});
  if (target instanceof HTMLScriptElement) wait();
}, true);`;

/** The faces of all scripts: a desk in English shows Arabic as well. */
const faces = allFaces.map((face) => writeFontFace(face, `/@built/${face.name}.woff2`)).join('');

/** The document of the desk. Language and title are set by its scripts. */
export function writeDeskDocument(scripts: readonly string[]): string {
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>Site</title>',
    `<script>${setTheme}${reload}</script><style>${faces}</style>`,
    `</head><body><div id="root"><p>${english.loading}</p><p lang="ar" dir="rtl">${arabic.loading}</p></div>`,
    ...scripts.map((script) => `<script type="module" vite-ignore src="${script}"></script>`),
    '</body></html>',
  ].join('\n');
}
