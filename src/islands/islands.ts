import type { ComponentType } from 'react';
import type { IslandKind, SectionContent } from '#src/content/content-types.ts';
import type { FeatureNamespace } from '#src/i18n/namespaces.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import {
  type Trigger,
  whenFiguresAreSeen,
  whenFilterIsNamed,
  whenFormHasNews,
  whenMapIsNear,
} from './triggers.ts';

/** A kind of section that answers to the visitor. */
export type Island<Kind extends IslandKind> = {
  load: () => Promise<ComponentType<SectionProps<Kind>>>;
  /**
   * When the one that a document brought is handed over to React, unless the visitor touches it before: with the page,
   * near the viewport, or when a trigger says so.
   */
  when: 'load' | 'visible' | 'touch' | Trigger;
  /** Messages that it needs besides those of every page. */
  messages?: FeatureNamespace;
};

/** Every kind of island. A document and a page that is opened from another one are made of the same components. */
export const islands: { readonly [Kind in IslandKind]: Island<Kind> } = {
  opening: {
    load: async () => (await import('#src/pages/home/opening.island.tsx')).OpeningIsland,
    when: 'load',
  },
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
  impact: {
    load: async () => (await import('#src/pages/renewable-case-studies/impact.island.tsx')).ImpactIsland,
    when: whenFiguresAreSeen,
  },
  questions: {
    load: async () => (await import('#src/pages/faq/questions.island.tsx')).QuestionsIsland,
    when: 'touch',
    messages: 'faq',
  },
  search: {
    load: async () => (await import('#src/pages/not-found/search.island.tsx')).SearchIsland,
    when: 'touch',
  },
  'success-stories': {
    load: async () =>
      (await import('#src/pages/services-app-development/success-stories.island.tsx')).SuccessStoriesIsland,
    when: 'visible',
    messages: 'carousel',
  },
};

/** Says whether a text names a kind of island. */
export function isIslandKind(kind: string): kind is IslandKind {
  return Object.hasOwn(islands, kind);
}

/** Says whether a section answers to the visitor. */
export function isIsland(section: SectionContent): section is SectionContent<IslandKind> {
  return isIslandKind(section.kind);
}
