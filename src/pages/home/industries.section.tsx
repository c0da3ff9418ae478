import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { styles } from './industries.styles.ts';

/** The statement of the page, one wide picture in its own light, and two smaller ones below it. */
export function IndustriesSection({ id, eyebrow, title, items }: SectionContent<'industries'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.grid}>
        <div className={styles.statement}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} large />
        </div>
        <ul className={styles.industries}>
          {items.map(({ id: item, picture, alt, title: name, text, to, link }, position) => (
            <li key={item} className={styles.industry}>
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  alt={alt}
                  sizes={`(min-width: 48rem) ${position === 0 ? 72 : 50}vw, 100vw`}
                />
              </div>
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
      </div>
    </section>
  );
}
