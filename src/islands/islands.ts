import type { ComponentType } from 'react';
import type { IslandKind, SectionContent } from '#src/content/content-types.ts';
import type { FeatureNamespace } from '#src/i18n/message-keys.ts';
import { hasDraft } from '#src/features/contact/stored-draft.ts';
import { readParameters } from '#src/routing/address-parameters.ts';
import { watchNear } from '#src/ui/watch-intersection.ts';

/** Decides when to hydrate an island before it gets input. */
type Trigger = (host: Element, hydrate: () => Promise<void>) => void;

/** Hydrates if the form has a draft, or values from the address. */
const whenFormHasValues: Trigger = (_host, hydrate) => {
  if (hasDraft() || readParameters() !== '') void hydrate();
};

/** Hydrates when the map is near the viewport; never if it is not rendered. */
const whenMapIsNear: Trigger = (host, hydrate) => {
  const map = host.querySelector('[data-map]');
  if (map !== null) watchNear(map, () => void hydrate());
};

/** Hydrates if the address has a filter, or when another component sets one by event. */
const whenFilterIsSet: Trigger = (host, hydrate) => {
  if (/[?&](?:industry|service)=/.test(location.search)) void hydrate();
  const handle = ({ type, detail }: WindowEventMap['setIndustryFilter']) =>
    void hydrate().then(() => {
      if (!host.hasAttribute('data-hydrated')) return;
      removeEventListener('setIndustryFilter', handle);
      dispatchEvent(new CustomEvent(type, { detail }));
    });
  addEventListener('setIndustryFilter', handle);
};

/** Hydrates when the figures are in the viewport; near it only after the visitor scrolls. */
const whenFiguresAreSeen: Trigger = (host, hydrate) => {
  watchNear(host.querySelector('dl') ?? host, () => void hydrate(), 0);
  addEventListener('scroll', () => void watchNear(host, () => void hydrate()), { once: true, passive: true });
};

/** An interactive section kind. */
export type Island<Kind extends IslandKind> = {
  load: () => Promise<ComponentType<SectionContent<Kind>>>;
  /** When to hydrate without input: near the viewport, never, or by a trigger. Input always hydrates. */
  when: 'visible' | 'touch' | Trigger;
  /** Message namespace besides `ui`. */
  messages?: FeatureNamespace;
};

type ShellIsland = { load: () => Promise<ComponentType> };

/** Islands that are sections of a page. */
export const islands: { readonly [Kind in IslandKind]: Island<Kind> } = {
  contact: {
    load: async () => (await import('#src/pages/contact/contact.island.tsx')).ContactIsland,
    when: whenFormHasValues,
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
    when: whenFilterIsSet,
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

/** Islands of the shell; all hydrate on first input. */
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

/** Returns whether a string is the kind of a section island. */
export function isIslandKind(kind: string): kind is IslandKind {
  return Object.hasOwn(islands, kind);
}

/** Returns whether a string is the kind of a shell island. */
export function isShellIslandKind(kind: string): kind is ShellIslandKind {
  return Object.hasOwn(shellIslands, kind);
}

/** Returns whether a section is static after all: questions without a search field. */
export function isStill(section: SectionContent<IslandKind>): boolean {
  return section.kind === 'questions' && section.find === undefined;
}

/** Returns whether a section is an island. */
export function isIsland(section: SectionContent): section is SectionContent<IslandKind> {
  return isIslandKind(section.kind);
}
