import type { SectionContent } from '#src/content/content-types.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { RoadObject } from './road-object.drawing.tsx';
import { styles } from './road-notes.styles.ts';

/** What makes a remote site difficult, noted along the road that leads there. */
export function RoadNotesSection({ id, title, items }: SectionContent<'road-notes'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the list scrolls: the keyboard has to reach it */}
        <ol className={styles.road} tabIndex={0} aria-labelledby={`${id}-title`}>
          {items.map((item) => (
            <li key={item.id} className={styles.note}>
              <RoadObject at={item.at} />
              <div className={styles.words}>
                <h3 className={styles.name}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Reveal>
    </section>
  );
}
