import { styles } from './section-heading.styles.ts';

type SectionHeadingProps = {
  section: string;
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
};

/** The heading of a section: its name, the sentence that sums it up, and a lead. */
export function SectionHeading({ section, eyebrow, title, lead }: SectionHeadingProps) {
  return (
    <header className={styles.root}>
      <h2 id={`${section}-title`} className={styles.title}>
        {eyebrow === undefined ? null : <span className={styles.name}>{eyebrow} </span>}
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
