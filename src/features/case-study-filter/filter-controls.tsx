import { announce } from '#src/config/site-events.ts';
import type { CaseStudy, SectionContent } from '#src/content/content-types.ts';
import { filterStudies, type FilterMode, type StudyFilter } from './study-filter.ts';
import { styles } from './filter-controls.styles.ts';

type FilterControlsProps = {
  studies: readonly CaseStudy[];
  filter: StudyFilter;
  labels: SectionContent<'case-studies'>['filter'];
  onChoose: (filter: StudyFilter) => void;
};

/** Switches between industries and services and shows a chip with a count for each value that has studies. */
export function FilterControls({ studies, filter, labels, onChoose }: FilterControlsProps) {
  const choose = (next: StudyFilter) => {
    onChoose(next);
    announce('visitor-engaged', {
      category: 'case_studies',
      action: 'filter',
      label: `${next.mode}:${next.value}`,
    });
  };
  const options = filter.mode === 'industry' ? labels.industries : labels.services;
  const chips = [{ id: 'all', label: labels.all, count: studies.length }].concat(
    options
      .map(({ id, label }) => ({
        id,
        label,
        count: filterStudies(studies, { mode: filter.mode, value: id }).length,
      }))
      .filter(({ count }) => count > 0),
  );
  const modes: { mode: FilterMode; label: string }[] = [
    { mode: 'industry', label: labels.byIndustry },
    { mode: 'service', label: labels.byService },
  ];
  return (
    <div className={styles.root} role="group" aria-label={labels.label}>
      <div className={styles.modes}>
        {modes.map(({ mode, label }) => (
          <button
            key={mode}
            type="button"
            className={styles.mode}
            aria-pressed={mode === filter.mode}
            onClick={() => (mode === filter.mode ? undefined : choose({ mode, value: 'all' }))}
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
            onClick={() => choose({ mode: filter.mode, value: id })}
          >
            {label} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
