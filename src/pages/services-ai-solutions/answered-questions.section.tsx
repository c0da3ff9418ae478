import type { StaticSectionProps } from '#src/sections/section-props.ts';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { SnapRow } from '#src/ui/snap-row.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { styles } from './answered-questions.styles.ts';

/** What came of the questions of others: one result in large type, others on common rules, one beside its turbine. */
export function AnsweredQuestionsSection({
  id,
  title,
  leading,
  pictured,
  picture,
  alt,
  stories,
  labels,
}: StaticSectionProps<'answered-questions'>) {
  const lead = stories.filter((story) => story.id === leading);
  const beside = stories.filter((story) => story.id === pictured);
  const others = stories.filter((story) => story.id !== leading && story.id !== pictured);
  return (
    <section id={id} className={styles.root} data-tone="paper" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <SampleNote records={stories} text={labels.samples.stories} />
        <SnapRow className={styles.stories} labelledBy={`${id}-title`}>
          {[...lead, ...others].map((story) => (
            <li key={story.id} className={styles.story}>
              <AnsweredQuestion story={story} />
            </li>
          ))}
        </SnapRow>
      </div>
      {beside.map((story) => (
        <div key={story.id} className={styles.beside}>
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="(min-width: 48rem) 72vw, 100vw" />
          </div>
          <div className={styles.words}>
            <AnsweredQuestion story={story} />
          </div>
        </div>
      ))}
    </section>
  );
}
