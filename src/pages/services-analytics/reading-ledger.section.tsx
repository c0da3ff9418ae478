import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { findFate, inKilowatts } from './checked-reading.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { styles } from './reading-ledger.styles.ts';

const DECIMALS = { kW: 0, MW: 2 } as const;

/** The capabilities, beside readings as they arrive and as they are after the check. */
export function ReadingLedgerSection(section: SectionContent<'reading-ledger'>) {
  const { id, title, example, arrived, checked, station, kilowatts, megawatts, fates, readings, items } =
    section;
  const language = useLanguage();
  const units = { kW: kilowatts, MW: megawatts };
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <table className={styles.table}>
          <caption className={styles.caption}>{example}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.column}>
                {station}
              </th>
              <th scope="col" className={styles.column}>
                {arrived}
              </th>
              <th scope="col" className={styles.column}>
                {checked}
              </th>
            </tr>
          </thead>
          <tbody>
            {readings.map((reading) => {
              const fate = findFate(reading);
              const power = inKilowatts(reading);
              const unit = reading.isInMegawatts === true ? 'MW' : 'kW';
              return (
                <tr key={reading.id} className={styles.row} data-fate={fate}>
                  <th scope="row" className={styles.station}>
                    {reading.sampleStation}
                  </th>
                  <td className={styles.raw}>
                    {reading.samplePower === undefined ? null : (
                      <>
                        <span>{formatNumber(language, reading.samplePower, DECIMALS[unit])}</span>{' '}
                        {units[unit]}
                      </>
                    )}
                  </td>
                  <td className={styles.clean}>
                    {power === undefined || fate === 'duplicate' ? null : (
                      <span className={styles.power}>
                        {formatNumber(language, power)} <span className={styles.unit}>{kilowatts}</span>
                      </span>
                    )}
                    {fate === undefined ? null : <span className={styles.fate}> {fates[fate]}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <ul className={styles.capabilities}>
          {items.map((item) => (
            <li key={item.id} className={styles.capability}>
              <NamedFold name={item.title} className={styles.name}>
                <p className={styles.text}>{item.text}</p>
              </NamedFold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
