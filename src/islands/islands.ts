import type { ComponentType } from 'react';
import type { IslandKind, SectionContent } from '#src/content/content-types.ts';
import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
import { hasDraft } from '#src/features/contact/stored-draft.ts';
import { readParameters } from '#src/routing/address-parameters.ts';
import { watchNear } from '#src/ui/watch-intersection.ts';

/** Watches for what hydrates an island before it is touched. */
type Trigger = (host: Element, hydrate: () => Promise<void>) => void;

/** The form has something to show: a draft, or values of the address. */
const whenFormHasNews: Trigger = (_host, hydrate) => {
  if (hasDraft() || readParameters() !== '') void hydrate();
};

/** The map is near the viewport; never where it is not shown. */
const whenMapIsNear: Trigger = (host, hydrate) => {
  const map = host.querySelector('[data-map]');
  if (map !== null) watchNear(map, () => void hydrate());
};

/** The address names a filter, or somebody asks for one by the event that sets it. */
const whenFilterIsNamed: Trigger = (_host, hydrate) => {
  if (/[?&](?:industry|service)=/.test(location.search)) void hydrate();
  const handle = ({ type, detail }: WindowEventMap['setIndustryFilter']) =>
    void hydrate().then(() => {
      removeEventListener('setIndustryFilter', handle);
      dispatchEvent(new CustomEvent(type, { detail }));
    });
  addEventListener('setIndustryFilter', handle);
};

/** The figures are in the first view; otherwise near it, but not before the visitor scrolls. */
const whenFiguresAreSeen: Trigger = (host, hydrate) => {
  watchNear(host.querySelector('dl') ?? host, () => void hydrate(), 0);
  addEventListener('scroll', () => void watchNear(host, () => void hydrate()), { once: true, passive: true });
};

/** A kind of section that has state in the browser. */
export type Island<Kind extends IslandKind> = {
  load: () => Promise<ComponentType<SectionContent<Kind>>>;
  /** When it is hydrated, unless the visitor touches it before: near the viewport, or when a trigger says so. */
  when: 'visible' | 'touch' | Trigger;
  /** Messages that it needs besides those of every page. */
  messages?: FeatureNamespace;
};

/** A part of the shell that has state in the browser. */
type ShellIsland = { load: () => Promise<ComponentType> };

/** Every kind of island that is a section of a page. */
export const islands: { readonly [Kind in IslandKind]: Island<Kind> } = {
  contact: {
    load: async () => (await import('#src/pages/contact/contact.island.tsx')).ContactIsland,
    when: whenFormHasNews,
    messages: 'contact',
  },
  map: {
    load: async () => (await import('#src/pages/contact/map.island.tsx')).MapIsland,
    when: whenMapIsNear,
  },
  regions: {
    load: async () => (await import('#src/pages/about/regions.island.tsx')).RegionsIsland,
    when: whenMapIsNear,
  },
  'case-studies': {
    load: async () => (await import('#src/pages/case-studies/case-studies.island.tsx')).CaseStudiesIsland,
    when: whenFilterIsNamed,
  },
  figures: {
    load: async () => (await import('#src/sections/figures.island.tsx')).FiguresIsland,
    when: whenFiguresAreSeen,
  },
  questions: {
    load: async () => (await import('#src/sections/questions.island.tsx')).QuestionsIsland,
    when: 'touch',
    messages: 'faq',
  },
  search: {
    load: async () => (await import('#src/sections/search.island.tsx')).SearchIsland,
    when: 'touch',
  },
  'story-carousel': {
    load: async () => (await import('#src/sections/story-carousel.island.tsx')).StoryCarouselIsland,
    when: 'visible',
    messages: 'carousel',
  },
};

/** Every island of the shell; all are hydrated when they are touched. */
export const shellIslands = {
  'bar-search': {
    load: async () => (await import('#src/shell/search-fields.island.tsx')).BarSearchIsland,
  },
  'menu-search': {
    load: async () => (await import('#src/shell/search-fields.island.tsx')).MenuSearchIsland,
  },
} as const satisfies Record<string, ShellIsland>;

export type ShellIslandKind = keyof typeof shellIslands;
export type AnyIslandKind = IslandKind | ShellIslandKind;

/** Returns whether a text names a kind of island that is a section. */
export function isIslandKind(kind: string): kind is IslandKind {
  return Object.hasOwn(islands, kind);
}

/** Returns whether a text names an island of the shell. */
export function isShellIslandKind(kind: string): kind is ShellIslandKind {
  return Object.hasOwn(shellIslands, kind);
}

/** Returns whether an island has nothing to hydrate: without a line that finds words, questions are markup. */
export function isStill(section: SectionContent<IslandKind>): boolean {
  return section.kind === 'questions' && section.find === undefined;
}

/** Returns whether a section is an island. */
export function isIsland(section: SectionContent): section is SectionContent<IslandKind> {
  return isIslandKind(section.kind);
}
