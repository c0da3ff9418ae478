import type { SectionContent } from '#src/content/content-types.ts';
import { styles } from './answered-question.styles.ts';

type AnsweredQuestionProps = { story: SectionContent<'answered-questions'>['stories'][number] };

/** What came of one question: the result before the story. */
export function AnsweredQuestion({ story }: AnsweredQuestionProps) {
  return (
    <>
      <div>
        <p className={styles.value}>{story.result.value}</p>
        <p className={styles.label}>{story.result.label}</p>
      </div>
      <div>
        <h3 className={styles.title}>{story.title}</h3>
        <p className={styles.text}>{story.text}</p>
        <p className={styles.client}>{story.client}</p>
      </div>
    </>
  );
}
