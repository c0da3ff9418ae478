import { createHash } from 'node:crypto';
import { HASHED_FOLDER } from '#src/config/hosting.ts';
import { languageCodes } from '#src/config/languages.ts';
import type { SiteContent } from '#src/content/content-types.ts';
import { sectionKinds } from '#src/content/describe/sections.server.ts';
import { featureNamespaces } from '#src/i18n/message-keys.ts';
import { routeIds } from '#src/routing/routes.ts';

/** Virtual module that loads content parts, and the prefix of their ids. */
export const CONTENT_MODULE = 'virtual:content';

/** Content parts by name, such as `en/page/home`. */
export type ContentParts = ReadonlyMap<string, unknown>;

/** Lists every part that is loaded separately: pages, islands, shells and messages of each language. */
export function listParts(site: SiteContent): ContentParts {
  return new Map(
    languageCodes.flatMap((language) => {
      const { pages, shell, messages, namespaces } = site[language];
      return [
        ...routeIds.flatMap((id): [string, unknown][] => [
          [`page/${id}`, pages[id]],
          ...pages[id].sections
            .filter(({ kind }) => 'isIsland' in sectionKinds[kind])
            .map((section): [string, unknown] => [`island/${id}/${section.id}`, section]),
        ]),
        ...featureNamespaces.map((name): [string, unknown] => [`namespace/${name}`, namespaces[name]]),
        ['shell', shell] as const,
        ['messages', messages] as const,
      ].map(([name, part]): [string, unknown] => [`${language}/${name}`, part]);
    }),
  );
}

/** Writes a module with a dynamic import for each part, for development and the renderer: its size is irrelevant. */
export function writeTable(names: readonly string[]): string {
  const loaders = names.map((name) => `'${name}': () => import('${CONTENT_MODULE}/${name}')`);
  return `const parts = { ${loaders.join(', ')} };\nexport const loadContent = async (name) => (await parts[name]()).default;`;
}

/** Hash in all part file names of a release, so that pages need no address table. */
export function hashRelease(parts: ContentParts): string {
  return hashText(JSON.stringify([...parts]));
}

/** Short digest for file names. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Returns the file name of a part in the build folder. */
export function nameFile(name: string, release: string): string {
  return `${HASHED_FOLDER.slice(1)}${name.replaceAll('/', '.')}-${release}.js`;
}

/** Writes a module that loads parts by file name from the scripts' folder, for the built site. */
export function writeAddress(release: string): string {
  const [before = '', after = ''] = nameFile('*', release)
    .slice(HASHED_FOLDER.length - 1)
    .split('*');
  return `export const loadContent = async (name) => (await import(/* @vite-ignore */ './${before}' + name.replaceAll('/', '.') + '${after}')).default;`;
}
