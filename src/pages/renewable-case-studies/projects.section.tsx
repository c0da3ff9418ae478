import type { SectionContent } from '#src/content/content-types.ts';
import { Link } from '#src/routing/link.tsx';
import { FileLink } from '#src/ui/file-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { StudySheet } from '#src/ui/study-sheet.tsx';
import { CapacityField } from './capacity-field.tsx';
import { styles } from './projects.styles.ts';

/** The projects: their capacities as lights to one scale, then a sheet for each, the larger the project the larger. */
export function ProjectsSection(section: SectionContent<'projects'>) {
  const { id, title, scale, studies, sheets, certificate: certificateLabel, study: studyLabel } = section;
  const projects = studies.flatMap((study) =>
    sheets.filter((sheet) => sheet.id === study.id).map((sheet) => ({ ...sheet, study })),
  );
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.field} data-tone="ink">
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.scale}>{scale}</p>
        <ol className={styles.blocks}>
          {projects.map(({ id: item, near, study: { figure, unit, capacity = 0, tags } }) => (
            <li
              key={item}
              className={tags.some(({ id: tag }) => tag === 'solar') ? styles.solar : styles.wind}
            >
              <a href={`#${item}`} className={styles.block}>
                <span className={styles.power}>
                  <bdi>{figure}</bdi> <span className={styles.unit}>{unit}</span>
                </span>{' '}
                <span className={styles.near}>{near}</span>
                <CapacityField megawatts={capacity} />
              </a>
            </li>
          ))}
        </ol>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones the sheets scroll: the keyboard has to reach them */}
      <div className={styles.sheets} role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        {projects.map(({ id: item, value, label, alt, study }) => (
          <article key={item} id={item} className={styles.sheet} aria-labelledby={`${item}-title`}>
            <StudySheet study={study.id} alt={alt} className={styles.drawing} />
            <div className={styles.text}>
              <p className={styles.difference}>
                <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
              </p>
              <div>
                <h3 id={`${item}-title`} className={styles.name}>
                  {study.title}
                </h3>
                <p className={styles.place}>{study.place}</p>
                <p className={styles.summary}>{study.summary}</p>
                <p className={styles.links}>
                  <Link
                    id={`${item}-link`}
                    to={{ page: study.page }}
                    className={styles.link}
                    aria-labelledby={`${item}-link ${item}-title`}
                  >
                    {studyLabel}
                    <Icon name="arrow" size="small" />
                  </Link>
                  {study.certificate === undefined ? null : (
                    <FileLink {...study.certificate} label={certificateLabel} />
                  )}
                </p>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
