import type { SectionContent } from '#src/content/content-types.ts';
import { CardLink } from '#src/ui/card-link.tsx';
import { CheckList } from '#src/ui/check-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './service-cards.styles.ts';

/** Services with what each includes; a card that leads somewhere is a link as a whole. */
export function ServiceCardsSection({ id, eyebrow, title, lead, items }: SectionContent<'service-cards'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.cards}>
        {items.map(({ id: item, icon, anchor, to, title: name, text, features, link }) => (
          <li key={item} id={anchor} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} size="large" />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <div className={styles.features}>
              <CheckList items={features} />
            </div>
            {to === undefined || link === undefined ? null : (
              <div className={styles.link}>
                <CardLink to={to}>{link}</CardLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
