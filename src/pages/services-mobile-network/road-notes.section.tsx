import type { SectionContent } from '#src/content/content-types.ts';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { RoadObject } from './road-object.drawing.tsx';
import { styles } from './road-notes.styles.ts';

/** What makes a remote site difficult, noted along the road that leads there. */
export function RoadNotesSection({ id, title, items }: SectionContent<'road-notes'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <SnapRow className={styles.road} labelledBy={`${id}-title`} isOrdered>
        {items.map((item) => (
          <li key={item.id} className={styles.note}>
            <RoadObject at={item.at} />
            <div className={styles.words}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </SnapRow>
    </section>
  );
}
