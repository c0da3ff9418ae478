import { useRef } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { replaceFilter } from '#src/features/case-study-filter/filter-address.ts';
import { FilterControls } from '#src/features/case-study-filter/filter-controls.tsx';
import { filterStudies } from '#src/features/case-study-filter/study-filter.ts';
import { useStudyFilter } from '#src/features/case-study-filter/use-study-filter.ts';
import { CaseStudiesSection } from '#src/sections/case-studies.section.tsx';

type FilteredStudiesProps = {
  section: SectionContent<'case-studies'>;
  /** Says how many studies there are. */
  countStudies: (count: number) => string;
};

/** The case studies of one industry or service, or all of them, as the address says. */
export function FilteredStudies({ section, countStudies }: FilteredStudiesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { studies } = section;
  const filter = useStudyFilter(studies, list);
  return (
    <CaseStudiesSection
      {...section}
      countStudies={countStudies}
      chosen={filterStudies(studies, filter)}
      list={list}
      controls={
        <FilterControls studies={studies} filter={filter} words={section.filter} onChoose={replaceFilter} />
      }
    />
  );
}
