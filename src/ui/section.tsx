import type { ReactNode } from 'react';
import { styles } from './section.styles.ts';

type SectionProps = {
  id: string;
  /** The ground. */
  tone: 'paper' | 'sand';
  /** Text of the heading that names the section. */
  children: ReactNode;
};

/** A part of a page with its own ground. It appears when a tenth of it is seen. */
export function Section({ id, tone, children }: SectionProps) {
  return (
    <section id={id} className={styles[tone]} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>{children}</div>
    </section>
  );
}

type SectionHeadingProps = {
  section: string;
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
};

/** The heading of a section: its name, the sentence that sums it up, and a lead. */
export function SectionHeading({ section, eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <header className={styles.sectionHeading}>
      <h2 id={`${section}-title`} className={styles.title}>
        {eyebrow === undefined ? null : <span className={styles.name}>{eyebrow} </span>}
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
