import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { styles } from './agenda.styles.ts';

/** The phases as an agenda: when each one is, what happens in it, and what is in hand then. */
export function AgendaSection({
  id,
  picture,
  alt,
  title,
  result,
  example,
  more,
  items,
}: SectionContent<'agenda'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.example}>{example}</p>
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="100vw" />
          </div>
        </div>
        <ol className={styles.points}>
          {items.map(({ id: phase, sampleWhen, title: name, text, steps, outcome }, position) => (
            <li key={phase} className={styles.point}>
              <p className={styles.when}>{sampleWhen}</p>
              <div className={styles.what}>
                <h3 className={styles.name}>
                  <PhaseNumber position={position} />
                  {name}
                </h3>
                <p className={styles.outcome}>
                  <span className={styles.result}>{result}</span> {outcome}
                </p>
                <Fold label={more}>
                  <p className={styles.text}>{text}</p>
                  <ul className={styles.steps}>
                    {steps.map((step) => (
                      <li key={step.id}>{step.text}</li>
                    ))}
                  </ul>
                </Fold>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
