import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styles } from './model-card.styles.ts';

/** What a model is given on its way: the capabilities behind it, and what comes with every solution. */
export function ModelCardSection({ id, title, items, features }: SectionContent<'model-card'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.fields}>
          {items.map((item) => (
            <li key={item.id} className={styles.field}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.value}>{item.text}</p>
            </li>
          ))}
        </ul>
        <section id="key-features" className={styles.features} aria-labelledby="key-features-title">
          <h2 id="key-features-title" className={styles.small}>
            {features.title}
          </h2>
          <Fold label={features.open}>
            <ul className={styles.lines}>
              {features.items.map((item) => (
                <li key={item.id} className={styles.line}>
                  <strong className={styles.term}>{item.title}</strong> {item.text}
                </li>
              ))}
            </ul>
          </Fold>
        </section>
      </div>
    </section>
  );
}
