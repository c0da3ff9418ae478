import type { ReactNode } from 'react';
import { styles } from './section.styles.ts';

type SectionHeadingProps = {
  /** Id of the section. */
  id: string;
  /** Name of the section: the first line of its heading. */
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** A small line below the title that marks an example. */
  note?: string | undefined;
  /** True for a statement: by far the largest text of the section. */
  isStatement?: boolean;
};

/** The heading of a section: name and title, with the lead next to them. */
export function SectionHeading({ id, eyebrow, title, lead, note, isStatement = false }: SectionHeadingProps) {
  return (
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
  );
}

type SectionProps = Omit<SectionHeadingProps, 'title'> & {
  /** Without it, the content has its own heading. */
  title?: string;
  /** Background color. */
  tone?: 'paper' | 'sand' | 'ink';
  children: ReactNode;
};

/** A part of a page with its own background and heading. It appears once a tenth of it is visible. */
export function Section({ title, tone = 'paper', children, ...heading }: SectionProps) {
  const { id } = heading;
  return (
    <section id={id} className={styles[tone]} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        {title === undefined ? null : <SectionHeading {...heading} title={title} />}
        {children}
      </div>
    </section>
  );
}
