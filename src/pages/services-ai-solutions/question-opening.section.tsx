import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { styles } from './question-opening.styles.ts';

/** The first view: words on paper, above the trace that begins below them. */
export function QuestionOpeningSection(section: SectionContent<'question-opening'>) {
  const { id, eyebrow, title, lead, actions } = section;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <ServiceName name={eyebrow} />
          {title}
        </h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} />
          </p>
        </div>
      </div>
    </section>
  );
}
