import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import {
  countStudies,
  everyStudy,
  filterByIndustry,
  filterByService,
  type FilterMode,
  type StudyFilter,
} from './study-filter.ts';
import { tellEngagement } from '#src/ui/tell-engagement.ts';
import { styles } from './filter-controls.styles.ts';

type FilterControlsProps = {
  studies: readonly CaseStudy[];
  filter: StudyFilter;
  words: SectionContent<'case-studies'>['filter'];
  onChoose: (filter: StudyFilter) => void;
};

/** A switch between industries and services, and a chip with a count for each of those that have studies. */
export function FilterControls({ studies, filter, words, onChoose }: FilterControlsProps) {
  const choose = (next: StudyFilter) => {
    onChoose(next);
    tellEngagement({ category: 'case_studies', action: 'filter', label: `${next.mode}:${next.value}` });
  };
  const counts = countStudies(studies, filter.mode);
  const options = filter.mode === 'industry' ? words.industries : words.services;
  const select = filter.mode === 'industry' ? filterByIndustry : filterByService;
  const chips = [{ id: 'all', label: words.all, count: studies.length }].concat(
    options
      .map(({ id, label }) => ({ id, label, count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
  );
  const modes: { mode: FilterMode; label: string; whole: StudyFilter }[] = [
    { mode: 'industry', label: words.byIndustry, whole: everyStudy },
    { mode: 'service', label: words.byService, whole: filterByService('all') },
  ];
  return (
    <div className={styles.root} role="group" aria-label={words.label}>
      <div className={styles.modes}>
        {modes.map(({ mode, label, whole }) => (
          <button
            key={mode}
            type="button"
            className={styles.mode}
            aria-pressed={mode === filter.mode}
            onClick={() => (mode === filter.mode ? undefined : choose(whole))}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.chips}>
        {chips.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={id === filter.value}
            onClick={() => choose(select(id))}
          >
            {label} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
