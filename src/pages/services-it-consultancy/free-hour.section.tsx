import type { SectionContent } from '#src/content/content-types.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { RelatedPages } from '#src/ui/related-pages.tsx';
import { WeekDrawing } from './week.drawing.tsx';
import { styles } from './free-hour.styles.ts';

/** The end of the page: a week that is full but for one hour. */
export function FreeHourSection(section: SectionContent<'free-hour'>) {
  const { id, title, lead, days, actions, related } = section;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ActionLinks actions={actions} />
          </p>
        </div>
        <div className={styles.week}>
          <p className={styles.days} aria-hidden="true">
            {days.map(({ id: day, title: name }) => (
              <span key={day} className={styles.day}>
                {name}
              </span>
            ))}
          </p>
          <WeekDrawing days={days.length} week={section} />
        </div>
        <RelatedPages related={related} />
      </div>
    </section>
  );
}
