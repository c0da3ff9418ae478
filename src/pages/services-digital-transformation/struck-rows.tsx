import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { styles } from './struck-rows.styles.ts';

/** Tasks as they were, struck out by the line, with what takes their place. */
export function StruckRows({ change, tasks, hours }: SectionContent<'untangled-line'>) {
  const language = useLanguage();
  return (
    <section id="before-and-after" className={styles.root} aria-labelledby="before-and-after-title">
      <Reveal className={styles.wrap}>
        <h2 id="before-and-after-title" className={styles.title}>
          {change.title}
        </h2>
        <ul>
          {tasks.map((task) => (
            <li key={task.id} className={styles.row}>
              <h3 className={styles.old}>
                <del className={styles.struck}>{task.title}</del>
              </h3>
              <p className={styles.next}>{task.text}</p>
              <p className={styles.hours}>
                {formatNumber(language, task.sampleBefore)} {change.becomes}{' '}
                <strong className={styles.now}>{formatNumber(language, task.sampleAfter)}</strong> {hours}
              </p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
