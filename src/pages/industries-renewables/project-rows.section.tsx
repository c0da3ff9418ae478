import type { SectionContent } from '#src/content/content-types.ts';
import { CardLink } from '#src/ui/card-link.tsx';
import { CheckList } from '#src/ui/check-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { Section } from '#src/ui/section.tsx';
import { styles } from './project-rows.styles.ts';

/** Success stories with large pictures, on alternating sides; each leads to its case study. */
export function ProjectRowsSection({ id, eyebrow, title, link, items }: SectionContent<'project-rows'>) {
  return (
    <Section id={id} tone="either">
      <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <div className={styles.picture}>
              <Picture picture={item.picture} alt={item.alt} sizes="(min-width: 64rem) 690px, 100vw" />
            </div>
            <div className={styles.text}>
              <p className={styles.figure}>
                <Figure value={item.study.figure} unit={item.study.unit} />
              </p>
              <h3 id={`${item.id}-title`} className={styles.name}>
                {item.title}
              </h3>
              <p className={styles.subtitle}>{item.subtitle}</p>
              <p>{item.text}</p>
              <div className={styles.achievements}>
                <CheckList items={item.achievements} />
              </div>
              <CardLink
                id={`${item.id}-link`}
                to={{ page: item.study.page }}
                aria-labelledby={`${item.id}-link ${item.id}-title`}
              >
                {link}
              </CardLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
