import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './capacity-lights.styles.ts';
import { LightsDrawing } from './lights.drawing.tsx';

/** The first view: the capacities of projects as lights, all to one scale. Each leads to its study on the page. */
export function CapacityLightsSection(section: SectionContent<'capacity-lights'>) {
  const { id, title, lead, scale, studies, places } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.blocks}>
        {studies.map(({ id: study, figure, unit, capacity = 0, tags }) => (
          <li
            key={study}
            className={tags.some(({ id: tag }) => tag === 'solar') ? styles.solar : styles.wind}
          >
            <a href={`#${study}`} className={styles.block}>
              <span className={styles.power}>
                <bdi>{figure}</bdi> <span className={styles.unit}>{unit}</span>
              </span>{' '}
              <span className={styles.near}>{places.find((place) => place.id === study)?.near}</span>
              <LightsDrawing megawatts={capacity} />
            </a>
          </li>
        ))}
      </ol>
      <p className={styles.scale}>{scale}</p>
    </section>
  );
}
