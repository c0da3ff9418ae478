import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/lead-actions.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { styles } from './wish-opening.styles.ts';

const NUMBER = /(\d+)/;

/** The first view: a sentence whose two numbers are the page. */
export function WishOpeningSection({ id, eyebrow, title, lead, actions }: SectionContent<'wish-opening'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        <ServiceName name={eyebrow} />
        {title.split(NUMBER).map((part) =>
          NUMBER.test(part) ? (
            <span key={part} className={styles.number}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </h1>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        <LeadActions actions={actions} />
      </div>
    </section>
  );
}
