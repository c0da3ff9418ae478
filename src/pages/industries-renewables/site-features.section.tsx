import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { styles } from './site-features.styles.ts';

/** Six features, two on each rule: a name and a sentence. Phones unfold the sentences. */
export function SiteFeaturesSection({ id, title, items }: SectionContent<'site-features'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.features}>
        {items.map(({ id: item, title: name, text }) => (
          <li key={item} className={styles.feature}>
            <NamedFold name={name} className={styles.name}>
              <p className={styles.text}>{text}</p>
            </NamedFold>
          </li>
        ))}
      </ul>
    </section>
  );
}
