import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { NoteText } from './note-text.tsx';
import { styles } from './mission-notes.styles.ts';

/** What the company is for: notes beside their heading, and below them the hour at which it counts, set large. */
export function MissionNotesSection({ id, eyebrow, title, items }: SectionContent<'mission-notes'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        </div>
        <ul className={styles.notes}>
          {items.map(({ id: item, title: name, figure, text, to, link }) => (
            <li key={item} className={figure === undefined ? styles.note : styles.counted}>
              <h3 className={styles.name}>{name}</h3>
              {figure === undefined ? null : (
                <p className={styles.figure}>
                  <bdi>{figure}</bdi>
                </p>
              )}
              <NoteText className={styles.text} to={to} link={link}>
                {text}
              </NoteText>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
