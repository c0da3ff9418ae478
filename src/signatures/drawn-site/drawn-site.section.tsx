import { useShell } from '#src/content/shell-context.ts';
import { Link } from '#src/routing/link.tsx';
import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { MotionToggle } from '#src/ui/motion-toggle.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RotatingWord } from '#src/ui/rotating-word.tsx';
import { Definitions } from '#src/ui/site-drawing/definitions.tsx';
import { SiteDrawing } from '#src/ui/site-drawing/site-drawing.tsx';
import { sitePlaces } from '#src/config/site-places.ts';
import { styles } from './drawn-site.styles.ts';

/**
 * The first view of Home: the offer above one drawn site. Pointing at a part of the site or at its service in the list
 * highlights both.
 */
export function DrawnSiteSection(section: SectionContent<'drawn-site'>) {
  const { id, words, rest, lead, actions, places } = section;
  const { pages } = useShell().content;
  return (
    <section id={id} className={styles.root} data-tone="ink" data-moving="" aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <PageTitle section={id} className={styles.title}>
          <RotatingWord words={words.map(({ word }) => word)} /> {rest}
        </PageTitle>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.actions}>
          <ActionLinks actions={actions} />
          <MotionToggle />
        </p>
      </div>
      <Definitions />
      <div className={styles.wide}>
        <SiteDrawing form="wide" isLit places={sitePlaces} />
      </div>
      <div className={styles.upright}>
        <SiteDrawing form="upright" places={[]} />
      </div>
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
    </section>
  );
}
