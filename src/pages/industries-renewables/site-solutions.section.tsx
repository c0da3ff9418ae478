import { languages } from '#src/config/languages.ts';
import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Link } from '#src/routing/link.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SolutionView } from './solution-view.tsx';
import { isSpot } from './site-layout.ts';
import { SiteSection } from './site-section.drawing.tsx';
import { styles } from './site-solutions.styles.ts';

/** One site in section, and the solutions that hang on it where they are at work. */
export function SiteSolutionsSection(section: SectionContent<'site-solutions'>) {
  const { id, title, lead, drawing, more, items } = section;
  const isMirrored = languages[useLanguage()].direction === 'rtl';
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.sky}>
        <div className={styles.heading}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.drawing} role="img" aria-label={drawing}>
          <SiteSection className={styles.wide} isMirrored={isMirrored} />
        </div>
      </div>
      <div className={styles.earth}>
        <ol className={styles.solutions}>
          {items.map(({ id: item, anchor, to, title: name, text, features, link }) => (
            <li key={item} id={anchor} className={styles.solution}>
              {isSpot(item) ? (
                <SolutionView spot={item} isMirrored={isMirrored} className={styles.crop} />
              ) : null}
              <div className={styles.told}>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.text}>{text}</p>
                <Fold label={more}>
                  <ul className={styles.features}>
                    {features.map(({ id: feature, text: what }) => (
                      <li key={feature} className={styles.feature}>
                        {what}
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
    </section>
  );
}
