import type { ReactNode } from 'react';
import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './shared-section.styles.ts';

type SharedSectionProps = {
  section: Pick<SectionContent<'statement'>, 'id' | 'tone' | 'eyebrow' | 'title' | 'lead' | 'note'>;
  /** Whether the heading is the statement of the section and by far its largest text. */
  isStatement?: boolean;
  children: ReactNode;
};

/** A section that several pages have: its ground, its heading, and beside that what is said of the whole. */
export function SharedSection({ section, isStatement = false, children }: SharedSectionProps) {
  const { id, tone = 'paper', eyebrow, title, lead, note } = section;
  return (
    <section id={id} className={styles[tone]} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <header className={isStatement ? styles.statement : styles.header}>
          <div>
            <h2 id={`${id}-title`} className={isStatement ? styles.large : styles.title}>
              {eyebrow === undefined ? null : <span className={styles.name}>{eyebrow} </span>}
              {title}
            </h2>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
          </div>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
