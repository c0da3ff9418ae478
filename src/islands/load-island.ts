import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { addNamespace } from '#src/content/add-namespace.ts';
import type { IslandKind } from '#src/content/content-types.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import { islands } from './islands.ts';

/**
 * Fetches code and messages of a kind of island.
 * @throws Error when one of them cannot be fetched
 */
export async function loadIsland<Kind extends IslandKind>(
  kind: Kind,
  i18n: i18n,
): Promise<ComponentType<SectionProps<Kind>>> {
  const { load, messages } = islands[kind];
  const [Component] = await Promise.all([load(), messages && addNamespace(i18n, messages)]);
  return Component;
}
