import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { SolutionFeatures } from '#src/ui/solution-features.tsx';
import { SolutionText } from '#src/ui/solution-text.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { styles } from './three-readers.styles.ts';

/** One lost figure as large as the page has room for, a line from it to what it tells each of its readers, and the store on which it stands. */
export function ThreeReadersSection(section: SectionContent<'three-readers'>) {
  const { id, title, sampleLost, figure, moral, example, open, items } = section;
  const language = useLanguage();
  const readings = items.filter(({ reader }) => reader !== undefined);
  const grounds = items.filter(({ reader }) => reader === undefined);
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <div className={styles.figure}>
          <p className={styles.number}>
            <bdi dir="ltr">{formatNumber(language, sampleLost, 1)}</bdi>
          </p>
          <p className={styles.meaning}>
            {figure} <span className={styles.example}>{example}</span>
            <br />
            {moral}
          </p>
        </div>
        <SnapRow className={styles.readings} labelledBy={`${id}-title`}>
          {readings.map((item) => (
            <li key={item.id} className={styles.reading}>
              <p className={styles.reader}>{item.reader}</p>
              <p className={styles.quote}>{item.sampleReading}</p>
              <div className={styles.solution}>
                <h3 className={styles.name}>
                  <Icon name={item.icon} size="letter" />
                  {item.title}
                </h3>
                <Fold label={open}>
                  <SolutionText solution={item} />
                </Fold>
              </div>
            </li>
          ))}
        </SnapRow>
        {grounds.map((item) => (
          <div key={item.id} className={styles.ground} data-tone="ink">
            <h3 className={styles.baseName}>
              <Icon name={item.icon} size="letter" />
              {item.title}
            </h3>
            <p>{item.text}</p>
            <Fold label={item.names}>
              <SolutionFeatures solution={item} />
            </Fold>
          </div>
        ))}
      </div>
    </section>
  );
}
