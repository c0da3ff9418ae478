import type { SectionContent } from '#src/content/content-types.ts';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { styles } from './figure-life.styles.ts';

/** The phases, each with what there is of one and the same figure when it ends: the surer it is, the larger it stands. */
export function FigureLifeSection({ id, title, example, items }: SectionContent<'figure-life'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <p className={styles.example}>{example}</p>
        <SnapRow className={styles.phases} labelledBy={`${id}-title`} isOrdered>
          {items.map((item, position) => (
            <li key={item.id} className={styles.phase}>
              <h3 className={styles.name}>
                <PhaseNumber position={position} />
                {item.title}
              </h3>
              <p className={styles.state}>
                <bdi>{item.sampleState}</bdi>
              </p>
              <div className={styles.text}>
                <p>{item.text}</p>
                <ul className={styles.steps}>
                  {item.steps.map((step) => (
                    <li key={step.id}>{step.text}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
