import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styles } from './data-column.styles.ts';

/** A list of names with what each means, as on the sheet of data of a device. */
export function DataColumnSection({ id, title, more, items }: SectionContent<'data-column'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Fold label={more}>
          <dl className={styles.lines}>
            {items.map((item) => (
              <div key={item.id} className={styles.line}>
                <dt className={styles.name}>{item.title}</dt>
                <dd className={styles.text}>{item.text}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </section>
  );
}
