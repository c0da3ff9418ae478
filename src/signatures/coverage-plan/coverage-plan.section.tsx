import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { languages } from '#src/config/languages.ts';
import type { Point } from '#src/ui/site-drawing/path.ts';
import { styles } from './coverage-plan.styles.ts';
import { cutWay, drawCoveragePlan, drawSmooth, listWayBack } from './draw-plan.ts';
import type { Site } from './site-signal.ts';

/** The part of the plan that is shown: the visitor's side of it, whole. */
const frames = { ltr: '-24 30 1120 930', rtl: '504 30 1120 930' } as const;
/** A cabin of the camp, from its middle. */
const cabins: readonly Point[] = [
  [-26, -20],
  [2, -20],
  [-26, -4],
  [2, -4],
  [-26, 12],
];
const CABIN = 'h22v9h-22z';

const move = ([x, y]: Point) => `translate(${Math.round(x)} ${Math.round(y)})`;
const draw = (points: readonly Point[], shape: string) =>
  points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}${shape}`).join('');

/** A plan of coverage. It is never turned: where reading starts at the right, the visitor stands on its other side. */
function CoverageDrawing({ site }: { site: Site }) {
  const { sampleCamp: camp, sampleMasts: masts, sampleTurbines: turbines } = site;
  const { direction } = languages[useLanguage()];
  const { contours, indexes, covered, edge } = drawCoveragePlan(site);
  const way = listWayBack(direction, site);
  const { outside, inside } = cutWay(way, site);
  const [visitor = camp] = way;
  const align = direction === 'ltr' ? 'xMinYMid' : 'xMaxYMid';
  return (
    <svg
      className={styles.drawing}
      viewBox={frames[direction]}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.covered} d={covered} />
      <path className={styles.contour} d={contours} />
      <path className={styles.index} d={indexes} />
      <path className={styles.edge} d={edge} />
      <path className={styles.border} d={covered} />
      <path
        className={styles.link}
        d={masts.map((mast) => `M${camp.join(' ')}L${mast.join(' ')}`).join('')}
      />
      <path className={styles.turbine} d={draw(turbines, 'm-15 5 30-10m-15 5v0')} />
      <path className={styles.hub} d={draw(turbines, 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z')} />
      <path className={styles.outside} d={drawSmooth(outside)} />
      <path className={styles.inside} d={drawSmooth(inside)} />
      <g transform={move(camp)}>
        <path className={styles.fence} d="M-38-32h76v64h-76z" />
        <path className={styles.cabin} d={draw(cabins, CABIN)} />
      </g>
      {masts.map((place) => (
        <g key={place.join(' ')} transform={move(place)}>
          <path className={styles.mast} d="M-9 8H9L0-12z" />
        </g>
      ))}
      <g transform={move(visitor)}>
        <g className={styles.mark}>
          <circle r="30" className={styles.ring} />
          <circle cy="-13" r="3.6" className={styles.head} />
          <path className={styles.person} d="M0-9V4m0 0-5 11M0 4l5 11M-7-1l7-6 7 6" />
        </g>
      </g>
    </svg>
  );
}

/** The first view of the page: where the visitor stands, beyond the line that coverage ends at. */
export function CoveragePlanSection({ id, eyebrow, title, lead, site }: SectionContent<'coverage-plan'>) {
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.map}>
        <CoverageDrawing site={site} />
      </div>
    </section>
  );
}
