import type { LiveSectionProps } from '#src/sections/live-section.tsx';
import { FilteredStudies } from './filtered-studies.tsx';

/** The case studies with their filter. */
export function CaseStudiesLiveSection({ section, words }: LiveSectionProps) {
  return section.kind === 'case-studies' ? (
    <FilteredStudies section={section} countStudies={words.countStudies} />
  ) : null;
}
