import type { SectionContent } from '#src/content/content-types.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './versions.styles.ts';

/** The steps of the work as the versions that come of them, up to the first one for everybody. */
export function VersionsSection({ id, title, items }: SectionContent<'versions'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the list scrolls: the keyboard has to reach it */}
        <ol className={styles.list} tabIndex={0} aria-labelledby={`${id}-title`}>
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
        </ol>
      </Reveal>
    </section>
  );
}
