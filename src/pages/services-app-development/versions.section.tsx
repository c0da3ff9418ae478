import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { styles } from './versions.styles.ts';

/** The steps of the work as the versions that come of them, up to the first one for everybody. Phones unfold each step. */
export function VersionsSection({ id, title, items }: SectionContent<'versions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ol className={styles.list}>
          {items.map((step, position) => (
            <li key={step.id} className={styles.step}>
              <bdi dir="ltr" className={styles.version}>
                {step.version}
              </bdi>
              <div className={styles.words}>
                <NamedFold
                  name={
                    <>
                      <PhaseNumber position={position} />
                      {step.title}
                    </>
                  }
                  className={styles.name}
                >
                  <p className={styles.text}>{step.text}</p>
                  <ul className={styles.steps}>
                    {step.steps.map((each) => (
                      <li key={each.id}>{each.text}</li>
                    ))}
                  </ul>
                </NamedFold>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
