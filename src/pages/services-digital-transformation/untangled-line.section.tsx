import type { SectionContent } from '#src/content/content-types.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ActionLinks } from '#src/ui/action-links.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { ServiceName } from '#src/ui/service-name.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { StruckRows } from './struck-rows.tsx';
import { TangleDrawing } from './tangle.drawing.tsx';
import { uprightTangle, wideTangle } from './tangle-lines.ts';
import { styles as tangle } from './tangle.styles.ts';
import { styles } from './untangled-line.styles.ts';

/** The first view: tasks whose ways cross become one line, in four phases; then each task before and after. */
export function UntangledLineSection(section: SectionContent<'untangled-line'>) {
  const { id, eyebrow, title, lead, actions, hours, unit, line, example, process, items, tasks } = section;
  const language = useLanguage();
  const write = (value: number) => formatNumber(language, value);
  const before = tasks.reduce((sum, { sampleBefore }) => sum + sampleBefore, 0);
  const after = tasks.reduce((sum, { sampleAfter }) => sum + sampleAfter, 0);
  return (
    <>
      <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
        <h1 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          <ServiceName name={eyebrow} />
          {title}
        </h1>
        <div className={styles.view}>
          <div className={styles.words}>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.actions}>
              <ActionLinks actions={actions} ground="dark" />
            </p>
          </div>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.id} className={styles.task}>
                <span>
                  {task.title}
                  <span className={styles.hours}>
                    {write(task.sampleBefore)} {hours}
                  </span>
                </span>
                <svg className={styles.person} viewBox="0 0 12 24" aria-hidden="true">
                  <path d="M6 1a3 3 0 1 0 .1 0M6 7v8m0-7 5 3M6 8 1 11m5 4-4 8m4-8 4 8" />
                </svg>
              </li>
            ))}
          </ul>
          <TangleDrawing layout={wideTangle} tasks={tasks.length} className={tangle.wide} />
          <TangleDrawing layout={uprightTangle} tasks={tasks.length} className={tangle.upright} />
          <span className={styles.rest} />
          <p className={styles.sum}>
            <span className={styles.name}>{line}</span>
            <span className={styles.figure}>
              {write(after)} <span className={styles.unit}>{unit}</span>
            </span>
            <span className={styles.example}>
              {example} {write(before)}
            </span>
          </p>
        </div>
        <div id="process" className={styles.process}>
          <h2 className={styles.heading}>{process.title}</h2>
          <Fold label={process.more}>
            <ol className={styles.phases}>
              {items.map((item, position) => (
                <li key={item.id} className={styles.phase}>
                  <h3 className={styles.phaseName}>
                    <PhaseNumber position={position} />
                    {item.title}
                  </h3>
                  <p>{item.text}</p>
                  <ul className={styles.steps}>
                    {item.steps.map((step) => (
                      <li key={step.id}>{step.text}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
      </section>
      <StruckRows {...section} />
    </>
  );
}
