import type { ComponentType } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { isLive, type LiveKind } from '#src/content/page-parts.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';

type LiveSection = ComponentType<LiveSectionProps>;

/** The components of the live sections of a page. */
export type LiveSections = ReadonlyMap<LiveKind, LiveSection>;

const loaders: Record<LiveKind, () => Promise<LiveSection>> = {
  opening: async () => (await import('#src/sections/live-section.tsx')).LiveSection,
  contact: async () => (await import('./contact-live-section.tsx')).ContactLiveSection,
  regions: async () => (await import('./regions-live-section.tsx')).RegionsLiveSection,
  map: async () => (await import('./map-live-section.tsx')).MapLiveSection,
  'case-studies': async () => (await import('./case-studies-live-section.tsx')).CaseStudiesLiveSection,
  impact: async () => (await import('./impact-live-section.tsx')).ImpactLiveSection,
  search: async () => (await import('./search-live-section.tsx')).SearchLiveSection,
  'success-stories': async () =>
    (await import('./success-stories-live-section.tsx')).SuccessStoriesLiveSection,
};

/** Fetches the code of one kind of live section. */
export function loadLiveSection(kind: LiveKind): Promise<LiveSection> {
  return loaders[kind]();
}

/** Fetches the code of the live sections of a page. */
export async function loadLiveSections(sections: readonly SectionContent[]): Promise<LiveSections> {
  const kinds = new Set(sections.filter(isLive).map(({ kind }) => kind));
  return new Map(
    await Promise.all([...kinds].map(async (kind) => [kind, await loadLiveSection(kind)] as const)),
  );
}
