import type { Language } from '#src/config/languages.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import type { Value } from '#src/i18n/field-value.server.ts';
import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
import type { MenuPageId, RouteId } from '#src/routing/routes.ts';
import type { page } from '#src/content/describe/pages.server.ts';
import type { locations } from '#src/content/describe/locations.server.ts';
import type {
  caseStudies,
  company,
  faq,
  navigation,
  successStories,
} from '#src/content/describe/records.server.ts';
import type { search } from '#src/content/describe/search-entries.server.ts';
import type { sectionKinds } from '#src/content/describe/sections.server.ts';

export type Company = Value<typeof company>;
export type CaseStudy = Value<typeof caseStudies>[number];
export type FaqEntry = Value<typeof faq>[number];
export type SuccessStory = Value<typeof successStories>[number];
/** A place on the world map. */
export type MapLocation = Value<typeof locations>[number];
/** Search entries, before titles, descriptions and addresses are resolved. */
export type SearchEntry = Value<typeof search>[number];

type Kinds = typeof sectionKinds;

/** Content of a section by kind: texts joined with facts, pictures and records. */
export type SectionContent<Kind extends keyof Kinds = keyof Kinds> = Kind extends unknown
  ? Value<Kinds[Kind]> & { kind: Kind; id: string }
  : never;

/** Section kinds with client-side state; all others are static markup. */
export type IslandKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { isIsland: true } ? Kind : never;
}[keyof Kinds];
/** Content of an interactive section. */
export type IslandContent = SectionContent<IslandKind>;
/** Content of a static section. */
export type StaticContent = SectionContent<Exclude<keyof Kinds, IslandKind>>;

/** Content of a page in one language. */
export type PageContent = Value<typeof page> & { id: RouteId };

/** A page as a link shows it. */
export type PageLink = Pick<PageContent, 'name' | 'menu' | 'summary'> & { id: MenuPageId };

/** Content of the shell, the same on every page of a language. */
export type ShellContent = {
  company: Company;
  /** Pages that menus and lists link. */
  pages: Record<MenuPageId, PageLink>;
  navigation: Value<typeof navigation>;
  /** How each language is offered to visitors who prefer it, in that language. */
  offers: Record<Language, { label: string; offer: string; accept: string; dismiss: string }>;
  /** Whether any client, case study or story is still a sample. */
  hasSamples: boolean;
};

/** Content of the site in one language. */
export type LanguageContent = {
  messages: MessageBundle;
  /** Messages that are loaded with their feature. */
  namespaces: Record<FeatureNamespace, MessageBundle>;
  shell: ShellContent;
  pages: Record<RouteId, PageContent>;
  search: SearchEntry[];
};

/** Content of the site in every language. */
export type SiteContent = Record<Language, LanguageContent>;
