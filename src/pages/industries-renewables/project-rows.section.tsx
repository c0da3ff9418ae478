import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Link } from '#src/routing/link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { styles } from './project-rows.styles.ts';

/** Success stories: what all of them achieved, said once, then of each what differs, as large as a figure gets, beside what shows it. */
export function ProjectRowsSection({
  id,
  title,
  link,
  common,
  items,
  labels,
}: StaticSectionProps<'project-rows'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <SampleNote records={items.map(({ study }) => study)} text={labels.samples.studies} />
      </div>
      <div className={styles.common}>
        <p className={styles.all}>{common.title}</p>
        <ul className={styles.shared}>
          {common.items.map(({ id: achievement, text }) => (
            <li key={achievement}>{text}</li>
          ))}
        </ul>
      </div>
      <SnapRow className={styles.rows} labelledBy={`${id}-title`}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <div className={styles.picture}>
              {item.picture === undefined ? (
                <StudySheet study={item.study.id} alt={item.alt} className={styles.drawing} />
              ) : (
                <Picture picture={item.picture} alt={item.alt} sizes="(min-width: 64rem) 60vw, 86vw" />
              )}
            </div>
            <div className={styles.text}>
              <h3 id={`${item.id}-title`} className={styles.name}>
                {item.title}
              </h3>
              <p className={styles.subtitle}>{item.subtitle}</p>
              <p className={styles.fact}>
                <b className={styles.value}>{item.value}</b>{' '}
                <span className={styles.label}>{item.label}</span>
              </p>
              <p className={styles.what}>{item.text}</p>
              <ul className={styles.achievements}>
                {item.achievements.map(({ id: achievement, text }) => (
                  <li key={achievement}>{text}</li>
                ))}
              </ul>
              <Link
                id={`${item.id}-link`}
                to={{ page: item.study.page }}
                className={styles.link}
                aria-labelledby={`${item.id}-link ${item.id}-title`}
              >
                {link}
                <Icon name="arrow" size="small" />
              </Link>
            </div>
          </li>
        ))}
      </SnapRow>
    </section>
  );
}
