import { styles } from './section-heading.styles.ts';

type SectionHeadingProps = {
  section: string;
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** A heading that carries its section by itself. */
  large?: boolean;
};

/** The heading of a section: its name, the sentence that sums it up, and a lead. */
export function SectionHeading({ section, eyebrow, title, lead, large = false }: SectionHeadingProps) {
  return (
    <header className={large ? styles.wide : styles.root}>
      <h2 id={`${section}-title`} className={large ? styles.large : styles.title}>
        {eyebrow === undefined ? null : <span className={styles.name}>{eyebrow} </span>}
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
