import type { ComponentType, ReactNode } from 'react';
import type { DocumentPart } from '#src/content/page-parts.ts';
import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { KeptMarkup } from '#src/ui/kept-markup.tsx';
import { useSectionWords } from './use-section-words.ts';

type DocumentPageProps = {
  parts: DocumentPart[];
  /** Shows a live section; none where the page has none. */
  LiveSection: ComponentType<LiveSectionProps> | null;
  /** Shows a part of the page anew, by its position. */
  renderPart: (position: number) => ReactNode;
};

/** The page that a document brought: its live sections are hydrated, everything else stays as it is. */
export function DocumentPage({ parts, LiveSection, renderPart }: DocumentPageProps) {
  const words = useSectionWords();
  return parts.map((part, position) =>
    part.type === 'live' && LiveSection !== null ? (
      <LiveSection key={position} section={part.section} words={words} />
    ) : (
      <KeptMarkup key={position} renderAnew={() => renderPart(position)} />
    ),
  );
}
