import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './offers.styles.ts';

/** What the company does, row by row beside the heading; each row leads to its page. */
export function OffersSection({ id, eyebrow, title, lead, items }: SectionContent<'offers'>) {
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
        <ul>
          {items.map(({ id: item, icon, to, title: name, text }) => (
            <li key={item} className={styles.row}>
              <span className={styles.icon}>
                <Icon name={icon} size="large" />
              </span>
              <div>
                <h3 className={styles.name}>
                  <Link to={to} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p className={styles.text}>{text}</p>
              </div>
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
