import { allFaces, writeFontFace } from '#src/prerender/font-faces.server.ts';
import { THEME_KEY } from '../theme-key.ts';
import arabic from '../words/ar.json' with { type: 'json' };
import english from '../words/en.json' with { type: 'json' };

/** Delay before the server is requested again, ms. */
const PAUSE_MS = 1000;

/** Sets the theme before the first paint. */
const setTheme = `{
  let stored = null;
  try { stored = localStorage.getItem('${THEME_KEY}'); } catch {}
  const theme = stored ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.classList.add(theme);
  document.documentElement.style.colorScheme = theme;
}`;

/** Reloads the page if a script fails to load, once the server responds again: it may be restarting. */
const reload = `addEventListener('error', ({ target }) => {
  const again = () => fetch(location.href).then(() => location.reload(), wait);
  const wait = () => setTimeout(again, ${String(PAUSE_MS)});
  if (target instanceof HTMLScriptElement) wait();
}, true);`;

/** Fonts of all scripts: an English desk shows Arabic texts too. */
const faces = allFaces.map((face) => writeFontFace(face, `/@built/${face.name}.woff2`)).join('');

/** Returns the HTML document of the desk. Its scripts set language and title. */
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
