import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Definitions } from '#src/ui/site-drawing/definitions.tsx';
import { SiteDrawing } from '#src/ui/site-drawing/site-drawing.tsx';
import { PageOpening } from '#src/ui/page-title.tsx';
import { styles } from './service-index.styles.ts';

/**
 * The services as an index next to the drawn site, numbered in the order of its places. Pointing at a line highlights
 * the place where the service works.
 */
export function ServiceIndexSection(section: SectionContent<'service-index'>) {
  const { id, items } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <PageOpening section={section} />
      </div>
      <ol className={styles.lines}>
        {items.map(({ id: service, icon, to, title: name, place, text }, position) => (
          <li key={service} className={styles.line}>
            <h2 className={styles.service}>
              <Link to={to} className={styles.link}>
                <span>
                  <Icon name={icon} size="letter" />
                  {name}
                </span>
                <Icon name="arrow" />
              </Link>
            </h2>
            <p className={styles.fact}>
              <span className={styles.number} aria-hidden="true">
                {position + 1}
              </span>
              <span>
                <span className={styles.place}>{place}</span> {text}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.scene}>
        <Definitions />
        <div className={styles.site}>
          <SiteDrawing form="upright" isStill isLit places={items.map(({ at }) => at)} />
        </div>
      </div>
    </section>
  );
}
