import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { LeadActions } from '#src/ui/action-links.tsx';
import { Link } from '#src/routing/link.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles } from './connected-site.styles.ts';
import { SiteSection } from './site-section.drawing.tsx';
import { isSolution } from './site-layout.ts';
import { SolutionView } from './solution-view.tsx';

/** The first view: the promise, and below it the site in section with each solution below its place. */
export function ConnectedSiteSection(section: SectionContent<'connected-site'>) {
  const { id, title, lead, actions, figures, solutions, drawing, more, items } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.opening}>
        <PageTitle section={id}>{title}</PageTitle>
        <div className={styles.withLead}>
          <p className={styles.lead}>{lead}</p>
          <LeadActions actions={actions} />
        </div>
        <dl className={styles.figures}>
          {figures.map(({ id: figure, before, value, unit, label }) => (
            <div key={figure} className={styles.item}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.figure}>
                <Figure value={value} before={before} unit={unit} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.sky}>
        <div className={styles.heading}>
          <h2 className={styles.name}>{solutions.title}</h2>
          <p className={styles.about}>{solutions.lead}</p>
        </div>
        <div className={styles.drawing} role="img" aria-label={drawing}>
          <SiteSection />
        </div>
      </div>
      <Solutions items={items} more={more} />
    </section>
  );
}

type SolutionsProps = Pick<SectionContent<'connected-site'>, 'items' | 'more'>;

/** The solutions in order along the site. Phones show the matching part of the site above each. */
function Solutions({ items, more }: SolutionsProps) {
  return (
    <div className={styles.earth}>
      <ol className={styles.solutions}>
        {items.map(({ id, anchor, to, title, text, features, link }) => (
          <li key={id} id={anchor} className={styles.solution}>
            {isSolution(id) ? <SolutionView solution={id} /> : null}
            <div className={styles.solutionsTold}>
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
