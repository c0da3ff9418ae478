import type { SectionContent } from '#src/content/content-types.ts';
import { Figure } from '#src/ui/figure.tsx';
import { LeadActions } from '#src/ui/lead-actions.tsx';
import { styles } from './site-opening.styles.ts';

/** The headline of the page, above the site, and what is promised in two figures. */
export function SiteOpeningSection({ id, title, lead, actions, figures }: SectionContent<'site-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.told}>
        <p className={styles.lead}>{lead}</p>
        <LeadActions actions={actions} ground="dark" />
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
    </section>
  );
}
