import { loadContent } from 'virtual:content';
import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { addNamespace } from '#src/content/load-i18n.ts';
import type { IslandKind, SectionContent } from '#src/content/content-types.ts';
import type { DocumentId } from '#src/routing/document-mark.ts';
import { type AnyIslandKind, isIslandKind, islands, shellIslands } from './islands.ts';

/**
 * Loads the code, messages and content of an island.
 * @throws Error if one of them cannot be loaded
 */
export async function loadIsland(
  kind: AnyIslandKind,
  id: string,
  instance: i18n,
  { language, id: page }: DocumentId,
): Promise<ReactNode> {
  if (!isIslandKind(kind)) {
    const Island = await shellIslands[kind].load();
    return <Island />;
  }
  const [Component, section] = await Promise.all([
    loadSection(kind, instance),
    loadContent(`${language}/island/${page}/${id}`),
  ]);
  return <Component {...section} />;
}

async function loadSection<Kind extends IslandKind>(
  kind: Kind,
  instance: i18n,
): Promise<ComponentType<SectionContent<Kind>>> {
  const { load, messages } = islands[kind];
  const [Component] = await Promise.all([load(), messages && addNamespace(instance, messages)]);
  return Component;
}
