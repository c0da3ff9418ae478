import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { FoldNames } from '#src/ui/fold-names.tsx';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MastDrawing } from './mast.drawing.tsx';
import { styles } from './mast-columns.styles.ts';

/** What stands, and what it changes: two columns on either side of a mast, and lines from each solution to what is seen of it there. */
export function MastColumnsSection({ id, title, items, benefits }: SectionContent<'mast-columns'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        {items.map((item) => (
          <span key={item.id} className={styles.leader} aria-hidden="true" />
        ))}
        <div className={styles.stands}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.solutions}>
            {items.map((item) => (
              <li key={item.id} className={styles.solution}>
                <NamedFold
                  name={
                    <>
                      <Icon name={item.icon} size="letter" />
                      {item.title}
                    </>
                  }
                  className={styles.name}
                >
                  <p>{item.text}</p>
                  <ul className={styles.features}>
                    {item.features.map((feature) => (
                      <li key={feature.id}>{feature.text}</li>
                    ))}
                  </ul>
                </NamedFold>
              </li>
            ))}
          </ul>
        </div>
        <MastDrawing />
        <div id="benefits" className={styles.changes}>
          <h2 className={styles.title}>{benefits.title}</h2>
          <Fold label={<FoldNames items={benefits.items} label={benefits.more} />}>
            <ul>
              {benefits.items.map((item) => (
                <li key={item.id} className={styles.benefit}>
                  <h3 className={styles.benefitName}>{item.title}</h3>
                  <p className={styles.muted}>{item.text}</p>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
}
