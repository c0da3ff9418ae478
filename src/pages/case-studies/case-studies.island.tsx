import { useRef } from 'react';
import { FilterControls } from '#src/features/case-study-filter/filter-controls.tsx';
import { filterStudies } from '#src/features/case-study-filter/study-filter.ts';
import { useStudyFilter } from '#src/features/case-study-filter/use-study-filter.ts';
import type { SectionProps } from '#src/sections/section-props.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import { styles } from './case-studies.styles.ts';

/**
 * The case studies of one industry or service, or all of them, as the address says, each with an anchor of its own.
 * Those that are not chosen keep what is open in them.
 */
export function CaseStudiesIsland({ section, labels }: SectionProps<'case-studies'>) {
  const { id, title, studies, filter: filterLabels, labels: studyLabels } = section;
  const list = useRef<HTMLUListElement>(null);
  const [filter, choose] = useStudyFilter(studies, list);
  const chosen = filterStudies(studies, filter);
  const others = studies.filter((study) => !chosen.includes(study));
  const count = chosen.length;
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} eyebrow={labels.countStudies(studies.length)} title={title} />
      <FilterControls studies={studies} filter={filter} labels={filterLabels} onChoose={choose} />
      <p className={count === 0 ? styles.empty : styles.count} role="status">
        {count === 0 ? filterLabels.empty : labels.countStudies(count)}
      </p>
      <ul ref={list} className={styles.list} hidden={count === 0}>
        {[...chosen, ...others].map((study, position) => (
          <li key={study.id} className={styles.item} hidden={position >= count}>
            <CaseStudyCard study={study} labels={studyLabels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
