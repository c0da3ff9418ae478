import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles as opening } from '#src/ui/page-title.styles.ts';
import { styles } from './page-heading.styles.ts';

/** The head of a page: its name, and where it is a text that is read, its date and what it is about. */
export function PageHeadingSection({ id, eyebrow, title, lead, actions }: SectionContent<'page-heading'>) {
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
    </section>
  );
}
