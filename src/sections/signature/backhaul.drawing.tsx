import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './backhaul.styles.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';

/** What stands at the points of the path, on a ground at the lower edge of its box. */
const stations = [
  {
    box: '0 0 56 60',
    light: undefined,
    path: 'M18 24h20v34h-20zM25 29h6M26 53h4M22 16a9 9 0 0 1 12 0M17 10a16 16 0 0 1 22 0',
  },
  {
    box: '0 0 56 112',
    light: 'M28 1h0',
    path: 'M14 112 26 14h4l12 98M17 90h22M20 66h16M22 46h12M17 90l19-24M39 90 20 66M20 66l14-20M36 66 22 46M28 14V4M20 8v22M36 8v22M20 19h16M44 112V96h12v16',
  },
  {
    box: '0 0 56 84',
    light: 'M28 5h0',
    path: 'M16 84 26 14h4l10 70M18 66h20M21 44h14M18 66l17-22M38 66 21 44M28 14V7M16 12a12 12 0 0 0 0 20zM16 22h10M40 12a12 12 0 0 1 0 20zM40 22H30',
  },
  {
    box: '0 0 56 64',
    light: 'M28 10h0',
    path: 'M28 64V12M16 8a10 10 0 0 0 0 18zM16 17h12M20 38h30v26H20zM26 45h18M26 51h18M26 57h18',
  },
  {
    box: '0 0 112 72',
    light: 'M92 3h0',
    path: 'M6 72V24h100v48M0 24h112M92 24V4M86 10a9 9 0 0 1 12 0M18 36h22v14H18zM46 36h22v14H46zM74 36h22v14H74zM14 60h86M30 60v12M84 60v12',
  },
];

/** The way of a call over the terrain; on narrow screens a line that runs down from point to point. */
export function BackhaulDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <svg
        className={`${lines.line} ${styles.terrain}`}
        viewBox="0 0 1200 380"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <linearGradient id="terrain" x2="0" y2="1">
          <stop className={styles.soil} />
          <stop className={styles.depth} offset="1" />
        </linearGradient>
        <g className={lines.faint}>
          <path d="M-110 304v-74m0 0v-36m0 36 31 18m-31-18-31 18M-40 301v-60m0 0 8-29m-8 29 21 21m-21-21-29 8M94 297v-64m0 0-26-16m26 16 27-16m-27 16v31" />
          <path
            stroke="none"
            fill="url(#terrain)"
            d="M-900 330C-500 300-200 300 0 300s160-4 240-10c100-8 140-140 240-140s140 135 240 135 140-15 240-15c340 0 540 25 1100-20v130H-900Z"
          />
          <path d="M-900 330C-500 300-200 300 0 300s160-4 240-10c100-8 140-140 240-140s140 135 240 135 140-15 240-15c340 0 540 25 1100-20M-900 352c400-26 700-28 900-28s170-2 260-10 120-112 220-112 130 108 240 108 140-14 240-14c340 0 540 22 1100-18M-900 374c400-22 700-26 900-26s180-2 270-8 110-86 210-86 130 82 250 82 130-12 230-12c340 0 540 18 1100-16" />
        </g>
        <g className={lines.signal}>
          <path d="M214 214a36 36 0 0 1 0-48M188 238a70 70 0 0 1 0-96M162 262a104 104 0 0 1 0-144M136 286a138 138 0 0 1 0-192" />
          <path strokeDasharray="1 7" d="m252 196 212-106M496 90l208 142" />
          <path d="M720 285v46q0 14 14 14h256q14 0 14-14v-61" />
        </g>
      </svg>
      <ol className={styles.points}>
        {items.map(({ id, title, text }, position) => (
          <li key={id} className={styles.point}>
            <svg
              className={`${lines.line} ${styles.station}`}
              viewBox={stations[position]?.box}
              preserveAspectRatio="xMidYMax meet"
              aria-hidden="true"
            >
              <path d={stations[position]?.path} />
              <path className={styles.beacon} d={stations[position]?.light} />
            </svg>
            <Label title={title} text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
