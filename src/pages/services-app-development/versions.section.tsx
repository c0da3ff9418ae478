import type { SectionContent } from '#src/content/content-types.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './versions.styles.ts';

/** The steps of the work as the versions that come of them, up to the first one for everybody. */
export function VersionsSection({ id, title, items }: SectionContent<'versions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <SnapRow className={styles.list} labelledBy={`${id}-title`} isOrdered>
          {items.map((step) => (
            <li key={step.id} className={styles.step}>
              <bdi dir="ltr" className={styles.version}>
                {step.version}
              </bdi>
              <div>
                <h3 className={styles.name}>{step.title}</h3>
                <p className={styles.text}>{step.text}</p>
              </div>
              <ul className={styles.steps}>
                {step.steps.map((each) => (
                  <li key={each.id}>{each.text}</li>
                ))}
              </ul>
            </li>
          ))}
        </SnapRow>
      </Reveal>
    </section>
  );
}
