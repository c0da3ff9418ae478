import type { SectionContent } from '#src/content/content-types.ts';
import { formatDuration } from '#src/i18n/format-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { styles } from './targets.styles.ts';

type Stairs = SectionContent<'stairs'>;
type TargetsProps = { targets: NonNullable<Stairs['targets']>; levels: Stairs['items'] };

/** Times that the owner promises for each severity of a fault, from the answer to the repair. */
export function Targets({ targets, levels }: TargetsProps) {
  const { title, answered, restored, note, items } = targets;
  const language = useLanguage();
  const listTimes = (fault: (typeof items)[number]) => [
    { id: 'answered', name: answered, minutes: fault.answered },
    { id: 'second', name: levels[1]?.title, minutes: fault.second },
    { id: 'third', name: levels[2]?.title, minutes: fault.third },
    { id: 'restored', name: restored, minutes: fault.restored },
  ];
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      {items.map((fault) => (
        <div key={fault.id} className={styles.fault}>
          <div>
            <h3 className={styles.severity}>{fault.title}</h3>
            <p className={styles.text}>{fault.text}</p>
          </div>
          <dl className={styles.times}>
            {listTimes(fault).map(({ id, name, minutes }) => {
              const { number, unit } = formatDuration(language, minutes);
              return (
                <div key={id} className={styles.time}>
                  <dt className={styles.text}>{name}</dt>
                  <dd>
                    {number === undefined ? null : <span className={styles.number}>{number} </span>}
                    {unit}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      ))}
      <p className={styles.text}>{note}</p>
    </div>
  );
}
