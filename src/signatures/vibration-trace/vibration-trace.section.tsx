import type { SectionContent } from '#src/content/content-types.ts';
import { PageOpening } from '#src/ui/page-title.tsx';
import { SectionHeading } from '#src/ui/section.tsx';
import { styles } from './vibration-trace.styles.ts';
import { TraceDrawing } from './trace.drawing.tsx';

/** The first view: the vibration of one bearing from edge to edge, and how a model learns from it, at five marks. */
export function VibrationTraceSection(section: SectionContent<'vibration-trace'>) {
  const { id, example, sampleLate, loop, items } = section;
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <PageOpening section={section} />
      <TraceDrawing section={section} />
      <p className={styles.example}>
        {example} {sampleLate}
      </p>
      <div id="learning-loop" className={styles.foot}>
        <SectionHeading id="learning-loop" {...loop} />
        <ol className={styles.marks}>
          {items.map((item) => (
            <li key={item.id}>
              <h3 className={styles.name}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
