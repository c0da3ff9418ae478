import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { styles } from './link-budget.styles.ts';
import { followPath } from './path-profile.ts';
import { sumUp } from './radio-link.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** The running sum of the longest hop of the drawn path, from the transmitter to what is left in reserve. */
export function LinkBudgetSection(section: SectionContent<'link-budget'>) {
  const { id, title, lead, example, samplePower, sampleDish, sampleLosses, sampleThreshold } = section;
  const language = useLanguage();
  const { longestHop } = followPath(section.radio);
  const { gain, loss, received, reserve } = sumUp({
    kilometers: longestHop,
    frequency: section.radio.sampleFrequency,
    power: samplePower,
    dish: sampleDish,
    losses: sampleLosses,
    threshold: sampleThreshold,
  });
  const sign = (value: number) =>
    `${value < 0 ? '−' : '+'}${formatNumber(language, round(Math.abs(value)), 1)}`;
  const dish = `${formatNumber(language, sampleDish)}\u00A0${section.meters}`;
  const way = `${formatNumber(language, longestHop)}\u00A0${section.kilometers}`;
  const lines = [
    { name: section.transmitter, value: samplePower, unit: section.power },
    { name: section.nearDish, detail: dish, value: gain, unit: section.gain },
    { name: section.space, detail: way, value: -loss, unit: section.decibels },
    { name: section.farDish, detail: dish, value: gain, unit: section.gain },
    { name: section.losses, value: -sampleLosses, unit: section.decibels },
    { name: section.received, value: received, unit: section.power, isSum: true },
    { name: section.needed, value: sampleThreshold, unit: section.power },
  ];
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div className={styles.account}>
          <Fold label={section.lines}>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.example}>{example}</p>
            <dl className={styles.sum}>
              {lines.map(({ name, detail, value, unit, isSum = false }) => (
                <div key={name} className={isSum ? styles.total : styles.line}>
                  <dt>
                    {name}
                    {detail === undefined ? null : <span className={styles.detail}> {detail}</span>}
                  </dt>
                  <dd className={styles.value}>
                    <bdi dir="ltr">
                      {sign(value)} <span className={styles.unit}>{unit}</span>
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
        <p className={styles.result}>
          <bdi dir="ltr" className={styles.figure}>
            {formatNumber(language, round(reserve), 1)}{' '}
            <span className={styles.decibels}>{section.decibels}</span>
          </bdi>
          <span className={styles.meaning}>{section.reserve}</span>
        </p>
      </div>
    </section>
  );
}
