import type { PageContent } from '#src/content/content-types.ts';
import { dividePage } from '#src/content/page-parts.ts';
import { LiveSection } from '#src/sections/live-section.tsx';
import { StillSection } from '#src/sections/still-section.tsx';
import { useSectionWords } from './use-section-words.ts';

type SectionsPageProps = {
  content: PageContent;
  /** Shows one part of the page only, by its position. */
  only?: number;
};

/** A page that is a list of sections. Neighbours that stay as the document brings them share an element. */
export function SectionsPage({ content, only }: SectionsPageProps) {
  const words = useSectionWords();
  return dividePage(content.sections).map((part, position) => {
    if (only !== undefined && only !== position) return null;
    if (part.type === 'live') return <LiveSection key={position} section={part.section} words={words} />;
    return (
      <div key={position}>
        {part.sections.map((section) => (
          <StillSection key={section.id} section={section} words={words} />
        ))}
      </div>
    );
  });
}
