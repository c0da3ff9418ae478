import type { PageContent } from '#src/content/content-types.ts';
import { dividePage, isSleeping } from '#src/content/page-parts.ts';
import { StillSection } from '#src/sections/still-section.tsx';
import type { LiveSections } from './live-sections.ts';
import { useSectionWords } from './use-section-words.ts';

export type SectionsPageProps = {
  content: PageContent;
  /** Components of the live sections. */
  live: LiveSections;
  /** Shows one part of the page only, by its position. */
  only?: number | undefined;
};

/** A page that is a list of sections. What stays as the document brings it has an element around it. */
export function SectionsPage({ content, live, only }: SectionsPageProps) {
  const words = useSectionWords();
  return dividePage(content.sections).map((part, position) => {
    if (only !== undefined && only !== position) return null;
    if (part.type === 'still') {
      return (
        <div key={position}>
          {part.sections.map((section) => (
            <StillSection key={section.id} section={section} words={words} />
          ))}
        </div>
      );
    }
    const LiveSection = live.get(part.section.kind);
    if (LiveSection === undefined) return null;
    const shown = <LiveSection key={position} section={part.section} words={words} />;
    return isSleeping(part.section) ? <div key={position}>{shown}</div> : shown;
  });
}
