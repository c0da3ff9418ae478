import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './principles.styles.ts';

/** What the company works for: cards side by side. */
export function PrinciplesSection({ id, eyebrow, title, items }: SectionContent<'principles'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      <ul className={styles.cards}>
        {items.map(({ id: item, icon, title: name, text }) => (
          <li key={item} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} size="large" />
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
