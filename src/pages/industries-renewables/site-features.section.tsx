import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './site-features.styles.ts';

/** Six features as one paragraph; each begins with its name. */
export function SiteFeaturesSection({ id, title, items }: SectionContent<'site-features'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div className={styles.paragraph}>
        {items.map(({ id: item, title: name, text }) => (
          <div key={item} className={styles.feature}>
            <h3 className={styles.name}>{name}</h3> <p className={styles.text}>{text}</p>{' '}
          </div>
        ))}
      </div>
    </section>
  );
}
