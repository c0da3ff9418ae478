import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Reveal } from '#src/ui/reveal.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { styles } from './answered-questions.styles.ts';

/** What came of the questions of others: one result in large type, the others in two columns on common rules. */
export function AnsweredQuestionsSection({
  id,
  title,
  leading,
  stories,
  labels,
}: StaticSectionProps<'answered-questions'>) {
  const lead = stories.filter((story) => story.id === leading);
  const others = stories.filter((story) => story.id !== leading);
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <Reveal className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <SampleNote records={stories} text={labels.samples.stories} />
        <SnapRow className={styles.stories} labelledBy={`${id}-title`}>
          {[...lead, ...others].map((story) => (
            <li key={story.id} className={styles.story}>
              <div>
                <p className={styles.value}>{story.result.value}</p>
                <p className={styles.label}>{story.result.label}</p>
              </div>
              <div>
                <h3 className={styles.title}>{story.title}</h3>
                <p className={styles.text}>{story.text}</p>
                <p className={styles.client}>{story.client}</p>
              </div>
            </li>
          ))}
        </SnapRow>
      </Reveal>
    </section>
  );
}
