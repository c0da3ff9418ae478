import type { ReactNode } from 'react';
import { styles } from './section.styles.ts';

type SectionHeadingProps = {
  /** Id of the section. */
  id: string;
  /** The name of the section, which is the first line of its heading. */
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** A small line below the title: what is an example. */
  note?: string | undefined;
  /** Whether it is the statement of the section and by far its largest text. */
  isStatement?: boolean;
};

/** The heading of a section: its name, the sentence that sums it up, and beside that what is said of the whole. */
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
  /** Without it, what the section holds has a heading of its own. */
  title?: string;
  /** The ground. */
  tone?: 'paper' | 'sand' | 'ink';
  children: ReactNode;
};

/** A part of a page on its own ground, below its heading. It appears when a tenth of it is seen. */
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
