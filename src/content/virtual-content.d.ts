/** Validated, joined bundles, built as one chunk each; prerender and browser load the same chunks. */
declare module 'virtual:content' {
  import type { Language } from '#src/config/languages.ts';
  import type { IslandContent, PageContent, ShellContent } from '#src/content/content-types.ts';
  import type { MessageBundle } from '#src/i18n/create-i18n.ts';
  import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
  import type { RouteId } from '#src/routing/routes.ts';

  /**
   * Loads a part of the content by name.
   * @throws Error if the part does not exist
   */
  export function loadContent(name: `${Language}/page/${RouteId}`): Promise<PageContent>;
  /** Content of one island, by page and section id. */
  export function loadContent(name: `${Language}/island/${RouteId}/${string}`): Promise<IslandContent>;
  export function loadContent(name: `${Language}/shell`): Promise<ShellContent>;
  export function loadContent(name: `${Language}/messages`): Promise<MessageBundle>;
  /** Messages of one feature; `addNamespace` passes them to components. */
  export function loadContent(name: `${Language}/namespace/${FeatureNamespace}`): Promise<MessageBundle>;
}
