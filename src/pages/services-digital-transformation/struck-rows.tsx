import type { SectionContent } from '#src/content/content-types.ts';
import { HoursBar } from './hours-bar.tsx';
import { styles } from './struck-rows.styles.ts';

/** Tasks as they were, struck out by the line, with what takes their place and the hours of both on one scale. */
export function StruckRows({ change, tasks, hours }: SectionContent<'untangled-line'>) {
  const most = Math.max(...tasks.map(({ sampleBefore }) => sampleBefore));
  return (
    <section id="before-and-after" className={styles.root} aria-labelledby="before-and-after-title">
      <div className={styles.wrap}>
        <h2 id="before-and-after-title" className={styles.title}>
          {change.title}
        </h2>
        <ul>
          {tasks.map((task) => (
            <li key={task.id} className={styles.row}>
              <h3 className={styles.old}>
                <span className={styles.former}>{change.former}</span>{' '}
                <del className={styles.struck}>{task.title}</del>
              </h3>
              <p className={styles.next}>{task.text}</p>
              <p className={styles.hours}>
                <HoursBar value={task.sampleBefore} most={most} unit={hours} />
              </p>
              <p className={styles.now}>
                <HoursBar value={task.sampleAfter} most={most} unit={hours} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
