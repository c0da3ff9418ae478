import type { ReactNode } from 'react';
import { LeadActions } from './action-links.tsx';
import type { PageLinks } from './page-list.tsx';
import { styles } from './page-title.styles.ts';

type PageTitleProps = {
  section: string;
  /** Name of the page: the first line of the headline. */
  name?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** The headline of a page, with its name if given. */
export function PageTitle({ section, name, className = styles.title, children }: PageTitleProps) {
  return (
    <h1 id={`${section}-title`} className={className} tabIndex={-1}>
      {name === undefined ? null : <span className={styles.name}>{name} </span>}
      {children}
    </h1>
  );
}

type PageOpeningProps = {
  section: { id: string; eyebrow?: string; title: string; lead: string; actions: PageLinks };
  /** True to put the text below the headline, because the drawing is next to it. */
  isStacked?: boolean;
};

/** The headline of a page, with lead and actions next to it. */
export function PageOpening({ section, isStacked = false }: PageOpeningProps) {
  const { id, eyebrow, title, lead, actions } = section;
  return (
    <div className={isStacked ? styles.stacked : styles.opening}>
      <PageTitle section={id} name={eyebrow}>
        {title}
      </PageTitle>
      <div>
        <p className={styles.lead}>{lead}</p>
        <LeadActions actions={actions} />
      </div>
    </div>
  );
}
