import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { styles } from './figures.styles.ts';

/** The instrument panel: the figures that sum the company up, over the edge of the picture above. */
export function FiguresSection({ id, label, items }: SectionContent<'figures'>) {
  return (
    <section id={id} className={styles.root} aria-label={label}>
      <dl className={styles.panel}>
        {items.map(({ id: item, value, before, unit, label: meaning }) => (
          <div key={item} className={styles.item}>
            <dt className={styles.label}>{meaning}</dt>
            <dd>
              <Figure value={value} before={before} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
