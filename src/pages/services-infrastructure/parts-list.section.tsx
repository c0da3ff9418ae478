import type { SectionContent } from '#src/content/content-types.ts';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './parts-list.styles.ts';

/** What sets the work apart, as the lines of a list of parts with their quantities. */
export function PartsListSection({ id, title, example, items }: SectionContent<'parts-list'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.example}>{example}</p>
        <SnapRow className={styles.lines} labelledBy={`${id}-title`} isOrdered>
          {items.map(({ id: line, sampleQuantity, sampleUnit, title: name, text }) => (
            <li key={line} className={styles.line}>
              <p className={styles.quantity}>
                <bdi className={styles.figure}>{sampleQuantity}</bdi>{' '}
                <span className={styles.unit}>{sampleUnit}</span>
              </p>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  );
}
