import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles as opening } from '#src/ui/page-title.styles.ts';
import { FeatureList } from './features.section.tsx';
import { styles } from './page-heading.styles.ts';

/** The head of a page: title, lead, and results of the work it lists. */
export function PageHeadingSection(section: SectionContent<'page-heading'>) {
  const { id, eyebrow, title, lead, actions, results } = section;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={opening.opening}>
        <div>
          {eyebrow === undefined ? null : <p className={opening.name}>{eyebrow}</p>}
          <PageTitle section={id}>{title}</PageTitle>
        </div>
        {lead === undefined ? null : (
          <div>
            <p className={opening.lead}>{lead}</p>
            {actions === undefined ? null : <LeadActions actions={actions} />}
          </div>
        )}
      </div>
      {results === undefined ? null : (
        <div className={styles.results}>
          <FeatureList items={results} Name="strong" />
        </div>
      )}
    </section>
  );
}
