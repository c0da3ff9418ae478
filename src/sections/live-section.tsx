import type { LiveSectionContent } from '#src/content/page-parts.ts';
import { OpeningSection } from './opening.section.tsx';
import type { SectionWords } from './section-words.ts';

export type LiveSectionProps = { section: LiveSectionContent; words: SectionWords };

/** A section that answers to the visitor by itself. */
export function LiveSection({ section, words }: LiveSectionProps) {
  return <OpeningSection {...section} motion={words.motion} />;
}
