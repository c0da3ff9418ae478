import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { styles } from './cause-and-effect.styles.ts';

/** What is done, and across from it what people notice of it. */
export function CauseAndEffectSection({ id, title, items, benefits }: SectionContent<'cause-and-effect'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.heads}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <h2 id="benefits" className={styles.title}>
            {benefits.title}
          </h2>
        </div>
        <ul>
          {items.map((item, position) => {
            const benefit = benefits.items[position];
            return (
              <li key={item.id} className={styles.row}>
                <NamedFold
                  name={item.title}
                  className={styles.cause}
                  across={<h3 className={styles.effect}>{benefit?.title}</h3>}
                >
                  <div className={styles.pair}>
                    <p>{item.text}</p>
                    <p className={styles.muted}>{benefit?.text}</p>
                  </div>
                </NamedFold>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
