import { Fragment, type ReactNode } from 'react';
import type { IslandContent, PageContent } from '#src/content/content-types.ts';
import { isIsland } from '#src/islands/islands.ts';
import { StaticSection } from '#src/pages/static-section.tsx';
import { useSectionLabels } from '#src/sections/use-section-labels.ts';

export type PageProps = {
  content: PageContent;
  /** Shows a section that answers to the visitor. */
  renderIsland: (section: IslandContent) => ReactNode;
};

/** A page, section by section. */
export function Page({ content, renderIsland }: PageProps) {
  const labels = useSectionLabels();
  return content.sections.map((section) =>
    isIsland(section) ? (
      <Fragment key={section.id}>{renderIsland(section)}</Fragment>
    ) : (
      <StaticSection key={section.id} section={section} labels={labels} />
    ),
  );
}
