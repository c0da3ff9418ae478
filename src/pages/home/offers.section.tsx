import { useShell } from '#src/content/shell-context.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { SiteDrawing } from './site-drawing/site-drawing.tsx';
import { styles } from './offers.styles.ts';

/** One site drawn whole, with the services marked where they live, and the fields of expertise below it. */
export function OffersSection({ id, eyebrow, title, lead, places, items }: SectionContent<'offers'>) {
  const { pages } = useShell().content;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.heading}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} lead={lead} />
      </div>
      <div className={styles.scene} data-moving="">
        <SiteDrawing wide={styles.wide} upright={styles.upright} />
        <ol className={styles.places}>
          {places.map(({ id: service, to, place }) => (
            <li key={service} className={styles.place}>
              <Link to={to} className={styles.link}>
                <span className={styles.service}>{pages[to.page].menu}</span>
                <span className={styles.where}>{place}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.fields}>
        {items.map(({ id: item, to, title: name, text }) => (
          <li key={item} className={styles.field}>
            <h3 className={styles.name}>
              <Link to={to} className={styles.nameLink}>
                {name}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
