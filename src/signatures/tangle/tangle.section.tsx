import type { SectionContent } from '#src/content/content-types.ts';
import { LeadActions } from '#src/ui/action-links.tsx';
import { PERSON } from '#src/ui/drawing.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { tangles } from './strands.ts';
import { styles } from './tangle.styles.ts';

/** The first view of a page: tangled everyday tasks become one line. */
export function TangleSection(section: SectionContent<'tangle'>) {
  const { id, eyebrow, title, lead, actions, line, tasks } = section;
  return (
    <section id={id} className={styles.root} data-tone="ink" aria-labelledby={`${id}-title`}>
      <PageTitle section={id} name={eyebrow} className={styles.title}>
        {title}
      </PageTitle>
      <div className={styles.view} data-explains="straighten">
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <LeadActions actions={actions} />
        </div>
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.id} className={styles.task}>
              <span>{task.title}</span>
              <svg className={styles.person} viewBox="-33 -176 66 176" aria-hidden="true">
                <path d={PERSON} />
              </svg>
            </li>
          ))}
        </ul>
        <StrandsDrawing form="wide" />
        <StrandsDrawing form="upright" />
        <p className={styles.line}>{line}</p>
      </div>
    </section>
  );
}

/** Strands that start at the tasks, cross each other and continue as one line. */
function StrandsDrawing({ form }: { form: keyof typeof tangles }) {
  const { size, strands, line } = tangles[form];
  return (
    <svg className={styles[form]} viewBox={`0 0 ${size}`} preserveAspectRatio="none" aria-hidden="true">
      {strands.map((d) => (
        <path key={d} className={styles.strand} d={d} />
      ))}
      <path className={styles.way} d={line} />
    </svg>
  );
}
