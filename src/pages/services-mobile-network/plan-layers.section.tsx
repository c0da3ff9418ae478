import type { SectionContent } from '#src/content/content-types.ts';
import { isolateInLanguage } from '#src/i18n/isolate-runs.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Fold } from '#src/ui/fold.tsx';
import { PhaseNumber } from '#src/ui/phase-number.tsx';
import { PlanDrawing } from './plan.drawing.tsx';
import { styles } from './plan-layers.styles.ts';

/** The lines of the plan, one for each phase. */
const samples = [
  <path key="walked" className={styles.walked} d="M0 8h72" />,
  <path key="planned" className={styles.planned} d="M0 8h72" />,
  <path key="built" className={styles.built} d="M0 8h72" />,
  <path key="measured" className={styles.points} d="M4 8h0m20 0h0m20 0h0m20 0h0" />,
];

/** The phases as the key of a plan: each names the line that it adds. */
export function PlanLayersSection({
  id,
  title,
  lead,
  more,
  north,
  scale,
  node,
  items,
}: SectionContent<'plan-layers'>) {
  const language = useLanguage();
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <PlanDrawing north={north} scale={isolateInLanguage(scale, language)} node={node} />
        <p className={styles.key} aria-hidden="true">
          {items.map((item, position) => (
            <span key={item.id} className={styles.entry}>
              <svg className={styles.sample} viewBox="0 0 76 16">
                {samples[position]}
              </svg>
              {item.title}
            </span>
          ))}
        </p>
        <div className={styles.phases}>
          <Fold label={more}>
            <p className={styles.lead}>{lead}</p>
            <ol>
              {items.map((item, position) => (
                <li key={item.id} className={styles.phase}>
                  <h3 className={styles.name}>
                    <PhaseNumber position={position} />
                    {item.title}
                  </h3>
                  <svg className={styles.sample} viewBox="0 0 76 16" aria-hidden="true">
                    {samples[position]}
                  </svg>
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
      </div>
    </section>
  );
}
