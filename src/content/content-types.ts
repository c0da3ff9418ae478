import type { Language } from '#src/config/languages.ts';
import type { MessageBundle } from '#src/i18n/create-i18n.ts';
import type { Value } from '#src/i18n/fields.server.ts';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import type { PageId, RouteId } from '#src/routing/routes.ts';
import type { page } from '#src/content/describe/pages.server.ts';
import type {
  caseStudies,
  clients,
  company,
  faq,
  locations,
  navigation,
  search,
  successStories,
} from '#src/content/describe/records.server.ts';
import type { sectionKinds } from '#src/content/describe/sections.server.ts';

/** A picture made for the direction of the language: file name without width and ending, size of the master in px. */
export type Picture = {
  name: string;
  width: number;
  height: number;
  widths: number[];
  /** Colour shown until the picture is there. */
  color: string;
};

export type Company = Value<typeof company>;
export type Client = Value<typeof clients>[number];
export type CaseStudy = Omit<
  WithPicture<Value<typeof caseStudies>[number]>,
  'client' | 'figure' | 'certificate'
> & {
  client: Client;
  /** The leading number as the language writes it. */
  figure: string;
  certificate?: Certificate;
};
/** A file that can be downloaded: its address, and its size in words of the language. */
export type Certificate = { path: string; size: string };
export type FaqEntry = Value<typeof faq>[number];
export type SuccessStory = Value<typeof successStories>[number];
/** A place on the world map. */
export type MapLocation = Value<typeof locations>[number];
/** What the search finds, before titles, descriptions and addresses are looked up. */
export type SearchEntry = Value<typeof search>[number];

type WithPicture<T> = Omit<T, 'picture'> & { picture: Picture };
type Declared = { [Kind in keyof typeof sectionKinds]: Value<(typeof sectionKinds)[Kind]> };
/** Kinds whose facts name things that stand elsewhere: pictures, records, numbers to be written. */
type Resolved = {
  opening: WithPicture<Declared['opening']>;
  hero: WithPicture<Declared['hero']>;
  introduction: WithPicture<Declared['introduction']>;
  figures: Omit<Declared['figures'], 'items'> & { items: Figure[] };
  industries: Omit<Declared['industries'], 'items'> & {
    items: WithPicture<Declared['industries']['items'][number]>[];
  };
  stories: Omit<Declared['stories'], 'studies'> & { studies: CaseStudy[] };
  'case-studies': Omit<Declared['case-studies'], 'studies'> & { studies: CaseStudy[] };
  projects: Omit<Declared['projects'], 'studies'> & { studies: CaseStudy[] };
  'project-rows': Omit<Declared['project-rows'], 'items'> & {
    items: (Omit<WithPicture<Declared['project-rows']['items'][number]>, 'study'> & { study: CaseStudy })[];
  };
  'success-stories': Declared['success-stories'] & { stories: SuccessStory[] };
  faq: Omit<Declared['faq'], 'entries'> & { entries: FaqEntry[] };
  impact: Omit<Declared['impact'], 'items'> & { items: ImpactFigure[] };
  'contact-methods': Declared['contact-methods'] & { company: Company };
  clients: Declared['clients'] & { clients: Client[] };
  contact: Declared['contact'] & { company: Company };
  regions: Declared['regions'] & { locations: MapLocation[] };
  map: Declared['map'] & { locations: MapLocation[] };
};
type Joined = Omit<Declared, keyof Resolved> & Resolved;
type ImpactFigure = Omit<Declared['impact']['items'][number], 'value'> & {
  /** The final value as the language writes it. */
  value: string;
  /** The number that is counted up to; absent for a text such as "24/7". */
  count?: number;
};
type Figure = Omit<Declared['figures']['items'][number], 'value'> & { value: string };

/** What a section of a kind shows: text joined with facts, pictures, clients and case studies. */
export type SectionContent<Kind extends keyof Joined = keyof Joined> = Kind extends unknown
  ? Joined[Kind] & { kind: Kind; id: string }
  : never;

type Kinds = typeof sectionKinds;

/** Kinds of sections that answer to the visitor. All others are markup and links. */
export type IslandKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { isIsland: true } ? Kind : never;
}[keyof Kinds];
/** What a section shows that answers to the visitor. */
export type IslandContent = SectionContent<IslandKind>;
/** What a section shows that is markup and links. */
export type StaticContent = SectionContent<Exclude<keyof Kinds, IslandKind>>;

/** Everything that a page of one language shows. */
export type PageContent = Omit<Value<typeof page>, 'sections'> & { id: RouteId; sections: SectionContent[] };

/** A page as links to it name it. */
export type PageLink = Pick<PageContent, 'name' | 'menu' | 'summary'> & { id: PageId };

/** What the shell shows on every page of one language. */
export type ShellContent = {
  company: Company;
  /** Names of all pages that have an address. */
  pages: Record<PageId, PageLink>;
  navigation: Value<typeof navigation>;
  /** How each language is offered to a visitor who prefers it, in that language. */
  offers: Record<Language, { label: string; offer: string; accept: string; dismiss: string }>;
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
