import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './common-ground.styles.ts';

/** What is the same under all places: one text, its sentences begun by their names. */
export function CommonGroundSection({ id, title, items }: SectionContent<'common-ground'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {items.map(({ id: item, title: name, text }) => (
          <div key={item} className={styles.item}>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
