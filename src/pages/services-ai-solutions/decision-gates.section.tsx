import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { styles } from './decision-gates.styles.ts';

/** The phases along one line; at the end of each a gate decides whether the line goes on. */
export function DecisionGatesSection(section: SectionContent<'decision-gates'>) {
  const { id, title, go, stop, items } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <ol className={styles.phases}>
          {items.map((item, position) => (
            <li key={item.id} className={styles.phase}>
              <div className={styles.work}>
                <NamedFold
                  name={
                    <>
                      <PhaseNumber position={position} />
                      {item.title}
                    </>
                  }
                  className={styles.name}
                >
                  <p className={styles.text}>{item.text}</p>
                  <ul className={styles.steps}>
                    {item.steps.map((step) => (
                      <li key={step.id}>{step.text}</li>
                    ))}
                  </ul>
                </NamedFold>
              </div>
              <div className={styles.gate}>
                <p className={styles.go}>
                  <b className={styles.word}>{go}</b> {item.go}
                </p>
                <p className={styles.stop}>
                  <b className={styles.word}>{stop}</b> {item.stop}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
