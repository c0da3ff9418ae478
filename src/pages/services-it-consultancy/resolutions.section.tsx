import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './resolutions.styles.ts';

/** What is different afterward, set down like the resolutions of a meeting. */
export function ResolutionsSection({ id, title, items }: SectionContent<'resolutions'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.lines}>
          {items.map(({ id: line, title: name, text }) => (
            <li key={line} className={styles.line}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
