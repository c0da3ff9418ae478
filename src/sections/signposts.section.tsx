import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './signposts.styles.ts';

/** Pages to go on to. */
export function SignpostsSection({ id, title, items }: SectionContent<'signposts'>) {
  return (
    <Section id={id} tone="paper">
      <SectionHeading section={id} title={title} />
      <ul className={styles.list}>
        {items.map(({ id: item, to, label, text }) => (
          <li key={item} className={styles.signpost}>
            <div>
              <h3 className={styles.name}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
