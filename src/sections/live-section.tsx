import type { LiveSectionContent } from '#src/content/page-parts.ts';
import { OpeningSection } from './opening.section.tsx';
import type { SectionWords } from './section-words.ts';

export type LiveSectionProps = { section: LiveSectionContent; words: SectionWords };

/** A section that answers to the visitor by itself; those of a feature come with the feature's page. */
export function LiveSection({ section, words }: LiveSectionProps) {
  return section.kind === 'opening' ? <OpeningSection {...section} motion={words.motion} /> : null;
}
