import type { SectionContent } from '#src/content/content-types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { writeDuration } from '#src/i18n/format-duration.ts';
import { Fold } from '#src/ui/fold.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { EscalationChart } from './escalation-chart.tsx';
import { EscalationLevels } from './escalation-levels.tsx';
import { TimeAxis } from './time-axis.tsx';
import { layTimeAxis } from './time-scale.ts';
import { styles } from './response-targets.styles.ts';

type ResponseTargetsProps = SectionContent<'response-targets'>;
type Severity = ResponseTargetsProps['severities'][number];

/** How soon faults are answered, handed on and repaired, on one time axis, and who takes over. */
export function ResponseTargetsSection(props: ResponseTargetsProps) {
  const { id, eyebrow, title, lead, example, axis, answered, restored, note, severities, levels, items } =
    props;
  const language = useLanguage();
  const scale = layTimeAxis(severities);
  const listTimes = (severity: Severity) =>
    [
      [answered, severity.sampleAnswered],
      [items[1]?.title, severity.sampleSecond],
      [items[2]?.title, severity.sampleThird],
      [restored, severity.sampleRestored],
    ] as const;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <div className={styles.heading}>
          <SectionHeading section={id} eyebrow={eyebrow} title={title} />
          <p className={styles.lead}>{lead}</p>
        </div>
        <figure className={styles.figure}>
          <figcaption className={styles.example}>{example}</figcaption>
          <div className={styles.head}>
            <p className={styles.axis}>{axis}</p>
            <TimeAxis scale={scale} isShared />
          </div>
          {severities.map((severity, position) => (
            <div key={severity.id} className={styles.row}>
              <div className={styles.severity}>
                <h3 className={styles.name}>{severity.title}</h3>
                <p className={styles.text}>{severity.text}</p>
                <ul className={styles.unseen}>
                  {listTimes(severity).map(([name, minutes]) => (
                    <li key={name}>
                      {name} {writeDuration(language, minutes)}
                    </li>
                  ))}
                </ul>
              </div>
              <div className={styles.chart}>
                <EscalationChart
                  scale={scale}
                  severity={severity}
                  levels={position === 0 ? items.map((level) => level.title) : []}
                  answered={answered}
                  restored={restored}
                />
                <TimeAxis scale={scale} />
                {position === 0 ? (
                  <Fold label={levels}>
                    <EscalationLevels items={items} />
                  </Fold>
                ) : null}
              </div>
            </div>
          ))}
          <p className={styles.note}>{note}</p>
        </figure>
      </div>
    </section>
  );
}
