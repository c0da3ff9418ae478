import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { isSpot } from './site-layout.ts';
import { SolutionView } from './solution-view.tsx';
import { styles } from './solutions.styles.ts';

type SolutionsProps = Pick<SectionContent<'connected-site'>, 'items' | 'more'> & { isMirrored: boolean };

/** The solutions, in their order along the site. Phones see the part of the site that each hangs on. */
export function Solutions({ items, more, isMirrored }: SolutionsProps) {
  return (
    <div className={styles.earth}>
      <ol className={styles.solutions}>
        {items.map(({ id, anchor, to, title, text, features, link }) => (
          <li key={id} id={anchor} className={styles.solution}>
            {isSpot(id) ? <SolutionView spot={id} isMirrored={isMirrored} className={styles.crop} /> : null}
            <div className={styles.told}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Fold label={more}>
                <ul className={styles.features}>
                  {features.map((feature) => (
                    <li key={feature.id} className={styles.feature}>
                      {feature.text}
                    </li>
                  ))}
                </ul>
              </Fold>
              {to === undefined || link === undefined ? null : (
                <Link to={to} className={styles.link}>
                  {link}
                  <Icon name="arrow" size="small" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
