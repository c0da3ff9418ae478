import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './table.styles.ts';

type Bar = { id: string; name: string; value: number; from: number; look: 'part' | 'sum' | 'against' };

/** Returns the bars on one scale: parts, each starting where the last one ends, their sum and the compared value. */
function listBars({ items, sum, against, sampleAgainst }: SectionContent<'table'>): Bar[] {
  const until = (count: number) => items.slice(0, count).reduce((total, item) => total + item.sampleValue, 0);
  return [
    ...items.map(({ id, title, sampleValue }, position): Bar => {
      return { id, name: title, value: sampleValue, from: until(position), look: 'part' };
    }),
    { id: 'sum', name: sum, value: until(items.length), from: 0, look: 'sum' },
    { id: 'against', name: against, value: sampleAgainst, from: 0, look: 'against' },
  ];
}

/** A statement next to the numbers that support it. */
export function TableSection(section: SectionContent<'table'>) {
  const { id, tone = 'paper', sampleTitle, lead, example, unit, sampleRest } = section;
  const language = useLanguage();
  const bars = listBars(section);
  const most = Math.max(...bars.map(({ value }) => value));
  const share = (value: number) => `${((value / most) * 100).toFixed(2)}%`;
  return (
    <section id={id} className={styles[tone]} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {sampleTitle}
        </h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        <div className={styles.table}>
          <p className={styles.example}>{example}</p>
          <dl>
            {bars.map(({ id: bar, name, value, from, look }) => (
              <div key={bar} className={look === 'part' ? styles.line : styles.total}>
                <dt>{name}</dt>
                <dd className={styles.value}>
                  <bdi className={styles.number}>
                    {formatNumber(language, value)} {unit}
                  </bdi>
                  <svg className={styles.bar} aria-hidden="true">
                    <rect className={styles[look]} x={share(from)} width={share(value)} height="100%" />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.rest}>{sampleRest}</p>
        </div>
      </div>
    </section>
  );
}
