import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { styles } from './capacity-lights.styles.ts';
import { countLights, layLights } from './lights.ts';

/** The capacity of a project as lights; all projects use one scale. */
function LightsDrawing({ megawatts }: { megawatts: number }) {
  const lights = countLights(megawatts);
  const fields = [
    { screen: 'wide', ...layLights(lights, 20, 'columns') },
    { screen: 'narrow', ...layLights(lights, 35, 'rows') },
  ] as const;
  return fields.map(({ screen, width, height, d }) => (
    <svg key={screen} className={styles[screen]} viewBox={`3 0 ${width - 6} ${height}`} aria-hidden="true">
      <path d={d} />
    </svg>
  ));
}

/** The first view: project capacities as lights on one scale. Each links to its study on the page. */
export function CapacityLightsSection(section: SectionContent<'capacity-lights'>) {
  const { id, title, lead, actions, scale, studies, places } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <PageTitle section={id}>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
      <LeadActions actions={actions} />
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
