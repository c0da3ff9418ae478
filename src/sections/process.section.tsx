import type { SectionContent } from '#src/content/content-types.ts';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { Form } from './form.tsx';
import { ProcessAxis } from './process-axis.tsx';
import { styles } from './process.styles.ts';

/** The phases of the work, side by side or as ruled rows. Where each has its weeks, they also stand on an axis of time. */
export function ProcessSection(section: SectionContent<'process'>) {
  const { id, layout = 'columns', gives, items } = section;
  const spans = items.flatMap(({ id: phase, from, to }) =>
    from === undefined ? [] : [{ id: phase, from, to }],
  );
  const isTimed = spans.length === items.length;
  const phases = items.map(({ id: phase, title, text, when, steps, result }, position) => (
    <li key={phase} className={styles.phase}>
      <div>
        <h3 className={styles.name}>
          <PhaseNumber position={position} />
          {title}
        </h3>
        {when === undefined ? null : <p className={styles.when}>{when}</p>}
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.rest}>
        {steps === undefined ? null : (
          <ul className={styles.steps}>
            {steps.map((step) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ul>
        )}
        {result === undefined ? null : (
          <p className={styles.result}>
            <span className={styles.gives}>{gives}</span> {result}
          </p>
        )}
      </div>
    </li>
  ));
  return (
    <Form section={section}>
      {isTimed ? <ProcessAxis spans={spans} /> : null}
      {layout === 'rows' ? (
        <ol className={styles.rows}>{phases}</ol>
      ) : (
        <SnapRow className={isTimed ? styles.timed : styles.columns} labelledBy={`${id}-title`} isOrdered>
          {phases}
        </SnapRow>
      )}
    </Form>
  );
}
