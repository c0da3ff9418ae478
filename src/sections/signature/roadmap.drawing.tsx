import type { SectionContent } from '#src/content/content-types.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';
import { styles } from './roadmap.styles.ts';

/** Ridges from the farthest to the nearest: the crest, and how certain the way over it is. */
const ridges = [
  { crest: 'M560 300C700 230 780 90 900 84s170 50 300 40 500-70 1000-20', dashes: '1 9' },
  { crest: 'M280 320C400 250 500 140 600 138s180 60 280 110 200 60 300 80', dashes: '4 8' },
  { crest: 'M0 330C100 270 210 196 300 194s180 50 260 90 160 40 240 60', dashes: '12 7' },
  { crest: 'M-900 250C-600 220-300 290-180 280S-60 250 0 250s130 20 230 50 150 20 220 40' },
];

/** Horizons behind one another with a milestone on each, towards the sun. */
export function RoadmapDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <svg
        className={`${lines.line} ${styles.land}`}
        viewBox="0 0 1200 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient id="hill" x2="0" y2="1">
          <stop className={styles.high} />
          <stop className={styles.low} offset="1" />
        </linearGradient>
        <linearGradient id="crest" gradientUnits="userSpaceOnUse" x2="0" y1="262" y2="318">
          <stop className={styles.crest} />
          <stop className={styles.crest} offset="1" stopOpacity="0" />
        </linearGradient>
        {ridges.map(({ crest, dashes }) => (
          <g key={crest}>
            <path stroke="none" fill="url(#hill)" d={`${crest}V340H-900Z`} />
            <path stroke="url(#crest)" strokeDasharray={dashes} d={crest} />
          </g>
        ))}
      </svg>
      <ol className={styles.milestones}>
        {items.map(({ id, title, text }) => (
          <li key={id} className={styles.milestone}>
            <Label title={title} text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
