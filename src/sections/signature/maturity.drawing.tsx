import type { SectionContent } from '#src/content/content-types.ts';
import { styles as lines } from './line.styles.ts';
import { styles } from './maturity.styles.ts';

/** Four ways that cross one another until they are put in order. */
const tangle =
  'M0 50C50 50 60 230 110 230S150 120 185 120 225 50 260 50M0 150c40 0 60-120 105-120s45 270 85 270 35-150 70-150M0 250c50 0 55-140 100-140s50 240 85 240 40-100 75-100M0 350c50 0 70-170 120-170s50 60 80 60 30 110 60 110';
const order = [50, 150, 250, 350];

/** What is done before and after, joined by lines that leave a tangle, in order. */
export function MaturityDrawing({ items }: Pick<SectionContent<'signature'>, 'items'>) {
  return (
    <div className={styles.root}>
      <svg
        className={`${lines.line} ${styles.ways}`}
        viewBox="0 0 400 400"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.loose} strokeDasharray="5 6" d={tangle} />
        <path className={lines.faint} d="M260 0v400" />
        <path className={lines.signal} d={order.map((height) => `M260 ${height}H400`).join('')} />
      </svg>
      <ul className={styles.pairs}>
        {items.map(({ id, title, text }) => (
          <li key={id} className={styles.pair}>
            <h3 className={styles.before}>{title}</h3>
            <p className={styles.after}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
