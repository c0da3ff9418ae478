import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { PhaseScene } from './phase-scene.tsx';
import { styles } from './build-phases.styles.ts';

/** The phases of a build: the same place four times on one ground, and below each what is done there and the skill that it takes. */
export function BuildPhasesSection({ id, title, more, items, skills }: SectionContent<'build-phases'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ol className={styles.phases}>
          {items.map(({ id: phase, title: name, text, steps }, position) => {
            const skill = skills.items[position];
            return (
              <li key={phase} className={styles.phase}>
                <PhaseScene phase={phase} />
                <h3 className={styles.name}>
                  <PhaseNumber position={position} />
                  {name}
                </h3>
                <Fold label={more}>
                  <p className={styles.work}>{text}</p>
                  <ul className={styles.steps}>
                    {steps.map((step) => (
                      <li key={step.id}>{step.text}</li>
                    ))}
                  </ul>
                  {skill === undefined ? null : (
                    <div className={styles.skill}>
                      <h4 className={styles.skillName}>{skill.title}</h4>
                      <p className={styles.skillText}>{skill.text}</p>
                    </div>
                  )}
                </Fold>
              </li>
            );
          })}
        </ol>
        <div id="capabilities" className={styles.skills}>
          <h2 className={styles.heading}>{skills.title}</h2>
          <p className={styles.lead}>{skills.lead}</p>
        </div>
      </div>
    </section>
  );
}
