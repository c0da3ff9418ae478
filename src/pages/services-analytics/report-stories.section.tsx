import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { styles } from './report-stories.styles.ts';

const HOUR = 60;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Three stories; the time that the first one saved is drawn to scale, as wide as the window. */
export function ReportStoriesSection(section: StaticSectionProps<'report-stories'>) {
  const { id, title, sampleBefore, sampleAfter, hour, before, after, stories, labels } = section;
  const language = useLanguage();
  const now = sampleAfter / sampleBefore;
  const hours = Array.from({ length: Math.floor(sampleBefore / HOUR) }, (_, at) => at + 1);
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <SampleNote records={stories} text={labels.samples.stories} />
        <svg className={styles.scale} aria-hidden="true">
          <rect className={styles.before} y="1.5rem" width="100%" height="2.5rem" />
          <rect className={styles.after} width={percent(now)} height="4rem" />
          <text className={styles.short} x={percent(now)} dx="0.6em" y="1.05rem">
            {isolateInLanguage(after, language)}
          </text>
          <text className={styles.long} x={percent(1)} dx="-0.8em" y="3.1rem">
            {isolateInLanguage(before, language)}
          </text>
          {hours.map((count) => {
            const at = percent((count * HOUR) / sampleBefore);
            return (
              <g key={count}>
                <line className={styles.tick} x1={at} x2={at} y1="4rem" y2="4.5rem" />
                <text className={styles.hour} x={at} y="5.75rem">
                  {count === hours.length ? isolateInLanguage(`${count} ${hour}`, language) : count}
                </text>
              </g>
            );
          })}
        </svg>
        <ul className={styles.stories}>
          {stories.map((story) => (
            <li key={story.id} className={styles.story}>
              <p className={styles.client}>{story.client}</p>
              <p className={styles.value}>{story.result.value}</p>
              <p className={styles.label}>{story.result.label}</p>
              <NamedFold name={story.title} className={styles.title}>
                <p className={styles.text}>{story.text}</p>
              </NamedFold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
