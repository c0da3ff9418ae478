import type { SectionContent } from '#src/content/content-types.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styles } from './panel-notes.styles.ts';

/** What makes the figures of the panel worth trusting, each time beside the words of the panel that show it. */
export function PanelNotesSection({ id, title, open, items }: SectionContent<'panel-notes'>) {
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <Fold label={open}>
          <ul className={styles.notes}>
            {items.map((note) => (
              <li key={note.id} className={styles.note}>
                <p className={styles.cue}>{note.sampleCue}</p>
                <p className={styles.text}>
                  <strong className={styles.name}>{note.title}</strong> {note.text}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
