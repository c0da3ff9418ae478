import { useRef } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { FilterControls } from '#src/features/case-study-filter/filter-controls.tsx';
import { MovingList } from '#src/features/case-study-filter/moving-list.tsx';
import { filterStudies } from '#src/features/case-study-filter/study-filter.ts';
import { useStudyFilter } from '#src/features/case-study-filter/use-study-filter.ts';
import { useTranslate } from '#src/i18n/use-translate.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Section } from '#src/ui/section.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { CaseStudyCard } from './case-study-card.tsx';
import { styles } from './case-studies.styles.ts';

const Router = import.meta.env.SSR ? MemoryRouter : BrowserRouter;

/** The case studies with the filter in the URL, which React Router reads and writes. */
export function CaseStudiesIsland(section: SectionContent<'case-studies'>) {
  return (
    <Router>
      <FilteredStudies {...section} />
    </Router>
  );
}

/**
 * The case studies that match the filter in the URL, each with its own anchor. Hidden ones keep their open disclosures.
 */
function FilteredStudies(section: SectionContent<'case-studies'>) {
  const { id, title, studies, filter: filterLabels, labels } = section;
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [filter, choose] = useStudyFilter(studies, filterLabels, list);
  const chosen = filterStudies(studies, filter);
  const others = studies.filter((study) => !chosen.includes(study));
  const count = chosen.length;
  const isHydrated = useHydrated();
  return (
    <Section id={id}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <FilterControls studies={studies} filter={filter} labels={filterLabels} onChoose={choose} />
      <p className={count === 0 ? styles.empty : styles.count} role="status">
        {count === 0 ? filterLabels.empty : t('stories.count', { count })}
      </p>
      <MovingList
        list={list}
        shown={isHydrated ? `${filter.mode}:${filter.value}` : undefined}
        className={styles.list}
        hidden={count === 0}
      >
        {[...chosen, ...others].map((study, position) => (
          <li key={study.id} className={styles.item} hidden={position >= count}>
            <CaseStudyCard study={study} labels={labels} />
          </li>
        ))}
      </MovingList>
    </Section>
  );
}
