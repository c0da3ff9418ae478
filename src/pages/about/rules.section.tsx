import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { NoteText } from './note-text.tsx';
import { styles } from './rules.styles.ts';

/** Rules in large type, each on a heavy line from edge to edge, what it means beside it. */
export function RulesSection({ id, eyebrow, title, items }: SectionContent<'rules'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.heading}>
        <SectionHeading section={id} eyebrow={eyebrow} title={title} />
      </div>
      <ul>
        {items.map(({ id: item, title: name, text, to, link }) => (
          <li key={item} className={styles.rule}>
            <h3 className={styles.name}>{name}</h3>
            <NoteText className={styles.text} to={to} link={link}>
              {text}
            </NoteText>
          </li>
        ))}
      </ul>
    </section>
  );
}
