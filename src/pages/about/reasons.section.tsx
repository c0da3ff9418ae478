import type { SectionContent } from '#src/content/content-types.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './reasons.styles.ts';

/** Why clients choose the company: the heading beside a grid of reasons. */
export function ReasonsSection({ id, eyebrow, title, lead, items }: SectionContent<'reasons'>) {
  return (
    <Section id={id} tone="paper">
      <div className={styles.split}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
        <ul className={styles.grid}>
          {items.map(({ id: item, icon, title: name, text }) => (
            <li key={item} className={styles.reason}>
              <h3 className={styles.name}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                {name}
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
