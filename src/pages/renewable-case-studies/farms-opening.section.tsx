import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './farms-opening.styles.ts';

/** The headline of the page, above its largest figure. */
export function FarmsOpeningSection({
  id,
  title,
  lead,
  studies,
  labels,
}: StaticSectionProps<'farms-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.told}>
        <p className={styles.lead}>{lead}</p>
        <SampleNote records={studies} text={labels.samples.studies} />
      </div>
    </section>
  );
}
