/** Validated and joined bundles, one chunk each, made by the build. Prerender and browser fetch the same. */
declare module 'virtual:content' {
  import type { Language } from '#src/config/languages.ts';
  import type { IslandContent, PageContent, ShellContent } from '#src/content/content-types.ts';
  import type { MessageBundle } from '#src/i18n/create-i18n.ts';
  import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
  import type { RouteId } from '#src/routing/routes.ts';

  /**
   * Fetches a part of the content by its name.
   * @throws Error when there is no such part
   */
  export function loadContent(name: `${Language}/page/${RouteId}`): Promise<PageContent>;
  /** Islands of each page by section id. */
  export function loadContent(name: `${Language}/island/${RouteId}/${string}`): Promise<IslandContent>;
  export function loadContent(name: `${Language}/shell`): Promise<ShellContent>;
  export function loadContent(name: `${Language}/messages`): Promise<MessageBundle>;
  /** The messages of one feature; `addNamespace` hands them to the components. */
  export function loadContent(name: `${Language}/namespace/${FeatureNamespace}`): Promise<MessageBundle>;
}
