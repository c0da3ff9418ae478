import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { styles } from './task-rows.styles.ts';

/** Kinds of apps, each with a phone that rises over its line and shows one task. Phones unfold what the app is for. */
export function TaskRowsSection({ id, title, example, items }: SectionContent<'task-rows'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.example}>{example}</p>
        <ul className={styles.rows}>
          {items.map((app) => (
            <li key={app.id} className={styles.row}>
              <div className={styles.words}>
                <NamedFold name={app.title} className={styles.name}>
                  <p className={styles.text}>{app.text}</p>
                  <ul className={styles.features}>
                    {app.features.map((feature) => (
                      <li key={feature.id}>{feature.text}</li>
                    ))}
                  </ul>
                </NamedFold>
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
        </ul>
      </div>
    </section>
  );
}
