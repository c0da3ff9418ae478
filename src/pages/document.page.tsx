import type { ComponentType, ReactNode } from 'react';
import type { DocumentPart } from '#src/content/page-parts.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import type { RouteId } from '#src/routing/routes.ts';
import { KeptMarkup } from '#src/ui/kept-markup.tsx';
import type { SleepingSectionProps } from './sleeping-section.tsx';
import { useSectionWords } from './use-section-words.ts';

export type DocumentPageProps = {
  page: RouteId;
  parts: DocumentPart[];
  /** Shows a live section; none where the page has none. */
  LiveSection: ComponentType<LiveSectionProps> | null;
  /** Wakes a section when it is needed; none where the page has none. */
  SleepingSection: ComponentType<SleepingSectionProps> | null;
  /** Shows a part of the page anew, by its position. */
  renderPart: (position: number) => ReactNode;
};

/** The page that a document brought: its live sections are hydrated, everything else stays as it is. */
export function DocumentPage({ page, parts, LiveSection, SleepingSection, renderPart }: DocumentPageProps) {
  const words = useSectionWords();
  return parts.map((part, position) => {
    const renderAnew = () => renderPart(position);
    if (part.type === 'live' && LiveSection !== null) {
      return <LiveSection key={position} section={part.section} words={words} />;
    }
    if (part.type === 'sleeping' && SleepingSection !== null) {
      return <SleepingSection key={position} page={page} part={part} renderAnew={renderAnew} />;
    }
    return <KeptMarkup key={position} renderAnew={renderAnew} />;
  });
}
