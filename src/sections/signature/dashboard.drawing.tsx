import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './dashboard.styles.ts';
import { Label } from './label.tsx';
import { styles as lines } from './line.styles.ts';

/** Bars of the hours that have passed; the forecast goes on. */
const hours = [40, 52, 48, 66, 84, 92, 104, 70, 62, 118, 124, 120, 112];
const bars = hours.map((height, hour) => `M${hour * 24 + 4} 150v-${height}h14v${height}`).join('');
/** Alarms of each cause, the one with the most first. */
const causes = [52, 23, 14, 9, 4];

const instruments = [
  {
    key: 'dial',
    parts: (
      <>
        <path className={styles.missing} pathLength="297" d="M20 108a80 80 0 0 1 160 0" />
        <path className={styles.present} pathLength="267" d="M20 108a80 80 0 0 1 156-25" />
        <path d="m100 108 52-24M92 108a8 8 0 1 0 16 0 8 8 0 1 0-16 0" />
      </>
    ),
  },
  {
    key: 'curve',
    parts: (
      <>
        <path className={lines.faint} d="M0 150h480M0 100h480M0 50h480" />
        <path className={styles.energy} d={bars} />
        <path className={lines.sun} d="M172 80V46h14v34M196 88V44h14v44" />
        <path strokeDasharray="6 5" d="M0 116c60-8 100-70 160-74s110-36 150-20 70 40 110 50 40 12 60 14" />
        <path d="M318 150V0" />
      </>
    ),
  },
  {
    key: 'tally',
    parts: (
      <>
        {causes.map((count, cause) => (
          <path
            key={count}
            className={cause === 0 ? styles.chief : styles.others}
            d={`M0 ${cause * 33 + 17}h${count * 9 - 5}`}
          />
        ))}
      </>
    ),
  },
  {
    key: 'pulse',
    parts: (
      <>
        <path className={styles.reports} d="M0 16h462M0 50h462M0 118h462M0 150h462" />
        <path className={styles.late} d="M0 84h250" />
        <path className={lines.sun} strokeDasharray="1 7" d="M268 84h194" />
        <path d="M480 0v166" />
      </>
    ),
  },
];

/** An instrument panel: a dial, output against forecast, alarms by cause, and when each source was heard last. */
export function DashboardDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <ul className={styles.panel}>
      {items.map(({ id, title, text }, position) => {
        const { key, parts } = instruments[position] ?? {};
        return (
          <li key={id} className={styles.instrument}>
            <svg
              className={`${lines.line} ${key === 'dial' ? styles.dial : styles.chart}`}
              viewBox={key === 'dial' ? '0 0 200 116' : '0 0 480 166'}
              preserveAspectRatio={key === 'dial' ? undefined : 'none'}
              aria-hidden="true"
            >
              {parts}
            </svg>
            <Label title={title} text={text} />
          </li>
        );
      })}
    </ul>
  );
}
