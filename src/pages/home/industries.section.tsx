import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './industries.styles.ts';

/** The industries served: one large picture and smaller ones beside it. */
export function IndustriesSection({ id, eyebrow, title, items }: SectionContent<'industries'>) {
  return (
    <Section id={id} tone="sand">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      <ul className={styles.mosaic}>
        {items.map(({ id: item, picture, alt, title: name, text, to, link }) => (
          <li key={item} className={styles.tile}>
            <Picture picture={picture} alt={alt} sizes="(min-width: 64rem) 700px, 100vw" />
            <div className={styles.caption}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
              {to === undefined || link === undefined ? null : (
                <Link to={to} className={styles.link}>
                  {link}
                  <Icon name="arrow" size="small" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
