import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './heat-balance.styles.ts';

type Bar = { id: string; name: string; watts: number; from: number; tone: 'heat' | 'sum' | 'cold' };

/** Where the heat of the cabinet comes from, and what carries it away, on one scale. */
export function HeatBalanceSection(props: SectionContent<'heat-balance'>) {
  const { id, sampleTitle, lead, example, unit, items, sum, cooling, sampleCooling, sampleRest } = props;
  const language = useLanguage();
  const heatUntil = (count: number) =>
    items.slice(0, count).reduce((total, { sampleWatts }) => total + sampleWatts, 0);
  const all = heatUntil(items.length);
  const bars: Bar[] = [
    ...items.map(({ id: item, title, sampleWatts }, position): Bar => {
      return { id: item, name: title, watts: sampleWatts, from: heatUntil(position), tone: 'heat' };
    }),
    { id: 'sum', name: sum, watts: all, from: 0, tone: 'sum' },
    { id: 'cooling', name: cooling, watts: sampleCooling, from: 0, tone: 'cold' },
  ];
  const share = (watts: number) => `${((watts / sampleCooling) * 100).toFixed(2)}%`;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {sampleTitle}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.balance}>
          <p className={styles.example}>{example}</p>
          <dl>
            {bars.map(({ id: bar, name, watts, from, tone }) => (
              <div key={bar} className={tone === 'heat' ? styles.line : styles.total}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  <bdi className={styles.watts}>
                    {formatNumber(language, watts)} {unit}
                  </bdi>
                  <svg className={styles.bar} aria-hidden="true">
                    <rect className={styles[tone]} x={share(from)} width={share(watts)} height="100%" />
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
