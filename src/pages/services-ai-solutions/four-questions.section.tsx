import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { SolutionText } from '#src/ui/solution-text.tsx';
import { styles } from './four-questions.styles.ts';
import { QuestionDrawing } from './question.drawing.tsx';

/** The solutions by the questions that they answer: what it asks about is drawn, the question is large, the method small. */
export function FourQuestionsSection({ id, title, items }: SectionContent<'four-questions'>) {
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.wrap}>
        <h2 id={`${id}-title`} className={styles.heading}>
          {title}
        </h2>
        <ul className={styles.questions}>
          {items.map(({ id: item, question, title: name, sampleSold, sampleExpected, ...solution }) => (
            <li key={item} className={styles.item}>
              <QuestionDrawing about={item} sold={sampleSold} expected={sampleExpected} />
              <p className={styles.question}>{question}</p>
              <NamedFold name={name} className={styles.name}>
                <SolutionText solution={solution} />
              </NamedFold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
