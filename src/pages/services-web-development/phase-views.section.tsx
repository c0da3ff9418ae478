import type { SectionContent } from '#src/content/content-types.ts';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { PhaseView } from './phase-view.tsx';
import { styles } from './phase-views.styles.ts';

/** The phases of the work, each with what one gets to see in it. */
export function PhaseViewsSection({ id, title, example, items }: SectionContent<'phase-views'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.example}>{example}</p>
        <SnapRow className={styles.phases} labelledBy={`${id}-title`} isOrdered>
          {items.map((phase, position) => (
            <li key={phase.id} className={styles.phase}>
              <PhaseView phase={phase.id} words={phase.sampleView} />
              <h3 className={styles.name}>
                <PhaseNumber position={position} />
                {phase.title}
              </h3>
              <p className={styles.text}>{phase.text}</p>
              <ul className={styles.steps}>
                {phase.steps.map((step) => (
                  <li key={step.id}>{step.text}</li>
                ))}
              </ul>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
