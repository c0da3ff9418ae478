import type { SectionContent } from '#src/content/content-types.ts';
import { CardLink } from '#src/ui/card-link.tsx';
import { CheckList } from '#src/ui/check-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './sectors.styles.ts';

/** The industries: the first one large and on ink, the others around it. */
export function SectorsSection({ id, title, lead, items }: SectionContent<'sectors'>) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} title={title} lead={lead} />
      <ul className={styles.mosaic}>
        {items.map(({ id: item, icon, to, title: name, text, points, link }, position) => (
          <li
            key={item}
            id={item}
            className={position === 0 ? styles.first : styles.sector}
            data-tone={position === 0 ? 'ink' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={icon} size="large" />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <div className={styles.points}>
              <CheckList items={points} />
            </div>
            {to === undefined || link === undefined ? null : <CardLink to={to}>{link}</CardLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
