import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './bearing-trace.styles.ts';
import { TraceDrawing } from './trace.drawing.tsx';

/** How a model learns: the vibration of one bearing from edge to edge, and five marks on it. */
export function BearingTraceSection(section: SectionContent<'bearing-trace'>) {
  const { id, title, lead, example, sampleLate, items, trace, ...words } = section;
  const days = items.map(({ sampleDay }) => sampleDay);
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <TraceDrawing trace={trace} days={days} words={words} />
      <p className={styles.example}>
        {example} {sampleLate}
      </p>
      <div className={styles.foot}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.heading}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ol className={styles.marks}>
          {items.map((item) => (
            <li key={item.id} className={styles.mark}>
              <div className={styles.words}>
                <h3 className={styles.name}>{item.title}</h3>
                <p className={styles.text}>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
