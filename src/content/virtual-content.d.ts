/** Validated and joined bundles, one chunk each, made by the build. */
declare module 'virtual:content' {
  import type { Language } from '#src/config/languages.ts';
  import type { IslandContent, PageContent, ShellContent } from '#src/content/content-types.ts';
  import type { MessageBundle } from '#src/i18n/create-i18n.ts';
  import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
  import type { RouteId } from '#src/routing/routes.ts';

  type Loader<Content> = () => Promise<{ default: Content }>;
  export const pages: Record<Language, Record<RouteId, Loader<PageContent>>>;
  /** The islands of each page, by the ids of their sections. */
  export const islands: Record<Language, Record<RouteId, Record<string, Loader<IslandContent>>>>;
  export const shells: Record<Language, Loader<ShellContent>>;
  export const messages: Record<Language, Loader<MessageBundle>>;
  export const namespaces: Record<Language, Record<FeatureNamespace, Loader<MessageBundle>>>;
}
