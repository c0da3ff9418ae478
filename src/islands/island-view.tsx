import type { ComponentType } from 'react';
import type { IslandKind, SectionContent } from '#src/content/content-types.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import { useSectionLabels } from '#src/sections/use-section-labels.ts';

export type IslandViewProps<Kind extends IslandKind> = {
  section: SectionContent<Kind>;
  Component: ComponentType<SectionProps<Kind>>;
};

/** An island with the labels that sections share. */
export function IslandView<Kind extends IslandKind>({ section, Component }: IslandViewProps<Kind>) {
  return <Component section={section} labels={useSectionLabels()} />;
}
