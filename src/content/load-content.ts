import { load } from 'virtual:content';
import type { Language } from '#src/config/languages.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
import type { RouteId } from '#src/routing/routes.ts';
import type { IslandContent, PageContent, ShellContent } from './content-types.ts';

/** Content of a page in one language. Prerender and browser load the same chunk. */
export async function loadPageContent(language: Language, id: RouteId): Promise<PageContent> {
  return (await load(`${language}/page/${id}`)).default;
}

/**
 * Content of one island of a page.
 * @throws Error when the page has no island of this id
 */
export async function loadIslandContent(
  language: Language,
  page: RouteId,
  id: string,
): Promise<IslandContent> {
  return (await load(`${language}/island/${page}/${id}`)).default;
}

/** Content of the shell in one language. */
export async function loadShellContent(language: Language): Promise<ShellContent> {
  return (await load(`${language}/shell`)).default;
}

/** The messages of one language. */
export async function loadMessages(language: Language): Promise<MessageBundle> {
  return (await load(`${language}/messages`)).default;
}

/** The messages of one feature in one language; `addNamespace` hands them to the components. */
export async function loadNamespace(language: Language, name: FeatureNamespace): Promise<MessageBundle> {
  return (await load(`${language}/namespace/${name}`)).default;
}
