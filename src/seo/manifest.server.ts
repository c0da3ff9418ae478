import { SHORT_NAME_MAX_CHARACTERS } from '#src/config/constants.ts';
import { type Language, languages } from '#src/config/languages.ts';
import type { ShellContent } from '#src/content/content-types.ts';
import { plainText } from '#src/i18n/plain-text.ts';
import { placeOf } from '#src/routing/addresses.ts';

/** Returns the path of a language's web manifest from the site's root. */
export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}

/** Source of a manifest. */
export type ManifestSource = {
  language: Language;
  /** Base path of the site on its host. */
  base: string;
  shell: { company: Pick<ShellContent['company'], 'name' | 'tagline'> };
  /** Colors of the browser's theme and the page background. */
  colors: { ink: string; paper: string };
};

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Returns the web manifest of a language: how a device names and displays the installed site. */
export function writeManifest({ language, base, shell: { company }, colors }: ManifestSource): string {
  const start = base + placeOf('home', language);
  const name = plainText(company.name);
  const manifest = {
    id: start,
    name,
    ...([...name].length > SHORT_NAME_MAX_CHARACTERS ? {} : { short_name: name }),
    description: plainText(company.tagline),
    lang: language,
    dir: languages[language].direction,
    start_url: start,
    scope: `${base}/`,
    display: 'browser',
    theme_color: colors.ink,
    background_color: colors.paper,
    icons: icons.map(({ src, ...icon }) => ({ src: base + src, ...icon })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
