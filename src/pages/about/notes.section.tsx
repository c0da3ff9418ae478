import type { SectionContent } from '#src/content/content-types.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { NoteText } from './note-text.tsx';
import { styles } from './notes.styles.ts';

/** Notes on ruled lines beside their heading, on one page of a field book. */
export function NotesSection({ id, eyebrow, title, items }: SectionContent<'notes'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.page}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
        </div>
        <div className={styles.notes}>
          <ul>
            {items.map(({ id: item, title: name, text, sampleFigures, to, link }) => (
              <li key={item} className={styles.note}>
                <h3 className={styles.name}>{name}</h3>
                <NoteText className={styles.text} to={to} link={link}>
                  {text} {sampleFigures}
                </NoteText>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
