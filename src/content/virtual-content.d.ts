/** Validated and joined bundles, one chunk each, made by the build. */
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
  export function load(name: `${Language}/page/${RouteId}`): Promise<{ default: PageContent }>;
  /** Islands of each page by section id. */
  export function load(name: `${Language}/island/${RouteId}/${string}`): Promise<{ default: IslandContent }>;
  export function load(name: `${Language}/shell`): Promise<{ default: ShellContent }>;
  export function load(name: `${Language}/messages`): Promise<{ default: MessageBundle }>;
  export function load(
    name: `${Language}/namespace/${FeatureNamespace}`,
  ): Promise<{ default: MessageBundle }>;
}
