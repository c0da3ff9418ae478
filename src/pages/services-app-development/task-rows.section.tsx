import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './task-rows.styles.ts';

/** Kinds of apps, each with a phone that rises over its line and shows one task. */
export function TaskRowsSection({ id, title, example, more, items }: SectionContent<'task-rows'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.example}>{example}</p>
        <SnapRow className={styles.rows} labelledBy={`${id}-title`}>
          {items.map((app) => (
            <li key={app.id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>{app.title}</h3>
                <p className={styles.text}>{app.text}</p>
                <Fold label={more}>
                  <ul className={styles.features}>
                    {app.features.map((feature) => (
                      <li key={feature.id}>{feature.text}</li>
                    ))}
                  </ul>
                </Fold>
              </div>
              <div className={styles.phone} aria-hidden="true">
                <div className={styles.screen}>
                  <span className={styles.task}>{app.sampleTask}</span>
                  <span className={styles.answer}>{app.sampleAnswer}</span>
                  <span className={styles.action}>{app.sampleAction}</span>
                </div>
              </div>
            </li>
          ))}
        </SnapRow>
      </Reveal>
    </section>
  );
}
