import type { PageContent } from '#src/content/content-types.ts';
import { SectionList } from '#src/sections/section-list.tsx';
import { useSectionWords } from './use-section-words.ts';

/** A page that is a list of sections. */
export function SectionsPage({ content }: { content: PageContent }) {
  return <SectionList sections={content.sections} words={useSectionWords()} />;
}
