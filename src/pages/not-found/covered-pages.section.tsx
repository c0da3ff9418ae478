import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { styles } from './covered-pages.styles.ts';

/** Pages to go on to, by the numbers of the map. */
export function CoveredPagesSection({ id, title, items }: SectionContent<'covered-pages'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <ol>
        {items.map(({ id: item, to, label, text }, position) => (
          <li key={item} className={styles.page}>
            <span className={styles.number}>{position + 1}</span>
            <h3 className={styles.name}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
