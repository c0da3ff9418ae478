import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { HandDrawing } from './hand-drawing.tsx';
import { styles } from './app-in-hand.styles.ts';

/** The first view: an app in the hand that uses it, with notes that have the numbers of their places on it. */
export function AppInHandSection({
  id,
  eyebrow,
  title,
  lead,
  actions,
  example,
  sampleScreen,
  sampleTasks,
  field,
}: SectionContent<'app-in-hand'>) {
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            <ServiceName name={eyebrow} />
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} ground="dark" />
          </p>
        </div>
        <div className={styles.drawing}>
          <HandDrawing sampleScreen={sampleScreen} sampleTasks={sampleTasks} />
        </div>
        <section id="field-app" className={styles.field} aria-labelledby="field-app-title">
          <h2 id="field-app-title" className={styles.heading}>
            {field.title}
          </h2>
          <p className={styles.fieldLead}>
            {field.lead} {example}
          </p>
          <ol className={styles.notes}>
            {field.items.map((note, position) => (
              <li key={note.id} className={styles.note}>
                <span className={styles.number} aria-hidden="true">
                  {position + 1}
                </span>
                <div>
                  <h3 className={styles.name}>{note.title}</h3>
                  <p className={styles.text}>{note.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </section>
  );
}
