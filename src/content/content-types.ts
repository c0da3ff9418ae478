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
/** Search entries, before titles, descriptions and addresses are looked up. */
export type SearchEntry = Value<typeof search>[number];

type Kinds = typeof sectionKinds;

/** Content of a section by kind: text joined with facts, pictures and records. */
export type SectionContent<Kind extends keyof Kinds = keyof Kinds> = Kind extends unknown
  ? Value<Kinds[Kind]> & { kind: Kind; id: string }
  : never;

/** Kinds of sections that have state in the browser. All others are markup and links. */
export type IslandKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { isIsland: true } ? Kind : never;
}[keyof Kinds];
/** Content of an interactive section. */
export type IslandContent = SectionContent<IslandKind>;
/** Content of a static section. */
export type StaticContent = SectionContent<Exclude<keyof Kinds, IslandKind>>;

/** Everything that a page of one language shows. */
export type PageContent = Value<typeof page> & { id: RouteId };

/** A page as links to it name it. */
export type PageLink = Pick<PageContent, 'name' | 'menu' | 'summary'> & { id: MenuPageId };

/** Content of the shell, on every page of one language. */
export type ShellContent = {
  company: Company;
  /** Names of the pages that menus and lists name. */
  pages: Record<MenuPageId, PageLink>;
  navigation: Value<typeof navigation>;
  /** How each language is offered to a visitor who prefers it, in that language. */
  offers: Record<Language, { label: string; offer: string; accept: string; dismiss: string }>;
  /** Whether a client, a case study or a story is still a sample. */
  hasSamples: boolean;
};

/** Everything that the site shows in one language. */
export type LanguageContent = {
  messages: MessageBundle;
  /** Messages that are fetched with the feature that shows them. */
  namespaces: Record<FeatureNamespace, MessageBundle>;
  shell: ShellContent;
  pages: Record<RouteId, PageContent>;
  search: SearchEntry[];
};

/** Everything that the site shows. */
export type SiteContent = Record<Language, LanguageContent>;
