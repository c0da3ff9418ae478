import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './hanging-solutions.styles.ts';

/** Where to begin: solutions that hang on the line as it goes on across the page. */
export function HangingSolutionsSection({ id, title, lead, items }: SectionContent<'hanging-solutions'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <SnapRow className={styles.line} labelledBy={`${id}-title`}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <h3 className={styles.name}>
              <Icon name={item.icon} size="letter" />
              {item.title}
            </h3>
            <p>{item.text}</p>
            <ul className={styles.features}>
              {item.features.map((feature) => (
                <li key={feature.id}>{feature.text}</li>
              ))}
            </ul>
            {item.to === undefined || item.link === undefined ? null : (
              <Link to={item.to} className={styles.link}>
                {item.link}
              </Link>
            )}
          </li>
        ))}
      </SnapRow>
    </section>
  );
}
