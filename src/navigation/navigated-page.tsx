import type { IslandContent } from '#src/content/content-types.ts';
import { useI18n } from '#src/i18n/use-i18n.ts';
import { IslandView } from '#src/islands/island-view.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { usePage } from './load-page.ts';
import { useArrival } from './use-arrival.ts';

type NavigatedPageProps = { id: RouteId; onArrive: (name: string) => void };

/** A page that was opened from another one. */
export function NavigatedPage({ id, onArrive }: NavigatedPageProps) {
  const { Page, content, ownSections, components } = usePage(useI18n(), id);
  useArrival(content, onArrive);
  const renderIsland = (section: IslandContent) => {
    const Component = components.get(section.kind);
    return (
      <div data-island={section.kind}>
        {Component ? <IslandView section={section} Component={Component} /> : null}
      </div>
    );
  };
  return (
    <div>
      <Page content={content} ownSections={ownSections} renderIsland={renderIsland} />
    </div>
  );
}
