import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { WeekDrawing } from './week.drawing.tsx';
import { styles } from './free-hour.styles.ts';

/** The end of the page: a week that is full but for one hour. */
export function FreeHourSection({ id, title, lead, days, actions, related }: SectionContent<'free-hour'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.grid}>
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map(({ id: action, to, label }, position) => (
              <ButtonLink key={action} to={to} variant={position === 0 ? 'primary' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
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
          <WeekDrawing />
        </div>
        <nav id="related" className={styles.related} aria-label={related.title}>
          <p>{related.title}</p>
          <ul className={styles.pages}>
            {related.items.map(({ id: item, to, label }) => (
              <li key={item}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Reveal>
    </section>
  );
}
